"""square-metal: a knurled dial of brushed metal, a lit line round its foot."""
import math
import numpy as np
import materials as mats
import stage
import trim


def dial(steel):
    """A dial that stands on the plane z = 0: knurled flank, bright chamfer, turned face."""
    n, R = 1440, 0.030
    t = np.linspace(0, 2 * np.pi, n, endpoint=False)
    teeth = 0.00042 * (1 - np.abs(2 * ((t * 120 / (2 * np.pi)) % 1) - 1)) ** 0.8
    rings = []
    for z, r, deep in ((0.0, 0.0, 0), (0.0035, 0.0, 0), (0.0042, -0.0002, 1), (0.0190, -0.0002, 1), (0.0197, 0.0, 0), (0.0212, 0.0, 0), (0.0230, -0.0018, 0), (0.0230, -0.0030, 0), (0.0224, -0.0036, 0), (0.0224, -0.0298, 0)):
        rr = R + r - teeth * deep
        rings.append(np.stack([rr * np.cos(t), rr * np.sin(t), np.full(n, z)], -1))
    o = trim.sheet('dial', np.stack(rings, 1), steel, True)
    o.data.use_auto_smooth, o.data.auto_smooth_angle = True, math.radians(25)
    return o


def turned_metal(name):
    """Metal turned on a lathe: its hair-fine rings stretch every highlight outwards."""
    m, b, co, node = mats.textured(name, (0.50, 0.475, 0.44), 0.24)
    t = m.node_tree
    b.inputs['Metallic'].default_value = 1.0
    length = t.nodes.new('ShaderNodeVectorMath')
    length.operation = 'LENGTH'
    flat = node('Mapping', Vector=co, Scale=(1, 1, 0))
    t.links.new(flat, length.inputs[0])
    hair = t.nodes.new('ShaderNodeTexNoise')
    hair.noise_dimensions = '1D'
    hair.inputs['Scale'].default_value, hair.inputs['Detail'].default_value = 5200, 2
    t.links.new(length.outputs['Value'], hair.inputs['W'])
    t.links.new(node('Bump', Height=hair.outputs['Fac'], Distance=0.00002, Strength=0.5), b.inputs['Normal'])
    b.inputs['Anisotropic'].default_value = 0.6
    return m


def scene():
    stage.reset()
    stage.world((0.008, 0.008, 0.009), 1)
    stage.plane(2.0, mats.plain('piano', (0.006, 0.006, 0.0065), 0.20, coat=0.8))
    dial(turned_metal('turned'))
    a = np.linspace(0, 2 * np.pi, 200, endpoint=False)
    line = mats.glow('amber', (1.0, 0.50, 0.17), 3.2)
    trim.tube('ring', np.c_[0.0318 * np.cos(a), 0.0318 * np.sin(a), 0 * a + 0.0003], trim.superellipse(0.00035, 0.0004, 2, 12), line, True)
    stage.softbox((-0.22, 0.10, 0.15), (0, 0, 0.012), (0.16, 0.22), 14.0, (1.0, 0.93, 0.85), 3)
    stage.softbox((0.05, 0.30, 0.20), (0, 0, 0.015), (0.34, 0.10), 2.2, (1.0, 0.96, 0.92), 3)
    stage.softbox((0.26, -0.12, 0.10), (0, 0, 0.012), (0.08, 0.20), 12.0, (0.76, 0.87, 1.0), 2)
    stage.softbox((-0.10, -0.34, 0.16), (0, 0, 0.012), (0.30, 0.06), 5.0, (1.0, 0.95, 0.90), 2)
    stage.camera((-0.055, -0.150, 0.098), (0.004, 0.002, 0.009), 78, focus=(-0.006, -0.016, 0.020), stop=8.0)


def render():
    scene()
    stage.render('square-metal', (1245, 1245), samples=30, bounces=3)
