"""handover: a key in a leather tray on a stone table; the car it belongs to waits out of focus."""
import math
import bpy
import numpy as np
import materials as mats
import stage
import trim
from cars.build import box, build


def key(parent, hide, metal, gloss):
    """A fob: a gloss body in a satin frame, and a leather loop on a ring."""
    root = bpy.data.objects.new('key', None)
    bpy.context.scene.collection.objects.link(root)
    root.parent = parent
    half = (0.037, 0.0185)
    trim.turned('frame', half, [(0.004, 0.0), (0.001, 0.0012), (0.0, 0.0035), (0.0, 0.0070), (0.0008, 0.0086), (0.0022, 0.0092), (0.0036, 0.0088), (0.0036, 0.006)], metal, 3.6, 160, root)
    trim.turned('face', (half[0] - 0.0036, half[1] - 0.0036), [(0.0, 0.0072), (0.0004, 0.0088), (0.0022, 0.0097), (0.006, 0.0101), (0.0146, 0.0104), (0.0149, 0.0104)], gloss, 3.4, 160, root)
    # Three keys of the fob, flush, drawn as fine metal lines.
    for x in (-0.014, 0.002, 0.018):
        t = np.linspace(0, 2 * np.pi, 60, endpoint=False)
        e = trim.superellipse(0.0058, 0.0058, 2.0, 60)
        trim.tube('line', np.c_[e[:, 0] + x, e[:, 1], 0 * t + 0.01022], trim.superellipse(0.00022, 0.00022, 2, 8), metal, True, (0, 0, 1), root)
    t = np.linspace(0, 2 * np.pi, 80, endpoint=False)
    trim.tube('ring', np.c_[0.0455 + 0.0105 * np.cos(t), 0.0105 * np.sin(t), 0.0055 + 0.0015 * np.cos(t)], trim.superellipse(0.0009, 0.0009, 2, 12), metal, True, (0, 0, 1), root)
    s = np.linspace(0, 1, 40)
    strap = np.c_[0.053 + 0.052 * s, 0.010 * np.sin(2.2 * s), 0.0050 - 0.006 * s + 0.0045 * np.sin(np.pi * s)]
    trim.tube('strap', strap, trim.superellipse(0.0075, 0.0014, 5, 32), hide, False, (0, 0, 1), root)
    return root


def tray(hide, thread):
    """A shallow tray of folded leather, a seam along its rim."""
    root = bpy.data.objects.new('tray', None)
    bpy.context.scene.collection.objects.link(root)
    half = (0.120, 0.074)
    rim = [(0.006, 0.0), (0.001, 0.002), (0.0, 0.006), (0.0, 0.0185), (0.0012, 0.0205), (0.0034, 0.0208), (0.0050, 0.0195), (0.0058, 0.0165), (0.0075, 0.0080), (0.0110, 0.0052), (0.0180, 0.0046), (0.0735, 0.0045)]
    trim.turned('tray', half, rim, hide, 4.5, 240, root)
    e = trim.superellipse(half[0] - 0.0003, half[1] - 0.0003, 4.5, 300)
    out = np.c_[e / np.linalg.norm(e, axis=1, keepdims=True), np.full(300, 0.1)]
    trim.stitches('seam', np.c_[e, np.full(300, 0.0158)], thread, length=0.0046, pitch=0.0062, thick=0.0005, up=out, closed=True, parent=root)
    return root


def scene():
    stage.reset()
    stage.world((0.012, 0.011, 0.010), 1)
    stone = stage.ground('table', (0.040, 0.036, 0.033), 0.36, bump=0.0002, scale=60, rough_vary=0.05, specular=0.5)
    box('table', (0.1, 0.10, -0.02), (2.4, 0.80, 0.04), stone, 0.004)
    hide = mats.leather('cognac', (0.21, 0.086, 0.036), 0.48, pebble=620.0, depth=0.0006)
    metal = mats.brushed('satin', (0.66, 0.60, 0.52), 0.24, (1.0, 30.0, 30.0), scratch=0.04)
    gloss = mats.plain('piano', (0.004, 0.004, 0.0042), 0.10, coat=1.0)
    t = tray(hide, mats.plain('thread', (0.50, 0.33, 0.19), 0.6))
    t.rotation_euler[2] = math.radians(-9)
    k = key(t, mats.leather('strap', (0.030, 0.020, 0.015), 0.5, pebble=900.0, depth=0.0002), metal, gloss)
    # One end rests on the rim, so that its face meets the eye.
    k.scale = (1.25,) * 3
    k.location, k.rotation_euler = (-0.016, -0.002, 0.0100), (math.radians(9), math.radians(-3), math.radians(20))
    # The car, some steps behind the table.
    stage.plane(60, stage.ground('floor', (0.020, 0.018, 0.016), 0.34, rough_vary=0.04), (0, 0, -0.92))
    box('wall', (0, 13.0, 2.0), (40, 0.2, 8), mats.plain('wall', (0.085, 0.066, 0.050), 0.9, specular=0.1))
    car = build('suv_large', color=(0.36, 0.30, 0.225), lamps=0.0, steer=-12)
    car.location, car.rotation_euler[2] = (-0.35, 7.6, -0.92), math.radians(180 - 38)
    stage.softbox((-0.5, 6.6, 3.6), (-0.5, 6.4, 0), (6.5, 1.6), 10.0, (1.0, 0.92, 0.82), 3)
    stage.softbox((-6.0, 4.4, 0.8), (-0.4, 6.4, 0), (3.0, 2.4), 9.0, (1.0, 0.86, 0.70), 2)
    stage.softbox((5.0, 3.4, 1.0), (0.0, 6.4, 0), (2.4, 2.4), 4.0, (0.80, 0.88, 1.0), 2)
    stage.lamp((-2.5, 11.5, 4.4), (-2.0, 13.0, 1.0), (7, 0.5), 500, (1.0, 0.78, 0.54), seen=False)
    # The table.
    stage.softbox((-0.75, 0.25, 0.70), (0.0, 0.0, 0.03), (0.7, 0.5), 30.0, (1.0, 0.92, 0.82), 3)
    stage.softbox((-0.22, 0.72, 0.62), (-0.02, 0.0, 0.02), (0.5, 0.22), 6.0, (1.0, 0.95, 0.90), 2)
    stage.softbox((-0.55, -0.75, 0.42), (0.0, 0.0, 0.02), (0.7, 0.35), 11.0, (1.0, 0.88, 0.74), 2)
    stage.softbox((0.9, -0.55, 0.55), (0.0, 0.0, 0.02), (0.4, 0.6), 6.0, (0.72, 0.84, 1.0), 2)
    stage.camera((0.05, -0.64, 0.165), (0.078, 0.0, 0.070), 58, shift=(0.085, 0.0), focus=(-0.02, -0.01, 0.02), stop=4.0)


def render():
    scene()
    stage.render('handover', samples=36, bounces=4, clamp=1.5)
