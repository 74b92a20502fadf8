"""hero-dunes: the large SUV on a crest at blue hour, the last warmth behind the dunes."""
import math
import bpy
import numpy as np
import materials as mats
import places
import stage
from cars.build import build


def sand():
    m, done = mats.new('sand')
    t, b = m.node_tree, m.node_tree.nodes['Principled BSDF']
    b.inputs['Base Color'].default_value = (0.42, 0.27, 0.165, 1)
    b.inputs['Roughness'].default_value = 0.85
    b.inputs['Specular'].default_value = 0.15
    co = t.nodes.new('ShaderNodeTexCoord')
    wave = t.nodes.new('ShaderNodeTexWave')
    wave.bands_direction = 'X'
    wave.inputs['Scale'].default_value = 2.6
    wave.inputs['Distortion'].default_value = 5.0
    wave.inputs['Detail'].default_value = 3
    wave.inputs['Detail Scale'].default_value = 0.6
    n = t.nodes.new('ShaderNodeBump')
    n.inputs['Distance'].default_value = 0.012
    n.inputs['Strength'].default_value = 0.55
    t.links.new(co.outputs['Object'], wave.inputs['Vector'])
    t.links.new(wave.outputs['Fac'], n.inputs['Height'])
    t.links.new(n.outputs[0], b.inputs['Normal'])
    return m


def height(x, y):
    d = np.hypot(x / 1.8, y)
    far = np.clip((d - 9) / 50, 0, 1)
    far = far * far * (3 - 2 * far)
    h = places.dunes(x / 58 + 0.35, y / 58, 4) * 12 * far
    small = np.clip((d - 14) / 30, 0, 1) ** 2
    h = h + places.dunes(x / 23 + 3.2, y / 23, 8) * 2.4 * small
    # The car stands on a gently rolling flat.
    near = 0.10 * places.fractal(x / 9, y / 9, 7, 3) * np.clip((d - 3.2) / 5, 0, 1)
    return h + near


def scene():
    stage.reset()
    stage.sky([(-1, (0.02, 0.018, 0.02)), (0.0, (0.33, 0.22, 0.20)), (0.05, (0.25, 0.21, 0.25)), (0.16, (0.085, 0.12, 0.22)), (0.45, (0.026, 0.052, 0.125)), (1, (0.014, 0.03, 0.075))], 1.15,
              sun=((-0.34, 0.9, 0.0), (1.0, 0.42, 0.14), 0.62))
    m = places.hazed(sand(), (0.15, 0.12, 0.135), 420, 30)
    xs = np.concatenate([-places.spaced(0, 420, 460)[:0:-1], places.spaced(0, 420, 460)])
    places.land('dunes', height, xs, np.concatenate([-places.spaced(0, 30, 120)[:0:-1], places.spaced(0, 620, 640)]), m)
    car = build('suv_large', color=(0.36, 0.305, 0.235), lamps=1.0, steer=-10)
    car.location = (-0.4, 0, -0.02)
    car.rotation_euler[2] = math.radians(180 - 32)
    sun = bpy.data.lights.new('sun', 'SUN')
    sun.energy, sun.color, sun.angle = 2.6, (1.0, 0.50, 0.24), math.radians(5)
    o = bpy.data.objects.new('sun', sun)
    bpy.context.scene.collection.objects.link(o)
    o.location = (-95, 40, 17)
    stage.aim(o, (0, 0, 0))
    stage.softbox((-7, -9, 5), (0, 0, 0.9), (10, 5), 1.2, (0.62, 0.70, 1.0), 2)
    stage.camera((0.2, -13.5, 1.25), (0, 0, 1.25), 52, shift=(0.145, 0.07))


def render():
    scene()
    stage.render('hero-dunes', samples=48, bounces=4)
