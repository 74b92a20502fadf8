"""retailer-facade-night: a stone portal with one lit pane, a coupé behind it; wet paving in front, late at night."""
import math
import materials as mats
import stage
from cars.build import box, build, mesh


def scene():
    stage.reset()
    stage.sky([(-1, (0.01, 0.01, 0.014)), (0.0, (0.060, 0.050, 0.062)), (0.10, (0.034, 0.040, 0.066)), (0.4, (0.014, 0.022, 0.048)), (1, (0.008, 0.014, 0.034))], 0.9)
    stage.plane(300, stage.ground('paving', (0.036, 0.034, 0.033), 0.34, bump=0.002, scale=30, wet=0.46))
    stone = mats.plain('travertine', (0.27, 0.225, 0.18), 0.8, specular=0.2)
    dark = mats.plain('bronze', (0.020, 0.017, 0.015), 0.35, metal=0.5)
    warm = mats.plain('warm_wall', (0.44, 0.36, 0.28), 0.85, specular=0.1)
    # A long wall of slabs, cut open by one portal.
    for i in range(-8, 9):
        x = 3.05 * i
        if abs(x + 3.0) > 7.4:
            box('slab', (x, 5.0, 3.4), (3.03, 0.6, 6.8), stone, 0.012)
    box('head', (-3.0, 5.0, 5.95), (15.4, 0.6, 1.7), stone, 0.012)
    for x in (-10.55, 4.55):
        box('reveal', (x, 5.6, 2.55), (0.35, 2.6, 5.1), dark)
    box('lintel', (-3.0, 5.6, 5.05), (15.4, 2.6, 0.16), dark)
    box('sill', (-3.0, 5.6, 0.10), (15.4, 2.6, 0.20), dark)
    box('floor', (-3.0, 10.5, 0.14), (15.2, 8.0, 0.14), stage.ground('hall_floor', (0.30, 0.27, 0.235), 0.26))
    box('back', (-3.0, 14.0, 2.6), (15.4, 0.3, 5.2), warm)
    for x in (-10.6, 4.6):
        box('side', (x, 10.0, 2.6), (0.3, 8.2, 5.2), warm)
    box('ceiling', (-3.0, 10.0, 5.15), (15.4, 8.2, 0.2), warm)
    for i in range(26):
        box('fin', (-9.9 + 0.55 * i, 13.7, 2.6), (0.06, 0.34, 5.0), mats.plain('oak', (0.18, 0.11, 0.065), 0.6))
    for x in (-6.8, -3.0, 0.8):
        box('mullion', (x, 6.3, 2.6), (0.06, 0.12, 5.0), dark)
    mesh('pane', [(-10.4, 6.32, 0.2), (4.4, 6.32, 0.2), (4.4, 6.32, 5.0), (-10.4, 6.32, 5.0)], [(0, 1, 2, 3)], mats.glass('pane', (0.93, 0.93, 0.91)), smooth=False)
    car = build('coupe', color=(0.36, 0.30, 0.225), lamps=0.25)
    car.location, car.rotation_euler[2] = (-3.1, 8.8, 0.21), math.radians(180 - 26)
    stage.lamp((-3.0, 10.0, 5.0), (-3.0, 10.0, 0), (12.5, 5.0), 1300, (1.0, 0.76, 0.50), seen=False)
    stage.softbox((-3.0, 8.0, 4.7), (-3.0, 9.8, 0.9), (11, 0.9), 5.0, (1.0, 0.86, 0.70), 3)
    stage.lamp((-3.0, 13.0, 5.0), (-3.0, 13.9, 2.2), (14, 0.3), 320, (1.0, 0.74, 0.46), seen=False)
    # Light from the ground grazes the slabs on either side.
    for x in (-17.8, 12.0):
        stage.lamp((x, 4.15, 0.12), (x, 4.72, 2.8), (13.4, 0.14), 620, (1.0, 0.70, 0.42), seen=False)
    stage.lamp((-3.0, 4.4, 5.0), (-3.0, 1.0, 0), (14, 0.6), 220, (1.0, 0.74, 0.48), seen=False)
    stage.camera((2.4, -14.5, 1.45), (-0.6, 5.0, 2.55), 40, shift=(0.02, 0.03))


def render():
    scene()
    stage.render('retailer-facade-night', samples=26, bounces=4, clamp=1.5)
