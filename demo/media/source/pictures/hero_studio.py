"""hero-studio: black on black, long lamps draw the roof, the shoulder and the bonnet."""
import stage
from cars.build import build


def lights():
    stage.world((0.004, 0.0036, 0.0034), 1)
    stage.plane(120, stage.ground('floor', (0.010, 0.0095, 0.009), 0.46, bump=0.002, scale=90, specular=0.4))
    stage.lamp((9, -7, 2.0), (0, 0, 1.2), (9, 0.7), 230, (1.0, 0.95, 0.90))
    stage.lamp((10, 6.6, 1.5), (0, 0.5, 0.9), (5, 0.30), 150, (1.0, 0.88, 0.76))
    stage.lamp((3.0, 0.8, 5.2), (0.2, 0.4, 1.0), (7.0, 0.8), 330, (1.0, 0.96, 0.92))
    stage.lamp((-5.5, -5.0, 3.0), (-2, 0, 0.9), (0.5, 5.0), 160, (0.90, 0.95, 1.0))


def scene():
    stage.reset()
    build('suv_large', color=(0.004, 0.004, 0.0045), lamps=0.8)
    lights()
    stage.camera((-10.6, 6.9, 1.15), (0.0, 0.0, 0.80), 68, shift=(0.145, 0.03))


def render():
    scene()
    stage.render('hero-studio', samples=64)
