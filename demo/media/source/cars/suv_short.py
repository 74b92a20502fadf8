"""The short SUV's drawing: the large SUV with half a metre less between its axles, so with one long door on each side."""
from cars import suv_large
from cars.drawing import doors, handles, side_glass

# The part of the large SUV that is pressed together, by how much.
FROM, TO, CUT = 2.45, 3.40, 0.52


def shorter(x):
    """Where a point of the large SUV's length stands on the short one."""
    return x - CUT * min(max((x - FROM) / (TO - FROM), 0), 1)


def shortened(points):
    return [(shorter(p[0]), *p[1:]) for p in points]


def shortened_curve(name, points):
    """Curves along the car; those of nose, tail and section run along its height, and the tail's values lie along the car."""
    if name in ('nose', 'section'):
        return points
    if name == 'tail':
        return [(z, shorter(x)) for z, x in points]
    by_place = {}
    for x, value in points:
        by_place.setdefault(round(shorter(x), 4), value)
    return list(by_place.items())


def shortened_region(region):
    if 'path' in region:
        return {**region, 'path': [(view, shortened(points) if view in ('side', 'top') else points) for view, points in region['path']]}
    return {**region, 'outline': shortened(region['outline'])} if region['view'] in ('side', 'top') else region


SPEC = {
    **suv_large.SPEC,
    'spokes': 6,
    'spoke_split': 0.46,
    'spoke_half': 0.015,
    'spoke_spread': 1.1,
    'spoke_material': 'rim',
    'axles': tuple(map(shorter, suv_large.SPEC['axles'])),
    'seats': (2.45, 3.06),
    'fan': tuple(map(shorter, suv_large.SPEC['fan'])),
    'rear': tuple((shorter(x), z) for x, z in suv_large.SPEC['rear']),
    'curves': {name: shortened_curve(name, points) for name, points in suv_large.SPEC['curves'].items()},
}

DOOR = [(1.50, 0.42, 0.06), (1.47, 0.8, 0.3), (1.50, 1.11, 0.03), (1.64, 1.160, 0.05), (2.32, 1.705, 0.10), (2.93, 1.765, 0.02), (2.91, 1.2, 0.3), (2.84, 0.85, 0.15), (2.80, 0.42, 0.05)]

REPLACED = ('door_', 'handle_', 'frame', 'pillar', 'glass_')
KEPT = [shortened_region(region) for region in suv_large.REGIONS if not region['name'].startswith(REPLACED)]
UP_TO_THE_ROOF = 1 + next(i for i, region in enumerate(KEPT) if region['name'] == 'roof_glass')

REGIONS = [
    *KEPT[:UP_TO_THE_ROOF],
    *doors({'door': DOOR}),
    *handles((2.60,), 0.965, 0.22, 0.013),
    *side_glass(shortened(suv_large.GLASS), (2.92,), half=0.07),
    *KEPT[UP_TO_THE_ROOF:],
]

details = suv_large.details
