"""wide-dunes: the dunes of hero-dunes from a crest, low sun along them, nobody there."""
import math
import bpy
import numpy as np
import places
import stage
from pictures.hero_dunes import sand


def height(x, y):
    h = places.dunes(x / 62 + 0.10, y / 62 + 0.2, 4) * 11 + places.dunes(x / 21 + 3.2, y / 21, 8) * 1.9
    return h * np.clip((y + 2) / 26, 0, 1) ** 0.8


def scene():
    stage.reset()
    stage.sky([(-1, (0.02, 0.018, 0.02)), (0.0, (0.46, 0.29, 0.235)), (0.05, (0.33, 0.25, 0.265)), (0.16, (0.105, 0.14, 0.24)), (0.45, (0.030, 0.060, 0.14)), (1, (0.015, 0.032, 0.08))], 1.2,
              sun=((-0.42, 0.9, 0.02), (1.3, 0.55, 0.20), 0.66))
    m = places.hazed(sand(), (0.23, 0.165, 0.155), 520, 40)
    xs = np.concatenate([-places.spaced(0, 620, 480)[:0:-1], places.spaced(0, 620, 480)])
    places.land('dunes', height, xs, places.spaced(0, 900, 760) - 6, m)
    sun = bpy.data.lights.new('sun', 'SUN')
    sun.energy, sun.color, sun.angle = 3.4, (1.0, 0.55, 0.28), math.radians(3)
    o = bpy.data.objects.new('sun', sun)
    bpy.context.scene.collection.objects.link(o)
    o.location = (-90, 52, 19)
    stage.aim(o, (0, 0, 0))
    stage.camera((0.0, -8.0, 11.5), (0.0, 60, 7.0), 40)


def render():
    scene()
    stage.render('wide-dunes', (1600, 650), samples=24, bounces=3)
