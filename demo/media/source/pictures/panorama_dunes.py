"""panorama-dunes: a full circle among the dunes of wide-dunes, low sun along them, nobody there."""
import math
import bpy
import numpy as np
import places
import stage
from pictures.hero_dunes import sand


def height(x, y):
    h = places.dunes(x / 62 + 0.10, y / 62 + 0.2, 4) * 11 + places.dunes(x / 21 + 3.2, y / 21, 8) * 1.9
    return h * np.clip((np.hypot(x, y) - 3) / 30, 0, 1) ** 0.9


def scene():
    stage.reset()
    stage.sky([(-1, (0.02, 0.018, 0.02)), (0.0, (0.50, 0.33, 0.26)), (0.05, (0.38, 0.29, 0.29)), (0.16, (0.16, 0.19, 0.29)), (0.45, (0.060, 0.100, 0.20)), (1, (0.035, 0.065, 0.14))], 1.3,
              sun=((-0.42, 0.9, 0.02), (1.3, 0.55, 0.20), 0.66))
    m = places.hazed(sand(), (0.25, 0.18, 0.165), 520, 40)
    lines = np.concatenate([-places.spaced(0, 700, 420)[:0:-1], places.spaced(0, 700, 420)])
    places.land('dunes', height, lines, lines, m)
    sun = bpy.data.lights.new('sun', 'SUN')
    sun.energy, sun.color, sun.angle = 3.4, (1.0, 0.55, 0.28), math.radians(3)
    o = bpy.data.objects.new('sun', sun)
    bpy.context.scene.collection.objects.link(o)
    o.location = (-90, 52, 24)
    stage.aim(o, (0, 0, 0))
    o = stage.camera((0, 0, 3.2), (0, 10, 3.2))
    o.data.type = 'PANO'
    o.data.cycles.panorama_type = 'EQUIRECTANGULAR'


def render():
    scene()
    stage.render('panorama-dunes', (2048, 1024), samples=32, bounces=3)
