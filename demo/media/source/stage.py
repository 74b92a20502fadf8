"""Cameras, lamps and one way of rendering for every picture."""
import math
import os
import bpy
from mathutils import Vector
import materials as mats
from takes import WORK


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    w = bpy.data.worlds.new('world')
    bpy.context.scene.world = w
    w.use_nodes = True
    world((0, 0, 0), 0)


def world(color, strength=1.0):
    b = bpy.context.scene.world.node_tree.nodes['Background']
    b.inputs[0].default_value = (*color, 1)
    b.inputs[1].default_value = strength


def sky(stops, strength=1.0, sun=None):
    """A sky by elevation: (sine of elevation -1..1, colour) stops; sun = (direction, colour, spread) adds a soft glow."""
    t = bpy.context.scene.world.node_tree
    b = t.nodes['Background']
    co = t.nodes.new('ShaderNodeTexCoord')
    sep = t.nodes.new('ShaderNodeSeparateXYZ')
    rng = t.nodes.new('ShaderNodeMapRange')
    rng.inputs['From Min'].default_value, rng.inputs['From Max'].default_value = -1, 1
    ramp = t.nodes.new('ShaderNodeValToRGB')
    els = ramp.color_ramp.elements
    while len(els) < len(stops):
        els.new(0.5)
    for e, (at, color) in zip(els, stops):
        e.position, e.color = (at + 1) / 2, (*color, 1)
    ramp.color_ramp.interpolation = 'B_SPLINE'
    t.links.new(co.outputs['Generated'], sep.inputs[0])
    t.links.new(sep.outputs['Z'], rng.inputs[0])
    t.links.new(rng.outputs[0], ramp.inputs[0])
    out = ramp.outputs[0]
    if sun:
        direction, color, spread = sun
        dot = t.nodes.new('ShaderNodeVectorMath')
        dot.operation = 'DOT_PRODUCT'
        dot.inputs[1].default_value = Vector(direction).normalized()
        # Glow hugs the horizon: heights count more than twice.
        tall = t.nodes.new('ShaderNodeVectorMath')
        tall.operation = 'MULTIPLY'
        tall.inputs[1].default_value = (1, 1, 2.3)
        unit = t.nodes.new('ShaderNodeVectorMath')
        unit.operation = 'NORMALIZE'
        t.links.new(co.outputs['Generated'], tall.inputs[0])
        t.links.new(tall.outputs[0], unit.inputs[0])
        t.links.new(unit.outputs[0], dot.inputs[0])
        fade = t.nodes.new('ShaderNodeMapRange')
        fade.inputs['From Min'].default_value, fade.inputs['From Max'].default_value = math.cos(spread), 1
        t.links.new(dot.outputs['Value'], fade.inputs[0])
        m = t.nodes.new('ShaderNodeMath')
        m.operation = 'POWER'
        m.inputs[1].default_value = 3.0
        t.links.new(fade.outputs[0], m.inputs[0])
        add = t.nodes.new('ShaderNodeMixRGB')
        add.blend_type = 'ADD'
        add.inputs[2].default_value = (*color, 1)
        t.links.new(m.outputs[0], add.inputs[0])
        t.links.new(out, add.inputs[1])
        out = add.outputs[0]
    t.links.new(out, b.inputs[0])
    b.inputs[1].default_value = strength


def aim(o, to):
    o.rotation_euler = (Vector(to) - o.location).to_track_quat('-Z', 'Y').to_euler()


def camera(at, to, lens=70, shift=(0, 0), focus=None, stop=5.6):
    c = bpy.data.cameras.new('camera')
    o = bpy.data.objects.new('camera', c)
    bpy.context.scene.collection.objects.link(o)
    o.location = at
    aim(o, to)
    c.lens, c.shift_x, c.shift_y = lens, *shift
    c.clip_end = 20000
    if focus:
        c.dof.use_dof, c.dof.focus_distance, c.dof.aperture_fstop = True, (Vector(focus) - Vector(at)).length, stop
    bpy.context.scene.camera = o
    return o


def lamp(at, to, size, power, color=(1, 1, 1), shadow=True, seen=True, spread=180):
    """An area light; `seen` false hides it from mirrors."""
    l = bpy.data.lights.new('lamp', 'AREA')
    l.shape, l.size, l.size_y, l.energy, l.color = 'RECTANGLE', size[0], size[1], power, color
    l.use_shadow = shadow
    l.spread = math.radians(spread)
    o = bpy.data.objects.new('lamp', l)
    bpy.context.scene.collection.objects.link(o)
    o.location = at
    aim(o, to)
    o.visible_camera = False
    o.visible_glossy = seen
    return o


def softbox(at, to, size, strength, color=(1, 1, 1), power=4):
    """A glowing panel with soft edges, so that its mirror image in paint fades out; strength is radiance at its middle."""
    bpy.ops.mesh.primitive_plane_add(size=1, location=at)
    o = bpy.context.object
    o.scale = (*size, 1)
    aim(o, to)
    o.data.materials.append(mats.soft_glow('softbox', color, strength, power))
    o.visible_camera = False
    return o


def plane(size, material, at=(0, 0, 0)):
    bpy.ops.mesh.primitive_plane_add(size=size, location=at)
    o = bpy.context.object
    o.data.materials.append(material)
    return o


def ground(name, color, rough, bump=0.0, scale=60.0, rough_vary=0.0, specular=0.5, wet=0.0):
    """A floor with a little life: fine bump, uneven gloss and, if wet, puddles that mirror."""
    m, done = mats.new(name)
    if done:
        return m
    t, b = m.node_tree, m.node_tree.nodes['Principled BSDF']
    b.inputs['Base Color'].default_value = (*color, 1)
    b.inputs['Roughness'].default_value = rough
    b.inputs['Specular'].default_value = specular
    co = t.nodes.new('ShaderNodeTexCoord')

    def noise(s, detail=4):
        n = t.nodes.new('ShaderNodeTexNoise')
        n.inputs['Scale'].default_value, n.inputs['Detail'].default_value = s, detail
        t.links.new(co.outputs['Object'], n.inputs['Vector'])
        return n.outputs['Fac']

    def span(fac, lo, hi, a=0.35, c=0.65):
        r = t.nodes.new('ShaderNodeMapRange')
        for k, v in zip(('From Min', 'From Max', 'To Min', 'To Max'), (a, c, lo, hi)):
            r.inputs[k].default_value = v
        t.links.new(fac, r.inputs[0])
        return r.outputs[0]

    if rough_vary:
        t.links.new(span(noise(0.9), rough - rough_vary, rough + rough_vary), b.inputs['Roughness'])
    strength = None
    if wet:
        puddle = noise(0.45, 5)
        t.links.new(span(puddle, 0.04, rough, wet - 0.06, wet + 0.10), b.inputs['Roughness'])
        strength = span(puddle, 0.03, 1.0, wet - 0.04, wet + 0.12)
    if bump:
        bn = t.nodes.new('ShaderNodeBump')
        bn.inputs['Distance'].default_value = bump
        if strength:
            t.links.new(strength, bn.inputs['Strength'])
        t.links.new(noise(scale, 3), bn.inputs['Height'])
        t.links.new(bn.outputs[0], b.inputs['Normal'])
    return m


def render(key, size=(1600, 900), samples=96, bounces=5, clamp=3.0, passes=2):
    """Renders `passes` independent takes of the scene as EXR with albedo and normals, which finish.py filters and develops."""
    sc = bpy.context.scene
    sc.render.engine = 'CYCLES'
    c = sc.cycles
    scale = float(os.environ.get('SCALE', 1))
    c.samples = max(4, int(samples * float(os.environ.get('SAMPLES', 1)) / passes))
    c.use_adaptive_sampling = False
    c.use_denoising = False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces, c.transparent_max_bounces = bounces, 3, 4, 4, 10
    c.sample_clamp_indirect, c.sample_clamp_direct = clamp, 0
    c.caustics_reflective = c.caustics_refractive = False
    c.blur_glossy = 0.5
    c.pixel_filter_type = 'BLACKMAN_HARRIS'
    sc.render.resolution_x, sc.render.resolution_y = int(size[0] * scale), int(size[1] * scale)
    sc.render.resolution_percentage = 100
    # Later takes and frames keep the geometry that did not change.
    sc.render.use_persistent_data = True
    vl = bpy.context.view_layer
    vl.cycles.denoising_store_passes = True
    sc.use_nodes = True
    t = sc.node_tree
    t.nodes.clear()
    layers = t.nodes.new('CompositorNodeRLayers')
    out = t.nodes.new('CompositorNodeOutputFile')
    out.base_path = os.path.join(WORK, key)
    out.format.file_format, out.format.color_depth = 'OPEN_EXR', '32'
    out.file_slots.clear()
    for slot, source in (('image', 'Image'), ('albedo', 'Denoising Albedo'), ('normal', 'Denoising Normal')):
        out.file_slots.new(slot)
        t.links.new(layers.outputs[source], out.inputs[slot])
    sc.render.filepath = os.path.join(WORK, key, 'ignored')
    for i in range(passes):
        c.seed = 1 + 7919 * i
        # Without this, kept data keep the last seed as well and both takes are the same.
        sc.update_tag()
        sc.frame_set(i)
        bpy.ops.render.render()
