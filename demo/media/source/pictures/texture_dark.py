"""texture-dark: a fine dark weave, lit from one corner."""
import numpy as np
import materials as mats
import stage
import trim


def scene():
    stage.reset()
    stage.world((0.004, 0.004, 0.0045), 1)
    thread = mats.plain('thread', (0.020, 0.021, 0.024), 0.36, specular=0.5)
    pitch, width = 0.030, 0.0132
    n = 34
    step = np.linspace(-0.5, 0.5, 520)
    section = trim.superellipse(width, 0.0030, 2.6, 20)
    # Twill: each band goes over two and under two, one further along in every row.
    for i in range(-n // 2, n // 2):
        phase = 2 * np.pi * (step / (4 * pitch)) - i * np.pi / 2
        wave = 0.0042 * np.clip(1.5 * np.sin(phase), -1, 1)
        trim.tube('warp', np.c_[step, np.full_like(step, i * pitch), wave], section, thread)
        trim.tube('weft', np.c_[np.full_like(step, i * pitch), step, 0.0042 * np.clip(1.5 * np.sin(2 * np.pi * (step / (4 * pitch)) - i * np.pi / 2 + np.pi), -1, 1)], section, thread)
    stage.softbox((-0.80, 0.55, 0.42), (-0.2, 0.1, 0), (0.5, 0.7), 13.0, (0.92, 0.95, 1.0), 3)
    stage.softbox((-0.15, 0.85, 0.35), (-0.1, 0.1, 0), (0.6, 0.2), 5.0, (1.0, 0.86, 0.72), 3)
    stage.camera((0.02, -0.38, 0.62), (0.02, 0.02, 0.0), 50, focus=(-0.06, 0.05, 0.0), stop=5.6)


def render():
    scene()
    stage.render('texture-dark', samples=24, bounces=2)
