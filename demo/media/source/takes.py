"""Where takes are kept, and whether a picture has its own."""
import os

WORK = os.environ.get('MAARAD_RENDERS', '/tmp/maarad-renders')


def taken(key):
    """Blender writes the second take's normals last."""
    return os.path.exists(os.path.join(WORK, key, 'normal0001.exr'))
