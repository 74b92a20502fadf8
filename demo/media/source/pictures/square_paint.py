"""square-paint: the coupé's haunch, burgundy under clear coat."""
import stage
import materials as mats
from cars.build import build


def scene():
    stage.reset()
    stage.world((0.012, 0.011, 0.011), 1)
    stage.plane(60, stage.ground('floor', (0.012, 0.0115, 0.011), 0.4))
    build('coupe', lamps=0.6, paint=mats.paint((0.16, 0.006, 0.010), flakes=0.05))
    stage.softbox((2.0, 2.4, 3.6), (1.4, 0, 0.8), (6, 1.0), 16.0, (1.0, 0.95, 0.90), 3)
    stage.softbox((6.0, -2.6, 1.8), (1.4, -0.8, 0.7), (2.4, 1.6), 11.0, (1.0, 0.88, 0.78), 2)
    stage.softbox((-3.5, -5, 2.4), (1.4, -0.8, 0.7), (4, 1.6), 7.0, (0.82, 0.90, 1.0), 2)
    stage.camera((4.6, -3.6, 1.35), (1.35, -0.62, 0.72), 92, focus=(1.5, -0.9, 0.75), stop=5.6)


def render():
    scene()
    stage.render('square-paint', (1000, 1000), samples=40, bounces=4)
