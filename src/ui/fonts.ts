export type BrandTheme = 'jdx' | 'lrdx'

/** The files of src/ui/fonts that the first screen of every Arabic page of a theme needs: preload only these. */
export const fontPreloads: Record<BrandTheme, readonly string[]> = {
  jdx: ['jdx-arabic-300.woff2', 'jdx-arabic-400.woff2'],
  // The Arabic face of this theme has no digits and no full stop of its own.
  lrdx: ['lrdx-arabic-300.woff2', 'lrdx-arabic-400.woff2', 'lrdx-text-400.woff2'],
}
