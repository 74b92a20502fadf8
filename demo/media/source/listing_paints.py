"""One car in any paint, mixed from takes in a white and a black coat: picture = black + paint × (white − black).

Light that paint sends back is linear in its colour, and both takes share their random numbers, so reflections and grain
cancel in the difference and a few samples are enough for the white one.
"""
import os
import cv2
import numpy as np
import finish


def coats(folder):
    """The clean black picture, and what a white coat adds to it."""
    black_dir, white_dir = (os.path.join(folder, c) for c in ('black', 'white'))
    black = finish.clean(black_dir)
    n = finish.takes(white_dir)
    gain = np.mean([finish.take(white_dir, i)[0] for i in range(n)], 0)
    albedo_w, albedo_b, normal = finish.take(white_dir, 0)[1], finish.take(black_dir, 0)[1], finish.take(black_dir, 0)[2]
    mask = np.clip((albedo_w - albedo_b).mean(2, keepdims=True) * 1.25, 0, 1)
    a, b = (finish.take(white_dir, i)[0] for i in (0, n - 1))
    feats = np.concatenate([mask / 0.1, normal / 0.2], 2).astype(np.float32)
    enc = lambda x: np.log1p(np.maximum(x, 0) * 12).astype(np.float32)
    y = finish.filtered(enc(a), enc(b), feats, 5, 0.7)
    white = np.expm1(finish.ironed(finish.ironed(y, feats, 3, 0.05), feats, 7, 0.05)) / 12
    return black, np.maximum(white - black, 0) * np.minimum(mask * 4, 1)


def mix(black, gain, rgb):
    return black + np.float32(rgb[::-1]) * gain
