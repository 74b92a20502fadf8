/** Smallest width in px of each layout screen. Media queries use these, and the turning points of `turningPoints`, only. [A-402] [C-409] */
export const screens = {
  sm: 0,
  md: 741,
  'md-screen': 768,
  lg: 901,
  'lg-screen': 1280,
  xl: 1024,
  'xl-screen': 1461,
  xxl: 1480,
  'xxl-screen': 1920,
} as const

/** Widths in px that pictures are prepared for; they have nothing to do with the layout screens. */
export const imageScreens = {
  xs: 320,
  sm: 640,
  md: 768,
  lg: 1024,
  xl: 1280,
  xxl: 1536,
} as const

/** Every width in px at which a stylesheet may turn. 900 is only ever a max-width, the rest are min-widths. [C-408] */
export const turningPoints = {
  min: [741, 768, 901, 961, 1024, 1251, 1280, 1461, 1480, 1920],
  max: [900],
} as const
