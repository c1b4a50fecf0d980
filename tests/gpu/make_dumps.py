# SPDX-License-Identifier: Apache-2.0
"""Makes the dumps of tests/data on a machine with JAX and a GPU: `python3 make_dumps.py FOLDER`.

For each program: the optimised module (NAME.hlo.txt), its buffer assignment (NAME.buffers.txt), and what JAX itself says of the
kinds of its parameters and results (NAME.truth.json). Programs over a mesh are compiled ahead of time for eight GPUs.
"""
import glob
import json
import os
import shutil
import subprocess
import sys
import tempfile

USER_BUFFERS = "--xla_gpu_enable_nccl_user_buffers=true"
PROGRAMS = {
    "adam_moments_on_host": "",
    "weights_from_host": "",
    "element_types": "",
    "donated_host_state": "",
    "scan_keeps_activations_on_host": "",
    "data_parallel_step": USER_BUFFERS,
    "data_parallel_step_temp_color": USER_BUFFERS + " --xla_gpu_temp_buffer_use_separate_color=true",
    "ring_exchange": USER_BUFFERS,
}


def program(name):
    """Returns a jitted function and its abstract arguments."""
    import jax
    import jax.numpy as jnp
    import numpy as np
    from jax.experimental import topologies
    from jax.sharding import Mesh, NamedSharding, PartitionSpec, SingleDeviceSharding

    gpu = jax.devices()[0]
    device = SingleDeviceSharding(gpu, memory_kind="device")
    host = SingleDeviceSharding(gpu, memory_kind="pinned_host")

    def arg(shape, dtype=jnp.float32, sharding=device):
        return jax.ShapeDtypeStruct(shape, dtype, sharding=sharding)

    if name == "adam_moments_on_host":
        def step(weight, moment, gradient):
            new = 0.9 * jax.device_put(moment, device) + 0.1 * gradient
            return weight - 0.01 * new, jax.device_put(new, host), jnp.vdot(gradient, gradient)
        return jax.jit(step, out_shardings=(device, host, device)), (arg((256, 128)), arg((256, 128), sharding=host), arg((256, 128)))
    if name == "weights_from_host":
        def apply(x, weights):
            for weight in weights:
                x = jnp.tanh(x @ jax.device_put(weight, device))
            return x
        return jax.jit(apply, out_shardings=device), (arg((32, 64)), [arg((64, 64), sharding=host)] * 3)
    if name == "element_types":
        types = [jnp.bool_, jnp.int4, jnp.uint4, jnp.int8, jnp.int16, jnp.int32, jnp.uint32, jnp.float16, jnp.bfloat16, jnp.float32,
                 jnp.float8_e4m3fn, jnp.float8_e5m2, jnp.complex64]
        shapes = [(), (7,), (3, 5)]

        def twice(*arrays):
            return [jnp.concatenate([array.reshape(-1)] * 2) for array in arrays] + [jnp.zeros((0, 4))]
        return jax.jit(twice), tuple(arg(shapes[i % 3], dtype) for i, dtype in enumerate(types))
    if name == "donated_host_state":
        def update(state, x):
            return jax.device_put(jax.device_put(state, device) * 0.5 + x, host), x.sum()
        return jax.jit(update, donate_argnums=(0,), out_shardings=(host, device)), (arg((4096,), sharding=host), arg((4096,)))
    if name == "scan_keeps_activations_on_host":
        def run(x, weights):
            def layer(carry, weight):
                return jnp.tanh(carry @ weight), jax.device_put(carry, host)
            return jax.lax.scan(layer, x, weights)
        return jax.jit(run, out_shardings=(device, host)), (arg((16, 64)), arg((5, 64, 64)))

    topology = topologies.get_topology_desc(platform="cuda", topology_name="1x1x8", topology="1x1x8")
    mesh = Mesh(np.array(topology.devices).reshape(-1), ("gpu",))
    split = NamedSharding(mesh, PartitionSpec("gpu"))
    whole = NamedSharding(mesh, PartitionSpec())
    if name.startswith("data_parallel_step"):
        def step(weights, x):
            def loss(weights):
                y = x
                for weight in weights:
                    y = jax.nn.gelu(y @ weight)
                return (y ** 2).mean()
            value, gradients = jax.value_and_grad(loss)(weights)
            return [weight - 0.1 * gradient for weight, gradient in zip(weights, gradients)], value
        weights = [arg((256, 256), jnp.float32, whole) for _ in range(3)]
        return jax.jit(step, out_shardings=([whole] * 3, whole)), (weights, arg((512, 256), jnp.float32, split))
    if name == "ring_exchange":
        def body(x):
            return (jax.lax.ppermute(x, "gpu", [(i, (i + 1) % 8) for i in range(8)]), jax.lax.all_gather(x, "gpu"),
                    jax.lax.psum_scatter(x, "gpu", tiled=True))
        exchange = jax.shard_map(body, mesh=mesh, in_specs=PartitionSpec("gpu"), out_specs=(PartitionSpec("gpu"),) * 3, check_vma=False)
        return jax.jit(exchange), (arg((4096, 64), jnp.float32, split),)
    raise SystemExit(f"no program {name}")


def make_one(name, folder, dumps):
    import jax

    function, arguments = program(name)
    compiled = function.lower(*arguments).compile()
    leaves = jax.tree.leaves(compiled.input_shardings, is_leaf=lambda leaf: hasattr(leaf, "memory_kind"))
    parameters = [leaf.memory_kind for leaf in leaves if hasattr(leaf, "memory_kind")]
    truth = {
        "program": name,
        "xla_flags": PROGRAMS[name],
        "jax": jax.__version__,
        "device": jax.devices()[0].device_kind,
        "parameter_kinds": parameters if all(parameters) and parameters else None,
        "output_kinds": compiled.runtime_executable().get_output_memory_kinds()[0],
    }
    with open(f"{folder}/{name}.hlo.txt", "w") as file:
        file.write(compiled.as_text())
    with open(f"{folder}/{name}.truth.json", "w") as file:
        json.dump(truth, file, indent=1)
        file.write("\n")
    buffers = sorted(glob.glob(dumps + "/**/*buffer-assignment.txt", recursive=True), key=os.path.getsize)
    if buffers:
        shutil.copy(buffers[-1], f"{folder}/{name}.buffers.txt")
    print(f"{name}: {len(parameters)} parameters, {len(truth['output_kinds'])} results")


def main(folder, name=None):
    if name:
        return make_one(name, folder, os.environ["DUMPS"])
    os.makedirs(folder, exist_ok=True)
    failed = 0
    for name, flags in PROGRAMS.items():
        with tempfile.TemporaryDirectory() as dumps:
            flags = f"{flags} --xla_dump_to={dumps} --xla_dump_hlo_as_text --xla_gpu_autotune_level=0"
            environment = dict(os.environ, XLA_FLAGS=flags, DUMPS=dumps, XLA_PYTHON_CLIENT_PREALLOCATE="false")
            failed += subprocess.run([sys.executable, __file__, folder, name], env=environment).returncode != 0
    raise SystemExit(failed)


main(*sys.argv[1:])
