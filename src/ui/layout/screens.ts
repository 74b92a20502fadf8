/** Widths in px that pictures are prepared for; independent of the layout screens. */
export const imageScreens = {
  xs: 320,
  sm: 640,
  md: 768,
  lg: 1024,
  xl: 1280,
  xxl: 1536,
} as const
