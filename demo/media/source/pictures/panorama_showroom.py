"""panorama-showroom: a full circle from the middle of a quiet hall, three cars round the eye, dunes before the panes.

Light comes from wide, weak panels and the stone is matt: small bright lamps in a mirror would sparkle in every direction.
"""
import math
import bpy
import numpy as np
import materials as mats
import places
import stage
from cars.build import box, build, mesh
from pictures.hero_dunes import height, sand


def hall():
    plaster = mats.plain('plaster', (0.66, 0.635, 0.60), 0.9, specular=0.1)
    clay = mats.plain('clay_wall', (0.36, 0.315, 0.265), 0.9, specular=0.1)
    oak = mats.plain('oak', (0.20, 0.130, 0.080), 0.6, specular=0.3)
    bronze = mats.plain('bronze', (0.035, 0.030, 0.026), 0.5, metal=0.6)
    floor = stage.ground('stone', (0.29, 0.277, 0.258), 0.30, rough_vary=0.04, specular=0.35)
    mesh('floor', [(-11.3, -9.2, 0), (16.5, -9.2, 0), (16.5, 8.2, 0), (-11.3, 8.2, 0)], [(0, 1, 2, 3)], floor)
    # Joints of large slabs.
    joint = mats.plain('joint', (0.24, 0.23, 0.215), 0.8)
    for i in range(9):
        box('joint', (-11.2 + 3.4 * i, -0.5, 0.0005), (0.012, 17.4, 0.001), joint)
    for i in range(6):
        box('joint', (2.6, -9.0 + 3.4 * i, 0.0005), (27.8, 0.012, 0.001), joint)
    box('back', (2.6, 8.35, 2.8), (28.2, 0.3, 5.6), plaster)
    box('front', (2.6, -9.35, 2.8), (28.2, 0.3, 5.6), clay)
    box('right', (16.65, -0.5, 2.8), (0.3, 18, 5.6), plaster)
    box('ceiling', (2.6, -0.5, 5.75), (28.2, 18, 0.3), plaster)
    box('niche', (-1.6, 8.14, 2.35), (9.6, 0.12, 4.7), clay)
    # A line of light washes the niche.
    stage.lamp((-1.6, 7.3, 5.4), (-1.6, 8.2, 2.6), (9.0, 0.3), 190, (1.0, 0.88, 0.74), seen=False)
    for i in range(34):
        box('fin', (5.2 + 0.33 * i, 8.0, 2.8), (0.07, 0.40, 5.6), oak)
    for i in range(30):
        box('fin', (16.3, -8.9 + 0.33 * i, 2.8), (0.40, 0.07, 5.6), oak)
    # The pane front at the left looks out on dunes.
    for i in range(6):
        box('mullion', (-11.3, -9.2 + 3.48 * i, 2.8), (0.16, 0.09, 5.6), bronze)
    box('sill', (-11.3, -0.5, 0.05), (0.2, 17.4, 0.10), bronze)
    box('lintel', (-11.3, -0.5, 5.45), (0.2, 17.4, 0.30), bronze)
    # Two wide coffers glow softly; the light itself comes from lamps that nothing mirrors.
    coffer = mats.glow('coffer', (1.0, 0.955, 0.895), 1.0)
    coffer.cycles.sample_as_light = False
    for y in (-4.6, 3.6):
        box('coffer', (2.6, y, 5.595), (21.0, 2.2, 0.02), coffer)
        stage.lamp((2.6, y, 5.5), (2.6, y, 0), (21.0, 2.6), 540, (1.0, 0.955, 0.90), seen=False)


def lounge():
    hide = mats.leather('cognac', (0.175, 0.070, 0.030), 0.5)
    walnut = mats.wood('walnut')
    steel = mats.plain('leg', (0.03, 0.028, 0.026), 0.4, metal=0.8)
    box('rug', (5.0, -6.5, 0.008), (5.2, 3.4, 0.016), mats.plain('rug', (0.30, 0.265, 0.225), 0.95, specular=0.05))
    box('bench', (5.0, -7.5, 0.36), (3.4, 0.86, 0.24), hide, 0.08)
    box('bench back', (5.0, -7.86, 0.64), (3.4, 0.22, 0.44), hide, 0.08)
    for x in (3.7, 6.3):
        box('chair', (x, -5.2, 0.36), (0.82, 0.80, 0.24), hide, 0.08)
        box('chair back', (x, -4.86, 0.60), (0.82, 0.18, 0.40), hide, 0.08)
    box('table', (5.0, -6.35, 0.34), (1.3, 0.7, 0.05), walnut, 0.012)
    for x in (4.5, 5.5):
        box('foot', (x, -6.35, 0.16), (0.05, 0.5, 0.32), steel)
    box('desk', (12.8, -3.2, 0.54), (0.9, 3.8, 1.08), walnut, 0.015)
    box('desk top', (12.8, -3.2, 1.095), (1.0, 3.9, 0.03), mats.plain('stone top', (0.08, 0.075, 0.07), 0.35))


def outside():
    stage.sky([(-1, (0.20, 0.16, 0.13)), (0.0, (0.80, 0.66, 0.55)), (0.08, (0.66, 0.60, 0.57)), (0.25, (0.38, 0.44, 0.54)), (1, (0.18, 0.26, 0.40))], 1.1)
    m = places.hazed(sand(), (0.62, 0.50, 0.41), 300, 20)
    xs = -12.0 - places.spaced(0, 420, 300)[::-1]
    places.land('dunes', lambda x, y: height(y * 0.9 + 30, -x - 4) * 0.8 - 0.3, xs, np.concatenate([-places.spaced(0, 420, 160)[:0:-1], places.spaced(0, 420, 160)]), m)
    sun = bpy.data.lights.new('sun', 'SUN')
    sun.energy, sun.color, sun.angle = 2.2, (1.0, 0.80, 0.60), math.radians(6)
    o = bpy.data.objects.new('sun', sun)
    bpy.context.scene.collection.objects.link(o)
    o.location = (-20, 60, 22)
    stage.aim(o, (-30, 0, 0))
    # Daylight through the panes, as one large soft panel that only the eye does not see.
    stage.softbox((-11.15, -0.5, 2.8), (0, -0.5, 2.6), (17.0, 5.2), 1.9, (0.97, 0.98, 1.0), 8)


def scene():
    stage.reset()
    outside()
    hall()
    lounge()
    for shape, at, turn, color in (('coupe', (-0.4, 3.2), 202, (0.13, 0.008, 0.012)), ('suv_large', (6.6, 0.8), 118, (0.012, 0.012, 0.013)), ('saloon', (-5.0, -3.5), 65, (0.36, 0.31, 0.24))):
        car = build(shape, color=color, lamps=0.12)
        car.location, car.rotation_euler[2] = (*at, 0), math.radians(turn)
    o = stage.camera((0.8, -1.9, 1.5), (0.8, 10, 1.5))
    o.data.type = 'PANO'
    o.data.cycles.panorama_type = 'EQUIRECTANGULAR'


def render():
    scene()
    stage.render('panorama-showroom', (2048, 1024), samples=20, bounces=5, clamp=1.2)
