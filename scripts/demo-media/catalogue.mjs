import { squareLeather } from './leather.mjs'
import { squareMetal, textureSand } from './materials.mjs'

const full = { width: 1600, height: 900 }
const square = { width: 1245, height: 1245 }

/** The pictures of the demo that are drawn: key, seed, size, focal point, alternative text in both languages, and who draws it. `quality` is WebP's, where not the usual. */
export const catalogue = [
  {
    key: 'square-leather',
    seed: 22,
    quality: 80,
    size: square,
    focal: [0.5, 0.4],
    draw: (size, seed) => squareLeather({ ...size, seed }),
    ar: 'جلد كستنائي بخياطة مزدوجة فاتحة على جانبي الدرزة',
    en: 'Chestnut leather with pale twin stitching along a seam',
  },
  {
    key: 'square-metal',
    seed: 23,
    size: square,
    focal: [0.55, 0.4],
    draw: (size, seed) => squareMetal({ ...size, seed }),
    ar: 'معدن مصقول بخطوط دقيقة تقطعه حافة لامعة',
    en: 'Finely brushed metal crossed by one bright edge',
  },
  {
    key: 'texture-sand',
    seed: 33,
    quality: 80,
    size: full,
    focal: [0.4, 0.4],
    draw: (size, seed) => textureSand({ ...size, seed }),
    ar: 'تموجات رسمتها الريح على رمل ناعم',
    en: 'Ripples drawn by wind on fine sand',
  },
]
