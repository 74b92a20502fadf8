"""lifestyle-tailgate: a flask, its cup and a folded scarf on an open tailgate; dunes at blue hour beyond."""
import math
import bpy
import numpy as np
import materials as mats
import places
import stage
import trim
from cars.build import box, lathe
from pictures.hero_dunes import height, sand


def wool(name, color, light):
    """A fine twill: narrow diagonal ribs, a soft bloom at grazing angles."""
    m, b, co, node = mats.textured(name, color, 0.9)
    b.inputs['Specular'].default_value = 0.05
    b.inputs['Sheen'].default_value = 0.4
    twill = m.node_tree.nodes.new('ShaderNodeTexWave')
    twill.bands_direction = 'DIAGONAL'
    twill.inputs['Scale'].default_value, twill.inputs['Distortion'].default_value, twill.inputs['Detail'].default_value = 210, 0.6, 2
    m.node_tree.links.new(co, twill.inputs['Vector'])
    m.node_tree.links.new(mats.ramp(m.node_tree, twill.outputs['Fac'], [(0.2, color), (0.8, light)]), b.inputs['Base Color'])
    m.node_tree.links.new(node('Bump', Height=twill.outputs['Fac'], Distance=0.0002, Strength=0.4), b.inputs['Normal'])
    return m


def scarf(cloth, layers=4):
    """A scarf folded into layers that sag a little at their folds; its fringe hangs over the edge."""
    root = bpy.data.objects.new('scarf', None)
    bpy.context.scene.collection.objects.link(root)
    thick, half, depth = 0.0125, 0.105, 0.085
    r = np.random.default_rng(4)
    for i in range(layers):
        z = (i + 0.5) * thick * 1.02
        y = np.linspace(-1, 1, 70)
        x = np.linspace(-half, half, 90) * (1 - 0.012 * r.random())
        # Each layer is a flat loop: a superellipse in the y-z plane, wavy along x.
        a = np.linspace(0, 2 * np.pi, 96, endpoint=False)
        e = trim.superellipse(depth * (1 - 0.025 * i), thick * 0.52, 3.0, 96)
        wave = 0.0016 * np.sin(x[:, None] * (23 + 3 * i) + i) + 0.0007 * places.fractal(x[:, None] * 21 + 7 * i, np.cos(a)[None] * 2.0, 3 + i, 3)
        X = np.broadcast_to(x[:, None], (len(x), len(a)))
        Y = e[None, :, 0] + 0.004 * np.sin(x[:, None] * 12 + 2 * i) + 0.003 * i
        Z = z + e[None, :, 1] + wave
        trim.sheet('layer', np.stack([X, Y, Z], -1).transpose(1, 0, 2), cloth, True, root)
    return root


def upright(name):
    """What turned parts, whose axis is y, hang on to stand."""
    root = bpy.data.objects.new(name, None)
    bpy.context.scene.collection.objects.link(root)
    root.rotation_euler[0] = math.radians(90)
    return root


def flask(body, metal, dark):
    root = upright('flask')
    lathe('base', [(0.0, 0.0), (0.0355, 0.0), (0.037, 0.0015), (0.037, 0.010), (0.0, 0.010)], metal, 128, root)
    lathe('body', [(0.0, 0.010), (0.0376, 0.010), (0.0380, 0.012), (0.0380, 0.196), (0.0372, 0.204), (0.0340, 0.215), (0.0300, 0.222), (0.0, 0.222)], body, 128, root)
    lathe('collar', [(0.0, 0.2215), (0.0298, 0.2215), (0.0302, 0.2225), (0.0302, 0.2290), (0.0296, 0.2300), (0.0, 0.2300)], metal, 128, root)
    lathe('lid', [(0.0, 0.2300), (0.0290, 0.2300), (0.0294, 0.2310), (0.0294, 0.2650), (0.0280, 0.2680), (0.0, 0.2685)], dark, 128, root)
    return root


def cup(metal, dark):
    root = upright('cup')
    lathe('cup', [(0.0, 0.0), (0.026, 0.0), (0.028, 0.0015), (0.0335, 0.060), (0.0338, 0.0615), (0.0328, 0.0615), (0.0272, 0.006), (0.0, 0.005)], metal, 128, root)
    lathe('coffee', [(0.0, 0.0440), (0.0308, 0.0440)], dark, 96, root)
    return root


def scene():
    stage.reset()
    stage.sky([(-1, (0.02, 0.018, 0.02)), (0.0, (0.40, 0.255, 0.215)), (0.05, (0.30, 0.235, 0.26)), (0.16, (0.10, 0.135, 0.235)), (0.45, (0.030, 0.058, 0.135)), (1, (0.015, 0.032, 0.08))], 1.2,
              sun=((-0.30, 0.9, 0.0), (1.2, 0.50, 0.17), 0.62))
    m = places.hazed(sand(), (0.17, 0.13, 0.135), 420, 30)
    xs = np.concatenate([-places.spaced(0, 420, 300)[:0:-1], places.spaced(0, 420, 300)])
    land = places.land('dunes', lambda x, y: 0.45 * height(x, y), xs, places.spaced(4, 620, 420), m)
    land.location = (0, 0, -0.86)
    sun = bpy.data.lights.new('sun', 'SUN')
    sun.energy, sun.color, sun.angle = 3.0, (1.0, 0.52, 0.26), math.radians(5)
    o = bpy.data.objects.new('sun', sun)
    bpy.context.scene.collection.objects.link(o)
    o.location = (-95, 46, 20)
    stage.aim(o, (0, 0, 0))
    # The tailgate: a leather-covered floor with two rails, a bright sill, the car's dark opening round it.
    hide = mats.leather('hide', (0.050, 0.032, 0.022), 0.5, pebble=700.0)
    steel = mats.brushed('steel', (0.55, 0.53, 0.50), 0.36, (1.0, 40.0, 40.0), scratch=0.05)
    black = mats.plain('piano', (0.006, 0.006, 0.0065), 0.14, coat=1.0)
    oak = mats.wood('walnut', (0.050, 0.028, 0.016), (0.16, 0.095, 0.055))
    box('floor', (0.0, 0.0, -0.02), (1.5, 0.62, 0.04), oak, 0.004)
    for x in np.linspace(-0.60, 0.60, 7):
        box('rail', (x, 0.0, 0.0012), (0.010, 0.60, 0.003), steel, 0.0008)
    box('sill', (0.0, 0.345, -0.018), (1.5, 0.07, 0.042), steel, 0.006)
    box('bumper', (0.0, 0.46, -0.07), (1.5, 0.16, 0.06), black, 0.02)
    post = box('post', (-0.72, 0.20, 0.35), (0.13, 0.40, 1.1), hide, 0.03)
    post.rotation_euler = (0, math.radians(9), 0)
    box('roof', (0.1, 0.26, 0.60), (2.0, 0.40, 0.10), hide, 0.03)
    f = flask(mats.plain('enamel', (0.018, 0.030, 0.028), 0.34, coat=0.5), steel, mats.wood('cap'))
    f.location = (-0.175, 0.12, 0.003)
    c = cup(steel, mats.plain('coffee', (0.012, 0.006, 0.003), 0.08))
    c.location = (-0.085, 0.065, 0.003)
    s = scarf(wool('camel', (0.300, 0.180, 0.098), (0.385, 0.245, 0.145)))
    s.location, s.rotation_euler[2] = (0.085, 0.105, 0.002), math.radians(-14)
    # Light from within the boot, and what is left of the sky.
    stage.softbox((-0.1, -0.30, 0.60), (-0.05, 0.1, 0.05), (0.9, 0.30), 26.0, (1.0, 0.80, 0.56), 3)
    stage.softbox((-0.62, -0.35, 0.25), (-0.1, 0.1, 0.08), (0.3, 0.6), 16.0, (1.0, 0.84, 0.66), 2)
    stage.camera((0.02, -0.80, 0.285), (0.045, 0.1, 0.150), 46, shift=(0.06, 0.0), focus=(-0.12, 0.08, 0.12), stop=5.6)


def render():
    scene()
    stage.render('lifestyle-tailgate', samples=26, bounces=4, clamp=2.0)
