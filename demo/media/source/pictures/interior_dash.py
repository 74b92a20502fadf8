"""interior-dash: a dashboard at night, a wide dark screen, a line of amber light; the city beyond the windscreen."""
import math
import numpy as np
import materials as mats
import places
import stage
import trim
from cars.build import box

HALF = 0.86


def bow(x):
    """The dashboard comes towards its ends, as it meets the doors."""
    return -0.10 * np.abs(x / HALF) ** 2.4


def band(name, profile, material, steps=90):
    """A profile (y, z) drawn from door to door."""
    x = np.linspace(-HALF, HALF, steps)
    p = np.asarray(profile, float)
    grid = np.stack(np.broadcast_arrays(x[:, None], p[None, :, 0] + bow(x)[:, None], p[None, :, 1]), -1)
    return trim.sheet(name, grid, material)


def curve(points, steps=14):
    """A soft line through a few points (Catmull-Rom)."""
    p = np.asarray(points, float)
    q = np.vstack([2 * p[0] - p[1], p, 2 * p[-1] - p[-2]])
    t = np.linspace(0, 1, steps, endpoint=False)[:, None]
    parts = []
    for a, b, c, d in zip(q, q[1:], q[2:], q[3:]):
        parts.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3))
    return np.vstack([*parts, p[-1:]])


def glow_pixels(width=900, height=170):
    """What the screen shows: a low dawn and the thin line of a hill, no words."""
    y, x = np.mgrid[0:1:height * 1j, 0:1:width * 1j]
    hill = 0.80 - 0.34 * np.exp(-(((x - 0.64) / 0.17) ** 2)) - 0.10 * np.exp(-(((x - 0.30) / 0.14) ** 2))
    above = np.maximum(hill - y, 0)
    dawn = np.where(y < hill, np.exp(-above * 4.2), 0.10 * np.exp(-(y - hill) * 6)) * np.exp(-(((x - 0.62) / 0.24) ** 2))
    night = np.where(y < hill, np.exp(-above * 2.2), 0.0) * np.exp(-(((x - 0.34) / 0.30) ** 2))
    crest = np.exp(-(((y - hill) / 0.012) ** 2)) * np.exp(-(((x - 0.60) / 0.30) ** 2))
    img = dawn[..., None] * np.float32((0.46, 0.155, 0.040)) + night[..., None] * np.float32((0.035, 0.060, 0.105)) + crest[..., None] * np.float32((1.0, 0.60, 0.30))
    return img * np.clip(np.minimum(np.minimum(x, 1 - x) * 18, np.minimum(y, 1 - y) * 9), 0, 1)[..., None]


def screen(centre, size, tilt, gloss, metal):
    from mathutils import Euler, Vector

    turn = Euler((math.radians(-tilt), 0, 0))
    slab = box('screen', (0, 0, 0), (size[0], 0.012, size[1]), gloss, 0.005)
    frame = box('screen frame', (0, 0.004, 0), (size[0] + 0.006, 0.012, size[1] + 0.006), metal, 0.005)
    for o in (slab, frame):
        o.location, o.rotation_euler = centre, turn
    o = places.picture_plane('display', glow_pixels(), (0, 0, 0), (size[0] * 0.975, size[1] * 0.88), 1.1)
    o.location = Vector(centre) + turn.to_matrix() @ Vector((0, -0.0064, 0))
    o.rotation_euler[0] += turn.x
    # The pane over the picture mirrors a little.
    t = o.data.materials[0].node_tree
    out = next(n for n in t.nodes if n.type == 'OUTPUT_MATERIAL')
    add, mirror = t.nodes.new('ShaderNodeAddShader'), t.nodes.new('ShaderNodeBsdfGlossy')
    mirror.inputs['Color'].default_value, mirror.inputs['Roughness'].default_value = (0.035, 0.035, 0.037, 1), 0.08
    t.links.new(out.inputs[0].links[0].from_socket, add.inputs[0])
    t.links.new(mirror.outputs[0], add.inputs[1])
    t.links.new(add.outputs[0], out.inputs[0])


def scene():
    stage.reset()
    stage.world((0.007, 0.0075, 0.009), 1)
    hide = mats.leather('dash hide', (0.022, 0.019, 0.017), 0.46)
    tan = mats.leather('tan hide', (0.150, 0.062, 0.028), 0.46)
    thread = mats.plain('thread', (0.46, 0.30, 0.17), 0.6)
    metal = mats.brushed('satin', (0.50, 0.47, 0.43), 0.24, (1.0, 40.0, 40.0), scratch=0.06)
    gloss = mats.plain('piano', (0.004, 0.004, 0.0042), 0.12, coat=1.0)
    void = mats.plain('void', (0.002, 0.002, 0.002), 0.9, specular=0.05)
    band('top', curve([(0.85, 0.055), (0.60, 0.062), (0.40, 0.056), (0.30, 0.044), (0.268, 0.024), (0.272, 0.004), (0.300, -0.004)]), hide)
    band('veneer', curve([(0.306, -0.004), (0.312, -0.045), (0.322, -0.088)]), mats.wood('walnut'))
    band('blade', [(0.322, -0.088), (0.306, -0.088), (0.304, -0.090), (0.306, -0.093), (0.322, -0.093)], metal)
    band('slot', [(0.322, -0.093), (0.360, -0.094), (0.360, -0.124), (0.318, -0.125)], void)
    for z in (-0.104, -0.114):
        band('vane', [(0.345, z), (0.320, z), (0.319, z - 0.0008), (0.320, z - 0.0016), (0.345, z - 0.0016)], metal)
    band('low', curve([(0.318, -0.125), (0.288, -0.130), (0.272, -0.150), (0.276, -0.190), (0.310, -0.260), (0.380, -0.420)]), tan)
    x = np.linspace(-HALF, HALF, 200)
    for y, z in ((0.330, 0.0495), (0.345, 0.0515)):
        trim.stitches('dash seam', np.stack([x, y + bow(x), 0 * x + z + 0.0006], 1), thread, length=0.0068, pitch=0.0092, thick=0.0008)
    trim.stitches('low seam', np.stack([x, 0.2735 + bow(x), 0 * x - 0.1455], 1), thread, length=0.0068, pitch=0.0092, thick=0.0008, up=(0, -0.85, 0.5))
    line = np.stack([x, 0.3005 + bow(x), 0 * x - 0.0065], 1)
    trim.tube('line', line, trim.superellipse(0.0030, 0.0022, 2, 12), mats.glow('amber', (1.0, 0.44, 0.12), 5.0))
    stage.lamp((0, 0.285, -0.006), (0, 0.31, -0.08), (1.6, 0.01), 1.3, (1.0, 0.46, 0.14), seen=False)
    screen((-0.16, 0.245, 0.060), (0.78, 0.135), 9, gloss, metal)
    # Doors and pillars, only to be guessed.
    for s in (1, -1):
        box('door', (s * 0.93, -0.2, -0.25), (0.10, 1.6, 0.56), hide, 0.04)
        trim.tube('pillar', [(s * 0.90, 0.62, 0.02), (s * 0.84, 0.40, 0.22), (s * 0.76, 0.12, 0.44), (s * 0.68, -0.30, 0.66)], trim.superellipse(0.05, 0.035, 2.6, 24), void)
    wheel = trim.steering_wheel(mats.leather('wheel hide', (0.019, 0.0158, 0.0135), 0.40, pebble=620.0, depth=0.00022), thread, metal, gloss)
    wheel.location, wheel.rotation_euler = (-0.37, -0.03, -0.035), (math.radians(-22), 0, 0)
    places.picture_plane('city', places.night_lights(count=150), (-2.0, 30, 3.2), (60, 18), 0.7)
    stage.softbox((-0.1, 0.05, 0.95), (-0.10, 0.25, 0.0), (1.7, 0.5), 11.0, (0.86, 0.91, 1.0), 2)
    stage.softbox((-1.1, -0.45, 0.50), (-0.25, 0.1, -0.03), (0.4, 0.9), 30.0, (1.0, 0.88, 0.74), 3)
    stage.softbox((0.15, -1.0, 0.95), (-0.2, 0.1, -0.05), (1.4, 0.6), 6.0, (1.0, 0.90, 0.80), 2)
    stage.camera((0.10, -0.98, 0.25), (-0.055, 0.25, 0.022), 35, shift=(0.045, 0.0), focus=(-0.15, 0.10, 0.0), stop=4.0)


def render():
    scene()
    stage.render('interior-dash', samples=56, bounces=4)
