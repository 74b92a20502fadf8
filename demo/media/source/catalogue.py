"""What is made here: which takes become which files, with their words. make.py reads it; order gives the ids of new keys."""

SHAPES = {
    'suv-large': ('سيارة دفع رباعي كبيرة', 'large SUV'),
    'suv-compact': ('سيارة دفع رباعي مدمجة', 'compact SUV'),
    'saloon': ('سيارة صالون', 'saloon'),
    'coupe': ('سيارة كوبيه رياضية', 'sports coupé'),
}
# Linear red, green, blue of the base coat; Arabic colour words agree with feminine سيارة.
PAINTS = {
    'black': ((0.004, 0.004, 0.0045), 'سوداء', 'black'),
    'white': ((0.80, 0.79, 0.765), 'بيضاء لؤلؤية', 'pearl white'),
    'champagne': ((0.40, 0.335, 0.255), 'بلون الشمبانيا', 'champagne'),
    'graphite': ((0.085, 0.088, 0.094), 'رمادية داكنة', 'graphite grey'),
    'blue': ((0.010, 0.024, 0.075), 'زرقاء داكنة', 'midnight blue'),
    'burgundy': ((0.125, 0.008, 0.012), 'عنابية', 'burgundy'),
}
VIEWS = {
    'front': ('من الأمام بزاوية', 'three-quarter front'),
    'side': ('من الجانب', 'side'),
    'rear': ('من الخلف بزاوية', 'three-quarter rear'),
}

# key: module and arguments that render the takes, crop (width, height) of the file, develop options, words, focal point.
# `window` is the part of the take (x, y, width, height as fractions) that the file shows.
PICTURES = {}


def picture(key, module, takes, size, alt, focal, args=(), window=(0, 0, 1, 1), **develop):
    PICTURES[key] = dict(module=module, args=args, takes=takes, size=size, window=window, alt=alt, focal=focal, develop=develop)


HEROES = {
    'hero-studio': (dict(exposure=1.25, bloom=0.10), 'سيارة دفع رباعي سوداء في استوديو معتم يرسم الضوء كتفها وسقفها', 'A black SUV in a dark studio, light tracing its shoulder and roof'),
    'hero-dunes': (dict(exposure=1.3, bloom=0.10), 'سيارة دفع رباعي بين الكثبان في الساعة الزرقاء ومصابيحها مضاءة', 'An SUV among dunes at blue hour, its lamps lit'),
    'hero-city': (dict(exposure=1.4, bloom=0.14), 'سيارة صالون على شارع مبلل ليلاً وخلفها أضواء المدينة', 'A saloon on a wet street at night before the blurred lights of a city'),
    'hero-mountain': (dict(exposure=1.55, bloom=0.08), 'سيارة كوبيه على طريق جبلي عند الفجر وخلفها سلاسل جبال في الضباب', 'A coupé on a mountain road at dawn, ridge behind ridge in the haze'),
    'hero-showroom': (dict(exposure=1.5, bloom=0.04, threshold=1.6), 'سيارة كوبيه رمادية في صالة عرض هادئة يغمرها ضوء النهار', 'A grey coupé in a quiet showroom filled with daylight'),
}
NEW_HEROES = {
    'hero-lake': (dict(exposure=1.2, bloom=0.08), 'سيارة دفع رباعي مدمجة على ماء ضحل عند أول الضوء تنعكس صورتها فيه', 'A compact SUV on shallow water at first light, mirrored in it'),
    'hero-silhouette': (dict(exposure=1.2, bloom=0.10), 'ظل سيارة كوبيه من الجانب يرسم الضوء خط سقفها', 'The silhouette of a coupé in profile, its roof line drawn by light'),
    'hero-tail': (dict(exposure=1.2, bloom=0.12), 'مؤخرة سيارة صالون في العتمة يمتد عليها خط ضوء أحمر', 'The rear of a saloon in the dark, one line of red light across it'),
}


def hero(key, develop, ar, en):
    picture(key, key.replace('-', '_'), key, (1600, 900), (ar, en), (0.34, 0.62), **develop)


for key, (options, ar, en) in HEROES.items():
    hero(key, options, ar, en)

COLOURS_OF_DARK = {'suv-large': 'black', 'suv-compact': 'blue', 'saloon': 'black', 'coupe': 'burgundy'}
for shape, (ar, en) in SHAPES.items():
    paint_ar, paint_en = PAINTS[COLOURS_OF_DARK[shape]][1:]
    picture(f'{shape}-dark', 'dark_body', f'{shape}-dark', (1600, 900), (f'{ar} {paint_ar} في استوديو معتم يرسم الضوء كتفها وسقفها', f'{paint_en} {en} in a dark studio, light tracing its shoulder and roof'), (0.5, 0.6), (shape.replace('-', '_'),), exposure=1.25, bloom=0.08)
    picture(f'{shape}-light', 'listing', f'listing-{shape}-front', (1600, 900), (f'{ar} بلون الشمبانيا {VIEWS["front"][0]} على أرضية استوديو فاتحة', f'champagne {en}, three-quarter front, on a plain light studio ground'), (0.5, 0.6), (shape.replace('-', '_'), 'front'), paint='champagne')
picture('og-default', 'dark_body', 'suv-large-dark', (1600, 900), ('سيارة دفع رباعي سوداء في استوديو معتم يرسم الضوء كتفها وسقفها', 'A black SUV in a dark studio, light tracing its shoulder and roof'), (0.5, 0.6), ('suv_large',), exposure=1.4, bloom=0.10)
picture('wheel', 'wheel', 'wheel', (1600, 900), ('عجلة بأضلاع معدنية دقيقة في ضوء مائل', 'A wheel with fine metal spokes in raking light'), (0.4, 0.5), exposure=1.2, bloom=0.05)
picture('square-paint', 'square_paint', 'square-paint', (1245, 1245), ('انحناءة جسم سيارة عنابية تحت طلاء لامع', 'The curve of a burgundy body under clear coat'), (0.5, 0.5), exposure=1.2, bloom=0.06)
picture('retailer-facade', 'retailer_facade', 'retailer-facade', (1600, 900), ('واجهة معرض زجاجية عند الغسق وسيارات خلف زجاجها', 'A glass showroom front at dusk, cars behind its panes'), (0.5, 0.6), exposure=1.15, bloom=0.10)
picture('service-bay', 'service_bay', 'service-bay', (1600, 900), ('سيارة في مركز صيانة نظيف تحت خطوط ضوء', 'A car in a clean service bay under lines of light'), (0.5, 0.6), exposure=1.1, bloom=0.08)
picture('wide-studio', 'hero_silhouette', 'hero-silhouette', (1600, 650), ('ظل سيارة كوبيه من الجانب يرسم الضوء خط سقفها', 'The silhouette of a coupé in profile, its roof line drawn by light'), (0.36, 0.6), window=(0, 0.22, 1, 0.7222), exposure=1.2, bloom=0.10)
picture('interior-seat', 'interior_seat', 'interior-seat', (1600, 900), ('مقعد من الجلد العسلي بتضليع طولي يبرزه ضوء مائل، وخلفه خط ضوء كهرماني', 'A fluted seat in tan leather in raking light, a line of amber light behind it'), (0.36, 0.45), exposure=1.1, bloom=0.06, contrast=1.06)
picture('interior-dash', 'interior_dash', 'interior-dash', (1600, 900), ('مقصورة قيادة ليلاً بشاشة عريضة داكنة وخط ضوء كهرماني، ومن خلف الزجاج أضواء المدينة', 'A dashboard at night with a wide dark screen and a line of amber light, the city beyond the windscreen'), (0.32, 0.58), exposure=1.3, bloom=0.08)
picture('workshop-detail', 'workshop_detail', 'workshop-detail', (1600, 900), ('لقم معدنية مصفوفة بحسب المقاس في حافظة داكنة', 'Steel sockets in order of size in a dark tray'), (0.36, 0.45), exposure=1.15, bloom=0.05, contrast=1.08, warmth=0.02)

# New keys from here on: they follow the last id of the manifest in this order.
for key, (options, ar, en) in NEW_HEROES.items():
    hero(key, options, ar, en)
# Where a square begins, so that it keeps the whole car or, where the car is wider, its face.
SQUARE_FROM = {'studio': 0.20, 'city': 0.115, 'mountain': 0.075, 'showroom': 0.085}
for key, (options, ar, en) in {**HEROES, **NEW_HEROES}.items():
    name = key.removeprefix('hero-')
    # wide-dunes and wide-studio are pictures of their own; wide-studio already is the silhouette.
    if name not in ('dunes', 'studio', 'silhouette'):
        picture(f'wide-{name}', key.replace('-', '_'), key, (1600, 650), (ar, en), (0.34, 0.6), window=(0, 0.2, 1, 0.7222), **options)
    picture(f'square-{name}', key.replace('-', '_'), key, (1000, 1000), (ar, en), (0.5, 0.62), window=(SQUARE_FROM.get(name, 0.03), 0, 0.5625, 1), **options)
for shape, (ar, en) in SHAPES.items():
    for paint, (_, paint_ar, paint_en) in PAINTS.items():
        for view, (view_ar, view_en) in VIEWS.items():
            picture(f'listing-{shape}-{view}-{paint}', 'listing', f'listing-{shape}-{view}', (1200, 675), (f'{ar} {paint_ar} {view_ar} على أرضية استوديو فاتحة', f'{paint_en} {en}, {view_en} view, on a plain light studio ground'), (0.5, 0.6), (shape.replace('-', '_'), view), paint=paint)
picture('panorama-showroom', 'panorama_showroom', 'panorama-showroom', (2800, 1400), ('منظر دائري كامل لصالة عرض هادئة تقف فيها ثلاث سيارات', 'A full circle view of a quiet showroom with three cars'), (0.5, 0.5), exposure=1.0, bloom=0.04)
picture('interior-wheel', 'interior_wheel', 'interior-wheel', (1600, 900), ('مقود مكسو بالجلد بأذرع معدنية مصقولة في ضوء خافت', 'A leather steering wheel with metal spokes in low light'), (0.34, 0.5), exposure=1.3, bloom=0.06)
