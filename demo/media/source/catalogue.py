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

# key: module and arguments that render the takes, size (width, height) of the file, develop options, words, focal point.
# `window` is the part of the take (x, y, width, height as fractions) that the file shows, `paint` the coat of a take in two coats.
# A `mirrored` file shows its take from the other side; one that `wraps` goes on at its other edge.
PICTURES = {}
# How everything on the listing ground is developed.
LISTING = dict(exposure=1.32, bloom=0.03, threshold=1.6, grain_amount=0.003)


def picture(key, module, takes, size, alt, focal, args=(), window=(0, 0, 1, 1), file=None, quality=88, paint=None, mirrored=False, wraps=False, **develop):
    words = dict(zip(('ar', 'en'), (alt[0], alt[1][0].upper() + alt[1][1:])))
    PICTURES[key] = dict(module=module, args=args, takes=takes, size=size, window=window, file=file or f'{key}.webp', quality=quality, paint=paint, mirrored=mirrored, wraps=wraps, alt=words, focal=focal, develop=develop)


HEROES = {
    'hero-studio': (dict(exposure=1.25, bloom=0.10), 'سيارة دفع رباعي سوداء في استوديو معتم يرسم الضوء كتفها وسقفها', 'A black SUV in a dark studio, light tracing its shoulder and roof'),
    'hero-dunes': (dict(exposure=1.3, bloom=0.10), 'سيارة دفع رباعي بين الكثبان في الساعة الزرقاء ومصابيحها مضاءة', 'An SUV among dunes at blue hour, its lamps lit'),
    'hero-city': (dict(exposure=1.4, bloom=0.14), 'سيارة صالون على شارع مبلل ليلًا وخلفها أضواء المدينة', 'A saloon on a wet street at night before the blurred lights of a city'),
    'hero-mountain': (dict(exposure=1.55, bloom=0.08), 'سيارة كوبيه على طريق جبلي عند الفجر وخلفها سلاسل جبال في الضباب', 'A coupé on a mountain road at dawn, ridge behind ridge in the haze'),
    'hero-showroom': (dict(exposure=1.5, bloom=0.04, threshold=1.6), 'سيارة كوبيه رمادية في صالة عرض هادئة يغمرها ضوء النهار', 'A grey coupé in a quiet showroom filled with daylight'),
}
NEW_HEROES = {
    'hero-lake': (dict(exposure=1.2, bloom=0.08), 'سيارة دفع رباعي مدمجة على ماء ضحل عند أول الضوء تنعكس صورتها فيه', 'A compact SUV on shallow water at first light, mirrored in it'),
    'hero-silhouette': (dict(exposure=1.2, bloom=0.10), 'ظل سيارة كوبيه من الجانب يرسم الضوء خط سقفها', 'The silhouette of a coupé in profile, its roof line drawn by light'),
    'hero-tail': (dict(exposure=1.2, bloom=0.12), 'مؤخرة سيارة صالون في العتمة يمتد عليها خط ضوء أحمر', 'The rear of a saloon in the dark, one line of red light across it'),
}


# A crop shows less of its scene, so it has words of its own.
CROPS = {
    'square-studio': ('سيارة دفع رباعي سوداء عن قرب في العتمة، ومصابيحها مضاءة', 'A black SUV close up in the dark, its lamps lit'),
    'wide-studio-car': ('سيارة دفع رباعي سوداء في طرف استوديو معتم واسع', 'A black SUV at one side of a wide dark studio'),
    'square-dunes': ('سيارة دفع رباعي عن قرب على رمل مموّج في الساعة الزرقاء', 'An SUV close up on rippled sand at blue hour'),
    'wide-dunes-car': ('سيارة دفع رباعي أمام كثبان ممتدة إلى الأفق في الساعة الزرقاء', 'An SUV before dunes that reach to the horizon at blue hour'),
    'wide-city': ('سيارة صالون سوداء تنعكس على شارع مبلل، ومن خلفها أضواء متناثرة', 'A black saloon mirrored in a wet street, scattered lights behind it'),
    'square-city': ('سيارة صالون سوداء عن قرب، وأضواء المدينة فوق سقفها', 'A black saloon close up, the lights of the city above its roof'),
    'wide-mountain': ('سيارة كوبيه على طريق طويل أمام سلسلة جبال في الضباب', 'A coupé on a long road before a range of hazy mountains'),
    'square-mountain': ('سيارة كوبيه عنابية عن قرب، وخلفها قمم في ضباب الفجر', 'A burgundy coupé close up, peaks in the haze of dawn behind it'),
    'wide-showroom': ('سيارة كوبيه رمادية في صالة عرض واسعة يحدّها جدار من خشب', 'A grey coupé in a wide showroom bounded by a wall of timber'),
    'square-showroom': ('سيارة كوبيه رمادية عن قرب أمام جدار فاتح', 'A grey coupé close up before a pale wall'),
    'square-silhouette': ('ظل سيارة كوبيه عن قرب أمام جدار كهرماني', 'The silhouette of a coupé close up before an amber wall'),
    'wide-tail': ('سيارة صالون من الخلف في عتمة واسعة، وخط ضوء أحمر على مؤخرتها', 'A saloon from behind in a wide darkness, a line of red light across its tail'),
    'square-tail': ('كتف سيارة صالون في العتمة وطرف ضوئها الخلفي الأحمر', 'The shoulder of a saloon in the dark and the end of its red tail light'),
    'wide-lake': ('سيارة دفع رباعي مدمجة على ماء ضحل واسع أمام الجبال', 'A compact SUV on wide shallow water before mountains'),
    'square-lake': ('سيارة دفع رباعي مدمجة عن قرب تنعكس على ماء ساكن', 'A compact SUV close up, mirrored in still water'),
}


# Where a square begins, so that it keeps the whole car or, where the car is wider, its face.
SQUARE = 900 / 1600
SQUARE_FROM = {'studio': 0.20, 'city': 0.115, 'mountain': 0.075, 'showroom': 0.085}


def square_from(key):
    return SQUARE_FROM.get(key.removeprefix('hero-'), 0.03)


# The middle of the car, which heroes keep in view and beside which they put their words.
MIDDLE = {'studio': 0.38, 'dunes': 0.33, 'city': 0.38, 'mountain': 0.37, 'showroom': 0.37, 'lake': 0.36, 'silhouette': 0.37, 'tail': 0.39}


def hero(key, develop, ar, en):
    picture(key, key.replace('-', '_'), key, (1600, 900), (ar, en), (MIDDLE[key.removeprefix('hero-')], 0.62), **develop)


for key, (options, ar, en) in HEROES.items():
    hero(key, options, ar, en)

COLOURS_OF_DARK = {'suv-large': 'black', 'suv-compact': 'blue', 'saloon': 'black', 'coupe': 'burgundy'}
for shape, (ar, en) in SHAPES.items():
    paint_ar, paint_en = PAINTS[COLOURS_OF_DARK[shape]][1:]
    picture(f'{shape}-dark', 'dark_body', f'{shape}-dark', (1600, 900), (f'{ar} {paint_ar} في استوديو معتم يرسم الضوء كتفها وسقفها', f'{paint_en} {en} in a dark studio, light tracing its shoulder and roof'), (0.5, 0.6), (shape.replace('-', '_'),), exposure=1.25, bloom=0.08)
    picture(f'{shape}-light', 'listing', f'listing-{shape}-front', (1600, 900), (f'{ar} بلون الشمبانيا {VIEWS["front"][0]} على أرضية استوديو فاتحة تحت ضوء ناعم', f'champagne {en}, three-quarter front, on a plain light studio ground under soft light'), (0.5, 0.6), (shape.replace('-', '_'), 'front'), quality=82, paint='champagne', **LISTING)
picture('og-default', 'dark_body', 'suv-large-dark', (1600, 900), ('سيارة دفع رباعي سوداء كاملة في العتمة، وضوء على الأرض أمامها', 'A whole black SUV in the dark, light on the ground before it'), (0.5, 0.6), ('suv_large',), exposure=1.4, bloom=0.10)
picture('wheel', 'wheel', 'wheel', (1600, 900), ('عجلة بأضلاع معدنية دقيقة في ضوء مائل', 'A wheel with fine metal spokes in raking light'), (0.4, 0.5), exposure=1.2, bloom=0.05)
picture('square-paint', 'square_paint', 'square-paint', (1245, 1245), ('انحناءة جسم سيارة عنابية تحت طلاء لامع', 'The curve of a burgundy body under clear coat'), (0.5, 0.5), exposure=1.2, bloom=0.06)
picture('retailer-facade', 'retailer_facade', 'retailer-facade', (1600, 900), ('واجهة معرض زجاجية عند الغسق وسيارات خلف زجاجها', 'A glass showroom front at dusk, cars behind its panes'), (0.5, 0.6), exposure=1.15, bloom=0.10)
picture('service-bay', 'service_bay', 'service-bay', (1600, 900), ('سيارة في مركز صيانة نظيف تحت خطوط ضوء', 'A car in a clean service bay under lines of light'), (0.5, 0.6), exposure=1.1, bloom=0.08)
picture('wide-studio', 'hero_silhouette', 'hero-silhouette', (1600, 650), ('ظل سيارة كوبيه كاملًا من الجانب أمام جدار كهرماني', 'The whole silhouette of a coupé in profile before an amber wall'), (0.36, 0.6), window=(0, 0.22, 1, 0.7222), exposure=1.2, bloom=0.10)
picture('interior-seat', 'interior_seat', 'interior-seat', (1600, 900), ('مقعد من الجلد العسلي بتضليع طولي يبرزه ضوء مائل، وخلفه خط ضوء كهرماني', 'A fluted seat in tan leather in raking light, a line of amber light behind it'), (0.36, 0.45), exposure=1.1, bloom=0.06, contrast=1.06)
picture('interior-dash', 'interior_dash', 'interior-dash', (1600, 900), ('مقصورة قيادة ليلًا بشاشة عريضة داكنة وخط ضوء كهرماني، ومن خلف الزجاج أضواء المدينة', 'A dashboard at night with a wide dark screen and a line of amber light, the city beyond the windscreen'), (0.32, 0.58), exposure=1.3, bloom=0.08)
picture('workshop-detail', 'workshop_detail', 'workshop-detail', (1600, 900), ('لقم معدنية مصفوفة بحسب المقاس في حافظة داكنة', 'Steel sockets in order of size in a dark tray'), (0.36, 0.45), exposure=1.15, bloom=0.05, contrast=1.08, warmth=0.02)

# New keys from here on: they follow the last id of the manifest in this order.
for key, (options, ar, en) in NEW_HEROES.items():
    hero(key, options, ar, en)
for key, (options, _, _) in {**HEROES, **NEW_HEROES}.items():
    name = key.removeprefix('hero-')
    # wide-dunes is a picture of its own, and wide-studio the silhouette.
    if name != 'silhouette':
        wide = {'dunes': 'wide-dunes-car', 'studio': 'wide-studio-car'}.get(name, f'wide-{name}')
        picture(wide, key.replace('-', '_'), key, (1600, 650), CROPS[wide], (0.34, 0.6), window=(0, 0.2, 1, 0.7222), **options)
    picture(f'square-{name}', key.replace('-', '_'), key, (1000, 1000), CROPS[f'square-{name}'], (0.5, 0.62), window=(square_from(key), 0, SQUARE, 1), **options)
for shape, (ar, en) in SHAPES.items():
    for paint, (_, paint_ar, paint_en) in PAINTS.items():
        for view, (view_ar, view_en) in VIEWS.items():
            picture(f'listing-{shape}-{view}-{paint}', 'listing', f'listing-{shape}-{view}', (1200, 675), (f'{ar} {paint_ar} {view_ar} على أرضية استوديو فاتحة', f'{paint_en} {en}, {view_en} view, on a plain light studio ground'), (0.5, 0.6), (shape.replace('-', '_'), view), quality=82, paint=paint, **LISTING)
picture('interior-wheel', 'interior_wheel', 'interior-wheel', (1600, 900), ('مقود مكسو بالجلد بأذرع معدنية مصقولة في ضوء خافت', 'A leather steering wheel with metal spokes in low light'), (0.34, 0.5), exposure=1.3, bloom=0.06)

picture('wide-road', 'wide_road', 'wide-road', (1600, 650), ('طريق صحراوي ينعطف نحو جبال في الضباب وعليه سيارة بعيدة', 'A desert road bending towards ridges in the haze, one car far ahead'), (0.5, 0.6), quality=93, exposure=1.45, bloom=0.08)
picture('wide-dunes', 'wide_dunes', 'wide-dunes', (1600, 650), ('امتداد من الكثبان في شمس منخفضة', 'A sweep of dunes in low sun'), (0.4, 0.6), quality=93, exposure=1.2, bloom=0.05)
picture('handover', 'handover', 'handover', (1600, 900), ('مفتاح سيارة في صينية جلدية على طاولة حجرية، وخلفه سيارة خارج بؤرة الصورة', 'A car key in a leather tray on a stone table, the car out of focus behind it'), (0.28, 0.72), exposure=1.4, bloom=0.06, far=0.487)
picture('square-portrait-abstract', 'square_portrait_abstract', 'square-portrait-abstract', (1245, 1245), ('ثنيات حرير داكن بين ضوء دافئ وظل أزرق', 'Folds of dark silk between warm light and blue shadow'), (0.4, 0.4), window=(0.36, 0, 0.64, 0.64), exposure=1.3, bloom=0.04)
picture('offer-abstract-1', 'offer_abstract', 'offer-abstract-1', (1600, 900), ('خط ضوء على كتف سيارة بلون الشمبانيا', 'A line of light along the shoulder of a champagne car'), (0.35, 0.5), ('1',), window=(0, 0.02, 0.95, 0.95), exposure=1.1, bloom=0.06)
picture('offer-abstract-2', 'offer_abstract', 'offer-abstract-2', (1600, 900), ('خطوط ضوء تنساب على انحناءة سيارة عنابية', 'Lines of light flowing over the haunch of a burgundy car'), (0.4, 0.4), ('2',), window=(0, 0.14, 0.84, 0.84), exposure=1.1, bloom=0.06)
picture('offer-abstract-3', 'offer_abstract', 'offer-abstract-3', (1600, 900), ('خط ضوء على رفرف سيارة فضية مزرقة', 'A line of light along the wing of a silver-blue car'), (0.4, 0.5), ('3',), window=(0.24, 0.27, 0.70, 0.70), exposure=1.1, bloom=0.06)
picture('texture-dark', 'texture_dark', 'texture-dark', (1600, 900), ('نسيج داكن محبوك يلامسه الضوء من زاويته', 'A dark weave lit from one corner'), (0.3, 0.3), quality=84, exposure=1.1, bloom=0.02)
picture('lifestyle-gate', 'lifestyle_gate', 'lifestyle-gate', (1600, 900), ('سيارة صالون تصل عند الغسق إلى بوابة فيلا مضاءة', 'A saloon arriving at the lit gate of a villa at dusk'), (0.52, 0.68), window=(0, 0, 0.89, 0.89), exposure=1.35, bloom=0.10)
picture('retailer-facade-night', 'retailer_facade_night', 'retailer-facade-night', (1600, 900), ('واجهة معرض حجرية ليلًا تتوسطها نافذة مضاءة خلفها سيارة كوبيه', 'A stone showroom front at night, a coupé behind its one lit pane'), (0.42, 0.6), exposure=1.12, bloom=0.10, contrast=1.06)
picture('retailer-facade-day', 'retailer_facade_day', 'retailer-facade-day', (1600, 900), ('معرض تحت سقف عريض في ضوء الصباح وأمامه سيارتان', 'A showroom under a wide roof in morning light, two cars before it'), (0.45, 0.6), exposure=1.15, bloom=0.03)

# The short SUV came later than the other shapes, so its keys stand here.
SHORT = ('سيارة دفع رباعي قصيرة بثلاثة أبواب', 'short SUV with three doors')
for paint, (_, paint_ar, paint_en) in PAINTS.items():
    for view, (view_ar, view_en) in VIEWS.items():
        picture(f'listing-suv-short-{view}-{paint}', 'listing', f'listing-suv-short-{view}', (1200, 675), (f'{SHORT[0]} {paint_ar} {view_ar} على أرضية استوديو فاتحة', f'{paint_en} {SHORT[1]}, {view_en} view, on a plain light studio ground'), (0.5, 0.6), ('suv_short', view), quality=82, paint=paint, **LISTING)
picture('suv-short-light', 'listing', 'listing-suv-short-front', (1600, 900), (f'{SHORT[0]} بلون الشمبانيا {VIEWS["front"][0]} على أرضية استوديو فاتحة تحت ضوء ناعم', f'champagne {SHORT[1]}, three-quarter front, on a plain light studio ground under soft light'), (0.5, 0.6), ('suv_short', 'front'), quality=82, paint='champagne', **LISTING)
picture('hero-pass', 'hero_mountain', 'hero-pass', (1600, 900), (f'{SHORT[0]} على طريق جبلي عند الفجر وخلفها سلاسل جبال في الضباب', f'{SHORT[1]} on a mountain road at dawn, ridge behind ridge in the haze'), (0.35, 0.66), ('suv_short',), exposure=2.0, bloom=0.08)
picture('hero-ford', 'hero_lake', 'hero-ford', (1600, 900), (f'{SHORT[0]} تقف في ماء ضحل عند أول الضوء وتنعكس صورتها فيه', f'{SHORT[1]} in shallow water at first light, mirrored in it'), (0.36, 0.62), ('suv_short',), exposure=1.2, bloom=0.08)

picture('panorama-dunes', 'panorama_dunes', 'panorama-dunes', (2048, 1024), ('منظر دائري كامل لكثبان تمتد في كل اتجاه في شمس منخفضة', 'A full circle of dunes in every direction in low sun'), (0.5, 0.5), quality=90, wraps=True, exposure=1.3, bloom=0.02)

# A full turn. Between nose (a quarter) and tail (three quarters) it is the other half mirrored.
FRAMES = 36
for shape, (ar, en) in SHAPES.items():
    for i in range(FRAMES):
        mirrored = FRAMES // 4 < i < FRAMES * 3 // 4
        take = (FRAMES // 2 - i) % FRAMES if mirrored else i
        words = (f'{ar} بلون الشمبانيا، الصورة {i + 1} من {FRAMES} لدورة كاملة حولها', f'champagne {en}, frame {i + 1} of {FRAMES} of a full turn')
        picture(f'turn-{shape}-{i:02}', 'turn', f'turn-{shape}/{take:02}', (960, 540), words, (0.5, 0.6), (shape.replace('-', '_'),), file=f'turn/{shape}/{i:02}.webp', quality=80, mirrored=mirrored, **LISTING)
