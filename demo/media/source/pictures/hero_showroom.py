"""hero-showroom: the coupé in a bright, empty hall; daylight falls in from the left."""
import math
import bpy
import materials as mats
import stage
from cars.build import box, build


def hall():
    floor = stage.ground('stone', (0.50, 0.485, 0.46), 0.16, rough_vary=0.05, bump=0.0)
    wall = mats.plain('plaster', (0.66, 0.645, 0.615), 0.9, specular=0.1)
    dark = mats.plain('bronze', (0.035, 0.030, 0.026), 0.4, metal=0.6)
    stage.plane(60, floor)
    box('back', (0, 7.2, 3), (40, 0.3, 6), wall)
    box('ceiling', (0, 0, 5.6), (40, 16, 0.3), wall)
    # Fins stand before the back wall at the right, where the text goes: a quiet rhythm.
    for i in range(26):
        box('fin', (4.2 + 0.42 * i, 6.85, 2.75), (0.07, 0.40, 5.5), mats.plain('oak', (0.20, 0.135, 0.085), 0.6))
    box('niche', (-4.2, 7.0, 2.2), (12.4, 0.12, 4.4), mats.plain('clay_wall', (0.40, 0.36, 0.315), 0.9, specular=0.1))
    slot = box('slot', (0, 3.6, 5.43), (34, 0.16, 0.04), mats.glow('slot', (1.0, 0.95, 0.87), 9))
    slot2 = box('slot', (0, -1.6, 5.43), (34, 0.16, 0.04), mats.glow('slot', (1.0, 0.95, 0.87), 9))
    for i in range(5):
        box('mullion', (-11.2, -8 + 3.9 * i, 2.75), (0.14, 0.10, 5.5), dark)
    stage.softbox((-13, -0.5, 3.0), (0, -0.5, 1.2), (16, 6.5), 6.0, (0.94, 0.97, 1.0), 6)
    stage.softbox((14, -3.0, 3.0), (0, 0, 1.0), (9, 5), 1.6, (1.0, 0.95, 0.88), 3)


def scene():
    stage.reset()
    stage.world((0.5, 0.5, 0.5), 0.45)
    hall()
    car = build('coupe', color=(0.20, 0.205, 0.21), lamps=0.35, steer=-8)
    car.rotation_euler[2] = math.radians(180 - 36)
    stage.camera((0.0, -13.2, 1.25), (0, 0, 0.98), 57, shift=(0.14, 0.06))


def render():
    scene()
    stage.render('hero-showroom', samples=48, bounces=5)
