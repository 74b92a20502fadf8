"""Makes the pictures of catalogue.py.

python3 make.py [key …]      renders what has no takes yet, develops the named pictures (or all), updates manifest.json;
                             a key may end in * (turn-coupe-*)
python3 make.py --develop    develops again without rendering; pictures without takes are left as they are
Takes stay in $MAARAD_RENDERS (/tmp/maarad-renders); MAARAD_THREADS limits Blender, 1 unless set.
"""
import fnmatch
import importlib
import json
import os
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
from takes import WORK, taken

MEDIA = os.path.dirname(HERE)
CREDIT = 'Maarad, rendered by demo/media/source'


def inside_blender(name, *args):
    importlib.import_module(f'pictures.{name}').render(*args)


def render(p):
    subprocess.run(['nice', '-n', '19', 'blender', '-b', '-t', os.environ.get('MAARAD_THREADS', '1'), '-P', os.path.abspath(__file__), '--', p['module'], *p['args']], check=True, stdout=subprocess.DEVNULL)


def kept(folder, wraps):
    """The clean picture of a folder of takes, filtered once."""
    import numpy as np
    import finish

    path, take = os.path.join(folder, 'clean.npy'), os.path.join(folder, 'image0000.exr')
    if not os.path.exists(path) or os.path.getmtime(path) < max(os.path.getmtime(take), os.path.getmtime(finish.__file__)):
        np.save(path, finish.clean(folder, wraps=wraps))
    return np.load(path)


LIGHT = {}


def light(p):
    """Linear light of a picture; kept while the next pictures use the same takes."""
    import listing_paints
    from catalogue import PAINTS

    folder = os.path.join(WORK, p['takes'])
    if LIGHT.get('takes') != p['takes']:
        LIGHT.clear()
        LIGHT['takes'] = p['takes']
        if p['paint']:
            LIGHT['coats'] = listing_paints.coats(folder)
        else:
            LIGHT['image'] = kept(folder, p['wraps'])
    return listing_paints.mix(*LIGHT['coats'], PAINTS[p['paint']][0]) if p['paint'] else LIGHT['image']


def develop(p):
    import cv2
    import finish

    img = light(p)
    h, w = img.shape[:2]
    x, y, ww, hh = p['window']
    y8 = finish.develop(img, **p['develop'])[round(y * h) : round((y + hh) * h), round(x * w) : round((x + ww) * w)]
    tw, th = p['size']
    y8 = cv2.resize(y8, (tw, th), interpolation=cv2.INTER_AREA if y8.shape[1] > tw else cv2.INTER_LANCZOS4)
    path = os.path.join(MEDIA, p['file'])
    os.makedirs(os.path.dirname(path), exist_ok=True)
    finish.save(path, cv2.flip(y8, 1) if p['mirrored'] else y8, p['quality'])


def enter(keys):
    """Writes the made pictures into the manifest: known keys keep their id and place, new ones follow the last id."""
    from catalogue import PICTURES

    path = os.path.join(MEDIA, 'manifest.json')
    with open(path, encoding='utf8') as f:
        manifest = json.load(f)
    by_key = {e['key']: e for e in manifest}
    for key in keys:
        p = PICTURES[key]
        entry = dict(file=p['file'], width=p['size'][0], height=p['size'][1], alt=p['alt'], focal=dict(zip('xy', p['focal'])), credit=CREDIT)
        if key in by_key:
            by_key[key].update(entry)
        else:
            manifest.append(dict(id=max(e['id'] for e in manifest) + 1, key=key, **entry))
    with open(path, 'w', encoding='utf8') as f:
        f.write(json.dumps(manifest, ensure_ascii=False, indent=2) + '\n')


def main(args):
    from catalogue import PICTURES

    names = [a for a in args if not a.startswith('--')] or ['*']
    unknown = [n for n in names if not fnmatch.filter(PICTURES, n)]
    if unknown:
        sys.exit(f"No such picture: {', '.join(unknown)}")
    wanted = [k for k in PICTURES if any(fnmatch.fnmatchcase(k, n) for n in names)]
    made = []
    for key in sorted(wanted, key=lambda k: (PICTURES[k]['takes'], list(PICTURES).index(k))):
        p = PICTURES[key]
        if not taken(os.path.join(p['takes'], 'black' if p['paint'] else '')):
            if '--develop' in args:
                continue
            render(p)
        develop(p)
        made.append(key)
        print(key, flush=True)
    enter(sorted(made, key=list(PICTURES).index))


if __name__ == '__main__':
    if '--' in sys.argv:
        inside_blender(*sys.argv[sys.argv.index('--') + 1 :])
    else:
        main(sys.argv[1:])
