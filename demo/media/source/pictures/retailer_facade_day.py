"""retailer-facade-day: a pale pavilion under a deep roof in early sun, two cars on its forecourt."""
import math
import bpy
import materials as mats
import stage
from cars.build import box, build, mesh


def scene():
    stage.reset()
    stage.sky([(-1, (0.16, 0.13, 0.105)), (0.0, (0.78, 0.66, 0.56)), (0.08, (0.60, 0.58, 0.58)), (0.25, (0.30, 0.39, 0.52)), (0.6, (0.13, 0.22, 0.39)), (1, (0.09, 0.17, 0.33))], 0.75)
    stage.plane(500, stage.ground('paving', (0.34, 0.30, 0.255), 0.55, bump=0.001, scale=30, rough_vary=0.05))
    joint = mats.plain('joint', (0.20, 0.175, 0.15), 0.8)
    for i in range(-12, 13):
        box('joint', (2.4 * i, -6.0, 0.0008), (0.02, 26, 0.0016), joint)
    for i in range(9):
        box('joint', (0, -16.0 + 2.4 * i, 0.0008), (60, 0.02, 0.0016), joint)
    pale = mats.plain('render', (0.66, 0.61, 0.54), 0.85, specular=0.1)
    oak = mats.plain('oak_soffit', (0.30, 0.20, 0.125), 0.6)
    dark = mats.plain('bronze', (0.030, 0.026, 0.022), 0.35, metal=0.5)
    box('roof', (1.0, 7.0, 5.2), (34, 14.0, 0.7), pale, 0.02)
    box('soffit', (1.0, 6.9, 4.83), (33.4, 13.4, 0.05), oak)
    box('wing', (-13.0, 8.0, 2.45), (7.0, 10.0, 4.9), pale, 0.02)
    for x in (-8.2, 16.4):
        box('pier', (x, 0.8, 2.4), (0.5, 0.9, 4.8), pale, 0.01)
    box('back', (4.0, 13.6, 2.4), (27, 0.3, 4.8), mats.plain('inner', (0.40, 0.34, 0.27), 0.9, specular=0.1))
    box('floor', (4.0, 9.0, 0.04), (27, 9.2, 0.08), stage.ground('hall_floor', (0.40, 0.37, 0.33), 0.3))
    for i in range(11):
        box('mullion', (-9.4 + 2.7 * i, 4.6, 2.4), (0.06, 0.14, 4.8), dark)
    mesh('pane', [(-9.5, 4.62, 0.05), (17.6, 4.62, 0.05), (17.6, 4.62, 4.8), (-9.5, 4.62, 4.8)], [(0, 1, 2, 3)], mats.glass('pane', (0.74, 0.76, 0.76)), smooth=False)
    stage.lamp((4.0, 9.2, 4.7), (4.0, 9.2, 0), (24, 7), 1500, (1.0, 0.84, 0.64), seen=False)
    sun = bpy.data.lights.new('sun', 'SUN')
    sun.energy, sun.color, sun.angle = 6.0, (1.0, 0.80, 0.58), math.radians(1.5)
    o = bpy.data.objects.new('sun', sun)
    bpy.context.scene.collection.objects.link(o)
    o.location = (-46, -22, 20)
    stage.aim(o, (0, 0, 0))
    for shape, x, y, turn, color in (('suv_large', -4.0, -1.6, 180 - 34, (0.78, 0.77, 0.745)), ('saloon', 4.6, 0.2, 180 - 34, (0.010, 0.018, 0.050)), ('suv_compact', 10.5, 9.0, 200, (0.10, 0.10, 0.105))):
        car = build(shape, color=color, lamps=0.25)
        car.location, car.rotation_euler[2] = (x, y, 0.09 if y > 4 else 0), math.radians(turn)
    stage.camera((-7.0, -19.5, 1.55), (0.8, 4, 2.35), 36, shift=(0.0, 0.04))


def render():
    scene()
    stage.render('retailer-facade-day', samples=24, bounces=4, clamp=1.5)
