"""Renders and develops a turn: python3 turn.py suv_large writes turn/suv-large/00.webp … 35.webp. Frames with takes are not rendered again."""
import os
import subprocess
import sys
import finish
from make import HERE, MEDIA, WORK


def main(shape):
    name = shape.replace('_', '-')
    folder = os.path.join(MEDIA, 'turn', name)
    os.makedirs(folder, exist_ok=True)
    for i in range(36):
        takes = os.path.join(WORK, f'turn-{name}', f'{i:02}')
        if not os.path.isdir(takes):
            subprocess.run(['nice', '-n', '19', 'blender', '-b', '-t', os.environ.get('MAARAD_THREADS', '1'), '-P', os.path.join(HERE, 'make.py'), '--', 'turn', shape, str(i), '35'], check=True, stdout=subprocess.DEVNULL)
        finish.save(os.path.join(folder, f'{i:02}.webp'), finish.develop(finish.clean(takes), 1.32, bloom=0.03, threshold=1.6, grain_amount=0.003), 80)


if __name__ == '__main__':
    main(sys.argv[1])
