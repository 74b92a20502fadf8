"""retailer-facade: a glass pavilion at dusk, cars in warm light behind its panes."""
import math
import materials as mats
import stage
from cars.build import box, build


def scene():
    stage.reset()
    stage.sky([(-1, (0.02, 0.02, 0.025)), (0.0, (0.30, 0.19, 0.17)), (0.05, (0.20, 0.16, 0.19)), (0.16, (0.075, 0.10, 0.18)), (0.45, (0.026, 0.048, 0.11)), (1, (0.012, 0.024, 0.06))], 0.75)
    stage.plane(400, stage.ground('paving', (0.045, 0.043, 0.042), 0.34, bump=0.002, scale=30, wet=0.44))
    stone = mats.plain('stone_wall', (0.30, 0.265, 0.225), 0.8, specular=0.2)
    dark = mats.plain('bronze', (0.020, 0.017, 0.015), 0.35, metal=0.5)
    warm = mats.plain('warm_wall', (0.55, 0.47, 0.38), 0.85, specular=0.1)
    floor = stage.ground('hall_floor', (0.42, 0.39, 0.35), 0.2)
    box('roof', (0, 9.0, 5.35), (36, 15, 0.55), dark, 0.02)
    box('soffit', (0, 8.8, 5.04), (35, 14, 0.06), mats.plain('oak_soffit', (0.22, 0.145, 0.09), 0.6))
    box('hall', (0, 10, 0.06), (32, 12, 0.12), floor)
    box('back', (0, 15.6, 2.6), (32, 0.3, 5.2), warm)
    box('pylon', (-17.6, 9, 3.1), (3.4, 8, 6.2), stone, 0.02)
    box('pylon2', (16.6, 12, 2.5), (1.2, 7.5, 5.0), stone, 0.02)
    for i in range(13):
        box('mullion', (-15.6 + 2.6 * i, 4.6, 2.55), (0.07, 0.16, 5.0), dark)
    box('sill', (0, 4.6, 0.12), (32, 0.2, 0.16), dark)
    from cars.build import mesh
    mesh('pane', [(-15.8, 4.62, 0.1), (15.8, 4.62, 0.1), (15.8, 4.62, 5.05), (-15.8, 4.62, 5.05)], [(0, 1, 2, 3)], mats.glass('pane', (0.92, 0.93, 0.92)), smooth=False)
    for y in (6.4, 9.4, 12.4):
        box('line', (0, y, 4.99), (30, 0.14, 0.03), mats.glow('line', (1.0, 0.76, 0.50), 14))
    stage.lamp((0, 9.5, 4.9), (0, 9.5, 0), (28, 8), 2200, (1.0, 0.76, 0.50), seen=False)
    # Panels before the noses give the cars a highlight to wear.
    stage.softbox((-2, 5.0, 4.2), (-2, 9, 0.9), (26, 1.0), 6.0, (1.0, 0.84, 0.66), 3)
    stage.lamp((0, 4.0, 4.9), (0, 2.0, 0), (30, 1.0), 300, (1.0, 0.74, 0.48), seen=False)
    for shape, x, turn, color in (('suv_large', -9.0, 160, (0.05, 0.052, 0.056)), ('coupe', -1.4, 205, (0.13, 0.008, 0.012)), ('saloon', 7.4, 158, (0.30, 0.27, 0.22))):
        car = build(shape, color=color, lamps=0.12)
        car.location, car.rotation_euler[2] = (x, 9.0, 0.12), math.radians(turn)
    stage.camera((-6.0, -21, 1.7), (0.2, 6, 2.4), 33, shift=(0.0, 0.06))


def render():
    scene()
    stage.render('retailer-facade', samples=40, bounces=5, clamp=1.5)
