"""hero-tail: the saloon's rear in the dark, one line of red light."""
import math
import stage
from cars.build import build


def scene():
    stage.reset()
    stage.world((0.004, 0.0038, 0.0040), 1)
    stage.plane(160, stage.ground('floor', (0.010, 0.0095, 0.009), 0.46, bump=0.002, scale=90, specular=0.4))
    car = build('saloon', color=(0.010, 0.010, 0.011), lamps=0.9)
    car.rotation_euler[2] = math.radians(-34)
    stage.softbox((-1.5, 4.5, 4.4), (0, 0.2, 1.0), (8, 0.9), 20.0, (1.0, 0.92, 0.84), 3)
    stage.softbox((-9.5, 3.5, 2.6), (0, 0, 0.8), (6, 1.8), 9.0, (0.75, 0.86, 1.0), 2)
    stage.softbox((9, 5.5, 2.4), (0, 0, 0.8), (6, 1.2), 8.0, (1.0, 0.80, 0.62), 2)
    stage.softbox((0.4, 0.0, 5.4), (0, 0, 0), (6, 0.7), 10.0, (1.0, 0.96, 0.92), 3)
    stage.camera((0.0, -13.0, 1.15), (0, 0, 0.92), 57, shift=(0.14, 0.04))


def render():
    scene()
    stage.render('hero-tail', samples=56, bounces=4)
