"""wheel: the front wheel of the saloon in raking light, close."""
import math
import stage
import materials as mats
from cars.build import build


def scene():
    stage.reset()
    stage.world((0.006, 0.006, 0.0065), 1)
    stage.plane(60, stage.ground('floor', (0.012, 0.0115, 0.011), 0.32, bump=0.001, scale=120, rough_vary=0.05))
    build('saloon', lamps=0.2, paint=mats.paint((0.045, 0.048, 0.055), flakes=0.05))
    stage.softbox((-3.6, -4.2, 1.9), (-1.5, -0.9, 0.4), (2.6, 1.8), 15.0, (1.0, 0.95, 0.88), 2)
    stage.softbox((1.8, -3.6, 1.6), (-1.5, -0.9, 0.4), (1.2, 1.6), 9.0, (0.78, 0.88, 1.0), 2)
    stage.softbox((-1.5, -1.6, 3.2), (-1.5, -0.9, 0.3), (3.0, 1.0), 14.0, (1.0, 0.96, 0.92), 2)
    # Machined spokes mirror what stands behind the camera.
    stage.softbox((0.2, -6.5, 1.4), (-1.5, -0.9, 0.4), (2.6, 1.6), 5.0, (1.0, 0.96, 0.92), 2)
    stage.camera((-2.75, -3.9, 0.62), (-1.12, -0.9, 0.44), 88, focus=(-1.55, -0.95, 0.40), stop=4)


def render():
    scene()
    stage.render('wheel', samples=48, bounces=4)
