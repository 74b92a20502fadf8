"""hero-mountain: a car on a pass at dawn, ridge behind ridge in the haze."""
import math
import bpy
import numpy as np
import materials as mats
import places
import stage
from cars.build import build, mesh


def rock():
    m, _ = mats.new('rock')
    b = m.node_tree.nodes['Principled BSDF']
    b.inputs['Base Color'].default_value = (0.060, 0.054, 0.050, 1)
    b.inputs['Roughness'].default_value = 0.9
    b.inputs['Specular'].default_value = 0.1
    return m


def height(x, y):
    h = places.ridges(x / 800 + 0.3, y / 800, 11, 7) * (0.115 * y) * np.clip((y - 250) / 900, 0, 1)
    drop = -46 * np.clip((y - 7) / 60, 0, 1) + 5 * places.fractal(x / 30, y / 30, 5, 4) * np.clip((y - 7) / 30, 0, 1)
    bank = 4.2 * np.clip((-x - 26 - 0.15 * y) / 26, 0, 1) * places.ridges(x / 40, y / 40, 2, 5)
    return h + drop + bank * np.clip((y + 4) / 8, 0, 1) - 0.05


COLORS = {'coupe': (0.16, 0.018, 0.014), 'suv_short': (0.115, 0.125, 0.085)}
TAKES = {'coupe': 'hero-mountain', 'suv_short': 'hero-pass'}


def scene(shape):
    stage.reset()
    stage.sky([(-1, (0.03, 0.028, 0.03)), (0.0, (0.42, 0.27, 0.23)), (0.06, (0.36, 0.26, 0.26)), (0.16, (0.19, 0.20, 0.27)), (0.4, (0.05, 0.08, 0.155)), (1, (0.025, 0.042, 0.095))], 0.95,
              sun=((-0.38, 0.9, 0.05), (1.3, 0.58, 0.25), 0.66))
    m = places.hazed(rock(), (0.25, 0.175, 0.17), 2100, 40)
    xs = np.concatenate([-places.spaced(0, 2600, 330)[:0:-1], places.spaced(0, 2600, 330)])
    places.land('land', height, xs, np.concatenate([-np.linspace(0, 20, 12)[:0:-1], places.spaced(0, 4200, 520)]), m)
    road = stage.ground('road', (0.030, 0.030, 0.032), 0.52, bump=0.004, scale=70, rough_vary=0.06)
    mesh('road', [(-200, -9, 0.0), (200, -9, 0.0), (200, 5.4, 0.0), (-200, 5.4, 0.0)], [(0, 1, 2, 3)], road)
    line = mats.plain('line', (0.42, 0.41, 0.38), 0.6)
    mesh('edge', [(-200, 4.55, 0.004), (200, 4.55, 0.004), (200, 4.68, 0.004), (-200, 4.68, 0.004)], [(0, 1, 2, 3)], line)
    steel = mats.plain('rail', (0.32, 0.32, 0.33), 0.35, metal=1.0)
    rail = [(5.35, 0.52), (5.30, 0.57), (5.30, 0.63), (5.36, 0.67), (5.30, 0.71), (5.30, 0.77), (5.35, 0.82)]
    pts = [(x, y, z) for x in (-200, 200) for y, z in rail]
    k = len(rail)
    mesh('rail', pts, [(i, i + 1, k + i + 1, k + i) for i in range(k - 1)], steel)
    from cars.build import box
    for i in range(-12, 24):
        box('post', (i * 4.0, 5.46, 0.33), (0.10, 0.10, 0.66), steel)
    car = build(shape, color=COLORS[shape], lamps=0.7, steer=-6)
    car.rotation_euler[2] = math.radians(180 - 30)
    stage.softbox((-8, -8, 5), (0, 0, 0.8), (10, 5), 1.8, (0.62, 0.76, 1.0), 2)
    stage.softbox((-9, 5, 3.4), (0, 0, 0.8), (7, 2.2), 4.5, (1.0, 0.62, 0.36), 2)
    stage.camera((-0.4, -12.6, 1.5), (0, 0, 1.25), 50, shift=(0.145, 0.075))


def render(shape='coupe'):
    scene(shape)
    stage.render(TAKES[shape], samples=44, bounces=4)
