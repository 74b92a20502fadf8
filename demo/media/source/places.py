"""Land, water, walls and night lights round the cars."""
import math
import os
import tempfile

os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'
import bpy
import cv2
import numpy as np
import materials as mats


def lattice(x, y, seed):
    """Smooth value noise, -1 … 1."""
    xi, yi = np.floor(x).astype(np.int64), np.floor(y).astype(np.int64)
    fx, fy = x - xi, y - yi
    fx, fy = fx**3 * (fx * (6 * fx - 15) + 10), fy**3 * (fy * (6 * fy - 15) + 10)

    def h(i, j):
        n = (i * 374761393 + j * 668265263 + seed * 2147483647) & 0xFFFFFFFF
        n = ((n ^ (n >> 13)) * 1274126177) & 0xFFFFFFFF
        return ((n ^ (n >> 16)) & 0xFFFF) / 32767.5 - 1

    a, b = h(xi, yi), h(xi + 1, yi)
    c, d = h(xi, yi + 1), h(xi + 1, yi + 1)
    return (a * (1 - fx) + b * fx) * (1 - fy) + (c * (1 - fx) + d * fx) * fy


def fractal(x, y, seed=1, octaves=5, gain=0.5):
    return sum(gain**i * lattice(x * 2**i + 17.3 * i, y * 2**i - 9.1 * i, seed + i) for i in range(octaves))


def ridges(x, y, seed=1, octaves=6):
    """Mountain-like: sharp crests, weathered valleys, -… 1."""
    out, w = 0.0, 1.0
    for i in range(octaves):
        r = (1 - np.abs(lattice(x * 2**i + 31.7 * i, y * 2**i + 11.9 * i, seed + i))) ** 2
        out = out + w * r * 0.5**i
        w = np.clip(r * 1.6, 0, 1)
    return out / 1.6


def dunes(x, y, seed=3):
    """Height 0 … 1 of dunes: long windward backs, short steep lee sides, wandering crests."""
    u = x * 0.9 + y * 0.35 + 0.55 * fractal(x * 0.5, y * 0.5, seed, 3)
    f = u - np.floor(u)
    back, lee = np.clip(f / 0.74, 0, 1), np.clip((1 - f) / 0.26, 0, 1)
    # A crest is sharp but not a blade: its last half metre is rounded, which also hides the grid.
    a, b = back**1.25, lee**1.08
    k = np.maximum(0.10 - np.abs(a - b), 0) / 0.10
    h = np.minimum(a, b) - k * k * 0.025
    return h * (0.62 + 0.38 * fractal(x * 0.6 + 4, y * 0.6, seed + 9, 2)) + 0.10 * fractal(x, y, seed + 5, 3)


def land(name, height, x, y, material):
    """A height field over the grid lines x and y (metres)."""
    from cars.build import mesh

    xx, yy = np.meshgrid(x, y, indexing='ij')
    pts = np.stack([xx, yy, height(xx, yy)], -1).reshape(-1, 3)
    n, k = len(x), len(y)
    i, j = np.meshgrid(np.arange(n - 1), np.arange(k - 1), indexing='ij')
    a = (i * k + j).ravel()
    return mesh(name, pts, np.stack([a, a + k, a + k + 1, a + 1], 1), material)


def spaced(near, far, n):
    """Grid lines, dense near and wide far."""
    return near + (far - near) * (np.linspace(0, 1, n) ** 2.2)


def hazed(material, color, distance, start=0.0):
    """Lets a material fade into haze of the given radiance with distance from the eye (e-fold in metres)."""
    t = material.node_tree
    out = next(n for n in t.nodes if n.type == 'OUTPUT_MATERIAL')
    shader = out.inputs[0].links[0].from_socket
    cam = t.nodes.new('ShaderNodeCameraData')

    def math_(op, a, b):
        n = t.nodes.new('ShaderNodeMath')
        n.operation = op
        for s, v in zip(n.inputs, (a, b)):
            if isinstance(v, (int, float)):
                s.default_value = v
            else:
                t.links.new(v, s)
        return n.outputs[0]

    d = math_('MAXIMUM', math_('SUBTRACT', cam.outputs['View Distance'], start), 0)
    k = math_('SUBTRACT', 1, math_('POWER', math.e, math_('MULTIPLY', d, -1 / distance)))
    e = t.nodes.new('ShaderNodeEmission')
    e.inputs[0].default_value = (*color, 1)
    mix = t.nodes.new('ShaderNodeMixShader')
    t.links.new(k, mix.inputs[0])
    t.links.new(shader, mix.inputs[1])
    t.links.new(e.outputs[0], mix.inputs[2])
    t.links.new(mix.outputs[0], out.inputs[0])
    return material


def picture_plane(name, pixels, at, size, strength):
    """An upright glowing plane that shows linear pixels (h, w, 3), top row first, facing -y."""
    path = os.path.join(tempfile.mkdtemp(), f'{name}.exr')
    cv2.imwrite(path, np.float32(pixels[..., ::-1]))
    img = bpy.data.images.load(path)
    img.colorspace_settings.name = 'Linear'
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    t = m.node_tree
    t.nodes.clear()
    tex = t.nodes.new('ShaderNodeTexImage')
    tex.image = img
    tex.extension = 'CLIP'
    e = t.nodes.new('ShaderNodeEmission')
    e.inputs[1].default_value = strength
    t.links.new(tex.outputs[0], e.inputs[0])
    t.links.new(e.outputs[0], t.nodes.new('ShaderNodeOutputMaterial').inputs[0])
    bpy.ops.mesh.primitive_plane_add(size=1, location=at, rotation=(math.radians(90), 0, 0))
    o = bpy.context.object
    o.scale = (size[0], size[1], 1)
    o.data.materials.append(m)
    m.cycles.sample_as_light = False
    return o


def night_lights(width=1600, height=500, seed=5, count=300, horizon=0.80):
    """Lamps of a city out of focus: soft discs in warm and cold whites, a few reds, over faint towers. Linear."""
    r = np.random.default_rng(seed)
    img = np.zeros((height, width, 3), np.float32)
    yy, xx = np.mgrid[0:height, 0:width].astype(np.float32)
    for _ in range(26):
        x0, w, top = r.uniform(0, width), r.uniform(40, 150), height * r.uniform(0.05, 0.6)
        inside = 1 / (1 + np.exp(np.clip((np.abs(xx - x0) - w / 2) / 6, -40, 40))) / (1 + np.exp(np.clip((top - yy) / 8, -40, 40)))
        img += (inside * r.uniform(0.002, 0.008))[..., None] * np.float32([0.7, 0.85, 1.2])
    warm, cold, red, teal = (1, 0.62, 0.28), (0.75, 0.88, 1.0), (1, 0.10, 0.05), (0.25, 0.8, 0.9)
    for _ in range(count):
        c = [warm, warm, warm, cold, cold, red, teal][r.integers(7)]
        low = r.random() < 0.62
        y = height * (horizon - abs(r.normal(0, 0.06)) if low else r.uniform(0.08, horizon))
        x = r.uniform(0, width)
        rad = r.uniform(5, 17) * (1.0 if low else 0.7)
        # The right third stays dim for text.
        power = r.uniform(0.25, 1.0) ** 2 * (0.42 if low else 0.16) * (1 if x < 0.56 * width else 0.28)
        x0, x1, y0, y1 = int(max(0, x - 24)), int(min(width, x + 25)), int(max(0, y - 24)), int(min(height, y + 25))
        if x1 <= x0 or y1 <= y0:
            continue
        d = np.hypot(xx[y0:y1, x0:x1] - x, yy[y0:y1, x0:x1] - y)
        disc = (1 / (1 + np.exp((d - rad) / 0.9))) * (0.75 + 0.25 * np.clip(d / rad, 0, 1) ** 3)
        img[y0:y1, x0:x1] += (disc * power)[..., None] * np.float32(c)
    return img
