"""service-bay: the compact SUV in a clean dark bay under lines of light."""
import math
import materials as mats
import stage
from cars.build import box, build


def scene():
    stage.reset()
    stage.world((0.02, 0.021, 0.023), 1)
    stage.plane(80, stage.ground('epoxy', (0.075, 0.078, 0.082), 0.16, rough_vary=0.04))
    wall = mats.plain('wall', (0.17, 0.172, 0.178), 0.7, specular=0.2)
    pale = mats.plain('cabinet', (0.24, 0.245, 0.25), 0.45)
    box('back', (0, 9.0, 2.4), (30, 0.3, 4.8), wall)
    box('side', (-9.4, 0, 2.4), (0.3, 22, 4.8), wall)
    box('side', (9.4, 0, 2.4), (0.3, 22, 4.8), wall)
    box('ceiling', (0, 0, 4.9), (30, 22, 0.2), wall)
    white = mats.glow('tube', (0.94, 0.97, 1.0), 8)
    for x in (-4.2, 0, 4.2):
        box('tube', (x, 1.5, 4.74), (0.12, 13, 0.05), white)
    for y in (-4.5, 1.5, 7.5):
        box('tube', (0, y, 4.74), (8.4, 0.12, 0.05), white)
    for i in range(7):
        box('cabinet', (-6.6 + 1.25 * i, 8.55, 0.48), (1.21, 0.6, 0.90), pale, 0.01)
    box('bench', (-2.85, 8.5, 0.97), (8.9, 0.7, 0.06), mats.plain('bench', (0.17, 0.115, 0.07), 0.5), 0.01)
    box('strip', (-2.85, 8.78, 1.85), (8.9, 0.04, 0.04), mats.glow('warm_strip', (1.0, 0.74, 0.48), 5))
    box('door', (6.2, 8.82, 1.7), (3.6, 0.06, 3.4), mats.plain('door', (0.15, 0.153, 0.16), 0.4, metal=0.6))
    # The tubes are only seen; these lamps light the bay, or the floor would sparkle.
    stage.lamp((0, 1.5, 4.6), (0, 1.5, 0), (9, 12), 900, (0.94, 0.97, 1.0), seen=False)
    stage.lamp((-2.85, 8.3, 1.8), (-2.85, 8.6, 0.9), (8.9, 0.3), 40, (1.0, 0.74, 0.48), seen=False)
    stage.softbox((8.6, -4, 2.2), (0, 0, 0.8), (6, 2.4), 2.4, (1.0, 0.95, 0.9), 2)
    line = mats.plain('mark', (0.36, 0.35, 0.33), 0.5)
    for x in (-2.6, 2.6):
        box('mark', (x, -0.5, 0.002), (0.07, 12, 0.004), line)
    car = build('suv_compact', color=(0.20, 0.205, 0.21), lamps=0.4, steer=12)
    car.rotation_euler[2] = math.radians(48)
    stage.camera((-0.6, -12.5, 1.55), (0.2, 0, 1.3), 42)


def render():
    scene()
    stage.render('service-bay', samples=48, bounces=4, clamp=1.5)
