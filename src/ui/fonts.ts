export type BrandTheme = 'jdx' | 'lrdx'

/** Files of src/ui/fonts that every Arabic page of a theme paints its first screen with: preload these and no others. */
export const fontPreloads: Record<BrandTheme, readonly string[]> = {
  jdx: ['jdx-arabic-300.woff2', 'jdx-arabic-400.woff2'],
  // The Arabic face of this theme has no digits and no full stop of its own.
  lrdx: ['lrdx-arabic-300.woff2', 'lrdx-arabic-400.woff2', 'lrdx-text-400.woff2'],
}
