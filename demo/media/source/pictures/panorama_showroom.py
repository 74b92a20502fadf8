"""panorama-showroom: a full circle from the middle of the hall, three cars round the eye."""
import math
import bpy
import materials as mats
import stage
from cars.build import box, build
from pictures.hero_showroom import hall


def scene():
    stage.reset()
    stage.world((0.5, 0.5, 0.5), 0.45)
    hall()
    wall = bpy.data.materials['plaster']
    box('front', (0, -9.2, 3), (40, 0.3, 6), wall)
    box('right', (16.5, 0, 3), (0.3, 20, 6), wall)
    box('desk', (9.5, -6.2, 0.52), (3.4, 0.8, 1.04), mats.plain('desk', (0.26, 0.22, 0.18), 0.5), 0.02)
    for shape, at, turn, color in (('coupe', (-0.5, 3.9), 202, (0.13, 0.008, 0.012)), ('suv_large', (8.2, 1.0), 118, (0.012, 0.012, 0.013)), ('saloon', (-6.0, -3.6), 65, (0.36, 0.31, 0.24))):
        car = build(shape, color=color, lamps=0.2)
        car.location, car.rotation_euler[2] = (*at, 0), math.radians(turn)
    o = stage.camera((0.8, -2.2, 1.55), (0.8, 10, 1.55))
    o.data.type = 'PANO'
    o.data.cycles.panorama_type = 'EQUIRECTANGULAR'


def render():
    scene()
    stage.render('panorama-showroom', (2800, 1400), samples=32, bounces=5)
