"""hero-lake: a car on a sheet of shallow water at first light, mirrored under a violet sky."""
import math
import bpy
import numpy as np
import materials as mats
import places
import stage
from cars.build import build


def water():
    m, _ = mats.new('water')
    t, b = m.node_tree, m.node_tree.nodes['Principled BSDF']
    b.inputs['Base Color'].default_value = (0.035, 0.034, 0.038, 1)
    b.inputs['Roughness'].default_value = 0.03
    b.inputs['Specular'].default_value = 1.0
    co = t.nodes.new('ShaderNodeTexCoord')
    stretch = t.nodes.new('ShaderNodeMapping')
    stretch.inputs['Scale'].default_value = (1.0, 2.2, 1.0)
    n = t.nodes.new('ShaderNodeTexNoise')
    n.inputs['Scale'].default_value, n.inputs['Detail'].default_value = 1.1, 2
    bump = t.nodes.new('ShaderNodeBump')
    bump.inputs['Distance'].default_value, bump.inputs['Strength'].default_value = 0.010, 0.35
    t.links.new(co.outputs['Object'], stretch.inputs[0])
    t.links.new(stretch.outputs[0], n.inputs['Vector'])
    t.links.new(n.outputs['Fac'], bump.inputs['Height'])
    t.links.new(bump.outputs[0], b.inputs['Normal'])
    return m


COLORS = {'suv_compact': (0.50, 0.49, 0.47), 'suv_short': (0.30, 0.29, 0.235)}
TAKES = {'suv_compact': 'hero-lake', 'suv_short': 'hero-ford'}


def scene(shape):
    stage.reset()
    stage.sky([(-1, (0.05, 0.05, 0.07)), (0.0, (0.52, 0.31, 0.27)), (0.04, (0.44, 0.29, 0.30)), (0.12, (0.25, 0.22, 0.32)), (0.35, (0.09, 0.115, 0.22)), (1, (0.03, 0.05, 0.12))], 0.95,
              sun=((-0.40, 0.9, 0.01), (1.2, 0.55, 0.30), 0.62))
    stage.plane(9000, water())
    rock = mats.plain('far', (0.045, 0.040, 0.045), 0.95, specular=0.0)
    hills = places.hazed(rock, (0.23, 0.155, 0.175), 2600)
    xs = np.linspace(-2600, 2600, 420)
    places.land('hills', lambda x, y: -6 + 0.075 * y * places.ridges(x / 900 + 3.1, y / 900, 23, 6) * np.clip((y - 1500) / 700, 0, 1), xs, np.linspace(1500, 3600, 90), hills)
    car = build(shape, color=COLORS[shape], lamps=0.9, steer=-8)
    car.rotation_euler[2] = math.radians(180 - 33)
    stage.softbox((-8, -8, 5), (0, 0, 0.8), (10, 5), 1.3, (0.62, 0.74, 1.0), 2)
    stage.camera((0.0, -12.8, 1.2), (0, 0, 1.05), 52, shift=(0.145, 0.04))


def render(shape='suv_compact'):
    scene(shape)
    stage.render(TAKES[shape], samples=40, bounces=4)
