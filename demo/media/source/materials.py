"""Materials of cars and places. Colours are linear."""
import bpy


def new(name):
    old = bpy.data.materials.get(name)
    if old:
        return old, True
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    return m, False


def plain(name, color, rough=0.5, metal=0.0, coat=0.0, specular=0.5, emission=None, strength=1.0):
    m, done = new(name)
    if done:
        return m
    b = m.node_tree.nodes['Principled BSDF']
    b.inputs['Base Color'].default_value = (*color, 1)
    b.inputs['Roughness'].default_value = rough
    b.inputs['Metallic'].default_value = metal
    b.inputs['Clearcoat'].default_value = coat
    b.inputs['Clearcoat Roughness'].default_value = 0.02
    b.inputs['Specular'].default_value = specular
    if emission:
        b.inputs['Emission'].default_value = (*emission, 1)
        b.inputs['Emission Strength'].default_value = strength
    return m


def glow(name, color, strength):
    m, done = new(name)
    if done:
        return m
    t = m.node_tree
    t.nodes.clear()
    e = t.nodes.new('ShaderNodeEmission')
    e.inputs[0].default_value = (*color, 1)
    e.inputs[1].default_value = strength
    t.links.new(e.outputs[0], t.nodes.new('ShaderNodeOutputMaterial').inputs[0])
    return m


def soft_glow(name, color, strength, power=4):
    """Emission that fades towards the edges of a plane, as a good softbox does."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    t = m.node_tree
    t.nodes.clear()

    def math(op, a, b=None):
        n = t.nodes.new('ShaderNodeMath')
        n.operation = op
        for socket, v in zip(n.inputs, (a, b)):
            if isinstance(v, (int, float)):
                socket.default_value = v
            elif v is not None:
                t.links.new(v, socket)
        return n.outputs[0]

    sep = t.nodes.new('ShaderNodeSeparateXYZ')
    t.links.new(t.nodes.new('ShaderNodeTexCoord').outputs['Generated'], sep.inputs[0])
    fall = [math('SUBTRACT', 1, math('POWER', math('ABSOLUTE', math('SUBTRACT', math('MULTIPLY', sep.outputs[i], 2), 1)), power)) for i in (0, 1)]
    e = t.nodes.new('ShaderNodeEmission')
    e.inputs[0].default_value = (*color, 1)
    t.links.new(math('MULTIPLY', math('MULTIPLY', fall[0], fall[1]), strength), e.inputs[1])
    t.links.new(e.outputs[0], t.nodes.new('ShaderNodeOutputMaterial').inputs[0])
    return m


def paint(color, metal=0.75, flakes=0.0, rough=0.34, name='paint'):
    """Clear coat over a base with fine metal flakes."""
    m, done = new(name)
    if done:
        return m
    t, b = m.node_tree, m.node_tree.nodes['Principled BSDF']
    b.inputs['Base Color'].default_value = (*color, 1)
    b.inputs['Metallic'].default_value = metal
    b.inputs['Roughness'].default_value = rough
    b.inputs['Clearcoat'].default_value = 1.0
    b.inputs['Clearcoat Roughness'].default_value = 0.012
    if flakes:
        co = t.nodes.new('ShaderNodeTexCoord')
        v = t.nodes.new('ShaderNodeTexVoronoi')
        v.inputs['Scale'].default_value = 900
        geo = t.nodes.new('ShaderNodeNewGeometry')
        mix = t.nodes.new('ShaderNodeVectorMath')
        mix.operation = 'MULTIPLY_ADD'
        sub = t.nodes.new('ShaderNodeVectorMath')
        sub.operation = 'SUBTRACT'
        sub.inputs[1].default_value = (0.5, 0.5, 0.5)
        t.links.new(co.outputs['Object'], v.inputs['Vector'])
        t.links.new(v.outputs['Color'], sub.inputs[0])
        t.links.new(sub.outputs[0], mix.inputs[0])
        mix.inputs[1].default_value = (flakes,) * 3
        t.links.new(geo.outputs['Normal'], mix.inputs[2])
        norm = t.nodes.new('ShaderNodeVectorMath')
        norm.operation = 'NORMALIZE'
        t.links.new(mix.outputs[0], norm.inputs[0])
        t.links.new(norm.outputs[0], b.inputs['Normal'])
    return m


def glass(name='glass', tint=(0.16, 0.17, 0.18), ior=1.5):
    """Thin tinted pane: mirrors by Fresnel, lets a part of the light straight through."""
    m, done = new(name)
    if done:
        return m
    t = m.node_tree
    t.nodes.clear()
    f = t.nodes.new('ShaderNodeFresnel')
    f.inputs[0].default_value = ior
    boost = t.nodes.new('ShaderNodeMath')
    boost.operation = 'MULTIPLY'
    boost.use_clamp = True
    boost.inputs[1].default_value = 1.7
    tr = t.nodes.new('ShaderNodeBsdfTransparent')
    tr.inputs[0].default_value = (*tint, 1)
    gl = t.nodes.new('ShaderNodeBsdfGlossy')
    gl.inputs['Roughness'].default_value = 0.0
    mix = t.nodes.new('ShaderNodeMixShader')
    t.links.new(f.outputs[0], boost.inputs[0])
    t.links.new(boost.outputs[0], mix.inputs[0])
    t.links.new(tr.outputs[0], mix.inputs[1])
    t.links.new(gl.outputs[0], mix.inputs[2])
    t.links.new(mix.outputs[0], t.nodes.new('ShaderNodeOutputMaterial').inputs[0])
    return m


def of_car(lamps=1.0, tint=(0.16, 0.17, 0.18), rim='dark'):
    """Every material a car uses besides its paint."""
    return {
        'gloss_black': plain('gloss_black', (0.006, 0.006, 0.007), 0.12, coat=1.0),
        'satin_black': plain('satin_black', (0.012, 0.012, 0.013), 0.45),
        'void': plain('void', (0.002, 0.002, 0.002), 0.9, specular=0.05),
        'grille': plain('grille_floor', (0.004, 0.004, 0.004), 0.5, specular=0.2),
        'chrome': plain('chrome', (0.32, 0.32, 0.33), 0.16, metal=1.0),
        'glass': glass('glass', tint),
        'lamp_clear': glass('lamp_clear', (0.8, 0.82, 0.85)),
        'lamp_red': glass('lamp_red', (0.30, 0.012, 0.010)),
        'rubber': plain('rubber', (0.010, 0.010, 0.010), 0.62, specular=0.35),
        'rim': plain('rim', (0.045, 0.045, 0.048), 0.28, metal=1.0, coat=0.6) if rim == 'dark' else plain('rim', (0.55, 0.55, 0.56), 0.25, metal=1.0, coat=0.4),
        'rim_face': plain('rim_face', (0.34, 0.34, 0.345), 0.24, metal=1.0, coat=0.5),
        'rim_back': plain('rim_back', (0.012, 0.012, 0.013), 0.4, metal=0.6),
        'brake': plain('brake', (0.30, 0.29, 0.28), 0.35, metal=1.0),
        'caliper': plain('caliper', (0.035, 0.030, 0.026), 0.35, coat=0.8),
        'lamp_white': glow('lamp_white', (1.0, 0.96, 0.90), 24 * lamps),
        'lamp_glow': glow('lamp_glow', (1.0, 0.03, 0.012), 12 * lamps),
        'lamp_house': plain('lamp_house', (0.03, 0.03, 0.032), 0.3, metal=0.8),
        'seat': plain('seat', (0.10, 0.055, 0.032), 0.55),
        'trim': plain('trim', (0.012, 0.011, 0.010), 0.55),
    }


def textured(name, color, rough):
    """A new material with what textures need: the tree, its surface and a maker of linked nodes."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    t, b = m.node_tree, m.node_tree.nodes['Principled BSDF']
    b.inputs['Base Color'].default_value = (*color, 1)
    b.inputs['Roughness'].default_value = rough
    co = t.nodes.new('ShaderNodeTexCoord').outputs['Object']

    def node(kind, out=0, **inputs):
        n = t.nodes.new('ShaderNode' + kind)
        for key, v in inputs.items():
            socket = n.inputs[int(key[1:])] if key[0] == '_' else n.inputs[key.replace('_', ' ')]
            if isinstance(v, bpy.types.NodeSocket):
                t.links.new(v, socket)
            else:
                socket.default_value = v
        return n.outputs[out]

    return m, b, co, node


def ramp(tree, fac, stops):
    """Colours by a factor: (position, linear colour) stops."""
    n = tree.nodes.new('ShaderNodeValToRGB')
    els = n.color_ramp.elements
    while len(els) < len(stops):
        els.new(0.5)
    for e, (at, color) in zip(els, stops):
        e.position, e.color = at, (*color, 1)
    tree.links.new(fac, n.inputs[0])
    return n.outputs[0]


def leather(name, color, rough=0.46, pebble=420.0, depth=0.00035):
    """Fine nappa: pebbled grain (cells a metre), soft creases, a slightly uneven sheen."""
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    m, b, co, node = textured(name, color, rough)
    t = m.node_tree
    cells = node('TexVoronoi', Vector=co, Scale=pebble)
    wear = node('TexNoise', Vector=co, Scale=14.0, Detail=3.0)
    t.links.new(ramp(t, wear, [(0.3, tuple(c * 0.82 for c in color)), (0.7, tuple(c * 1.12 for c in color))]), b.inputs['Base Color'])
    t.links.new(node('MapRange', _0=wear, _1=0.3, _2=0.7, _3=rough - 0.05, _4=rough + 0.06), b.inputs['Roughness'])
    creases = node('Bump', Height=node('TexNoise', Vector=co, Scale=38.0, Detail=4.0), Distance=0.0012, Strength=0.22)
    t.links.new(node('Bump', Height=cells, Distance=depth, Strength=0.7, Normal=creases), b.inputs['Normal'])
    b.inputs['Sheen'].default_value = 0.15
    return m


def wood(name, dark=(0.030, 0.017, 0.010), pale=(0.105, 0.062, 0.036), rough=0.42):
    """Open-pore veneer, its grain along x."""
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    m, b, co, node = textured(name, dark, rough)
    t = m.node_tree
    along = node('Mapping', Vector=co, Scale=(1.6, 26.0, 26.0))
    figure = node('TexNoise', Vector=along, Scale=1.7, Detail=6.0, Roughness=0.62, Distortion=0.7)
    t.links.new(ramp(t, figure, [(0.33, dark), (0.68, pale)]), b.inputs['Base Color'])
    pores = node('TexNoise', Vector=node('Mapping', Vector=co, Scale=(14.0, 620.0, 620.0)), Scale=1.0, Detail=2.0)
    t.links.new(node('Bump', Height=node('MapRange', _0=pores, _1=0.40, _2=0.52, _3=0.0, _4=1.0), Distance=0.0006, Strength=0.6), b.inputs['Normal'])
    return m


def brushed(name, color=(0.42, 0.41, 0.40), rough=0.30, along=(1.0, 60.0, 60.0), scratch=0.35):
    """Brushed metal: hair-fine scratches along the axis with the smallest factor."""
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    m, b, co, node = textured(name, color, rough)
    t = m.node_tree
    b.inputs['Metallic'].default_value = 1.0
    hair = node('TexNoise', Vector=node('Mapping', Vector=co, Scale=along), Scale=30.0, Detail=2.0)
    t.links.new(node('MapRange', _0=hair, _1=0.3, _2=0.7, _3=rough - 0.07, _4=rough + 0.09), b.inputs['Roughness'])
    t.links.new(node('Bump', Height=hair, Distance=0.0002, Strength=scratch), b.inputs['Normal'])
    return m
