import type { Size } from '#fields/field-types.ts'

/** Pixel sizes in which a picture of each kind is offered (A-394, A-396, A-397, B-156 to B-159). */
export const imageSizes = {
  hero: [
    { width: 1600, height: 900 },
    { width: 1024, height: 576 },
    { width: 640, height: 360 },
  ],
  standard: [
    { width: 1600, height: 900 },
    { width: 1024, height: 576 },
    { width: 640, height: 360 },
  ],
  wide: [
    { width: 1600, height: 650 },
    { width: 1024, height: 416 },
    { width: 640, height: 260 },
  ],
  square: [
    { width: 360, height: 360 },
    { width: 415, height: 415 },
    { width: 830, height: 830 },
    { width: 1245, height: 1245 },
  ],
  /** Pictures of a car as it turns: many, and each seen for a moment (B-077). */
  turn: [
    { width: 1600, height: 900 },
    { width: 960, height: 540 },
    { width: 640, height: 360 },
  ],
  /** Whole circles, twice as wide as high (B-078). */
  equirectangular: [
    { width: 4096, height: 2048 },
    { width: 2048, height: 1024 },
    { width: 1024, height: 512 },
  ],
} as const satisfies Record<string, readonly Size[]>

/** The one size used when a hero's sizes cannot all be made. */
export const fallbackSize = { width: 900, height: 500 } as const satisfies Size
