"""texture-sand: ripples that wind drew on fine sand, in low sun."""
import math
import bpy
import numpy as np
import materials as mats
import places
import stage


def grains():
    m, b, co, node = mats.textured('grains', (0.47, 0.335, 0.225), 0.9)
    b.inputs['Specular'].default_value = 0.1
    t = m.node_tree
    speck = node('TexNoise', Vector=co, Scale=900.0, Detail=2.0)
    t.links.new(mats.ramp(t, speck, [(0.3, (0.40, 0.275, 0.18)), (0.7, (0.54, 0.40, 0.28))]), b.inputs['Base Color'])
    t.links.new(node('Bump', Height=speck, Distance=0.0010, Strength=0.5), b.inputs['Normal'])
    return m


def height(x, y):
    """Ripples with a long windward and a short lee side; they wander, fork and die out."""
    u = y * 8.2 + 0.85 * places.fractal(x * 0.75, y * 1.3, 3, 4) + 0.10 * x
    f = u - np.floor(u)
    back, lee = f / 0.70, (1 - f) / 0.30
    k = np.maximum(0.30 - np.abs(back - lee), 0) / 0.30
    ripple = np.minimum(back, lee) - k * k * 0.075
    strong = 0.62 + 0.38 * places.fractal(x * 0.9 + 7, y * 0.9, 6, 3)
    return 0.026 * ripple * strong + 0.05 * places.fractal(x * 0.5, y * 0.5, 9, 2)


def scene():
    stage.reset()
    stage.world((0.16, 0.20, 0.28), 0.55)
    places.land('sand', height, np.linspace(-2.4, 2.4, 900), np.linspace(-1.4, 3.2, 900), grains())
    sun = bpy.data.lights.new('sun', 'SUN')
    sun.energy, sun.color, sun.angle = 3.6, (1.0, 0.76, 0.52), math.radians(2)
    o = bpy.data.objects.new('sun', sun)
    bpy.context.scene.collection.objects.link(o)
    o.location = (-6.0, 7.0, 3.0)
    stage.aim(o, (0, 0, 0))
    stage.camera((0.0, -1.9, 2.1), (0.0, 0.25, 0.0), 46)


def render():
    scene()
    stage.render('texture-sand', samples=24, bounces=2)
