"""interior-wheel: a steering wheel in the dark, close; a metal arm catches the light."""
import math
import materials as mats
import stage
import trim
from cars.build import box


def scene():
    stage.reset()
    stage.world((0.006, 0.0058, 0.006), 1)
    hide = mats.leather('wheel hide', (0.019, 0.0158, 0.0135), 0.40, pebble=620.0, depth=0.00022)
    metal = mats.brushed('satin', (0.50, 0.47, 0.43), 0.26, (1.0, 40.0, 40.0), scratch=0.06)
    gloss = mats.plain('piano', (0.004, 0.004, 0.0042), 0.16, coat=1.0)
    wheel = trim.steering_wheel(hide, mats.plain('thread', (0.42, 0.25, 0.13), 0.6), metal, gloss)
    wheel.rotation_euler = (math.radians(-22), 0, math.radians(0))
    # Behind it the dashboard, dark, with its line of light.
    box('dash', (0.3, 0.62, -0.20), (3.0, 0.4, 0.5), mats.leather('dash hide', (0.012, 0.011, 0.010), 0.5), 0.06)
    box('line', (0.3, 0.405, 0.005), (2.6, 0.01, 0.0022), mats.glow('amber', (1.0, 0.44, 0.12), 2.4))
    stage.lamp((0.3, 0.40, 0.0), (0.3, 0.5, -0.10), (2.4, 0.01), 0.5, (1.0, 0.46, 0.14), seen=False)
    stage.softbox((-0.45, 0.20, 0.85), (-0.05, 0.0, 0.02), (0.9, 0.5), 30.0, (1.0, 0.92, 0.83), 3)
    stage.softbox((-1.0, -0.15, 0.25), (-0.05, 0.0, 0.0), (0.35, 0.9), 22.0, (1.0, 0.86, 0.70), 3)
    # The arms mirror this one; its soft edge shades them.
    stage.softbox((0.80, -1.05, 0.62), (0.0, 0.0, 0.0), (1.1, 0.6), 7.0, (0.86, 0.92, 1.0), 2)
    stage.camera((-0.36, -0.60, 0.22), (0.030, 0.0, -0.008), 56, shift=(0.12, 0.0), focus=(-0.10, -0.01, 0.0), stop=8.0)


def render():
    scene()
    stage.render('interior-wheel', samples=56, bounces=4)
