export type BrandTheme = 'jdx' | 'lrdx'
export type FontRole = 'arabic' | 'primary' | 'secondary' | 'numeral'

/** Which faces a role asks for, best first; 'Arabic' and the like are prefixed with the theme. tokens.css spells them out. */
const faces: Record<FontRole, readonly string[]> = {
  arabic: ['Arabic', 'Text'],
  primary: ['Display', 'Arabic', 'Text'],
  secondary: ['Text', 'Arabic'],
  numeral: ['Numeral', 'Arabic', 'Text'],
}

/**
 * The font-family value of each role: one Arabic face and three further families per brand theme, then local faces
 * fitted to the same metrics. In the area `israel` a Hebrew face leads.
 */
export function fontStack({ theme = 'jdx', area }: { theme?: BrandTheme; area?: string | null }): Record<FontRole, string> {
  const hebrew = area === 'israel' ? ['Hebrew'] : []
  const stack = (role: FontRole) =>
    [...hebrew, ...faces[role], 'Fallback', 'Fallback Wide']
      .map((face) => `'${theme.toUpperCase()} ${face}'`)
      .concat('sans-serif')
      .join(', ')
  return { arabic: stack('arabic'), primary: stack('primary'), secondary: stack('secondary'), numeral: stack('numeral') }
}

/** Files of src/ui/fonts that every Arabic page of a theme paints its first screen with: preload these and no others. */
export const fontPreloads: Record<BrandTheme, readonly string[]> = {
  jdx: ['jdx-arabic-300.woff2', 'jdx-arabic-400.woff2'],
  // The Arabic face of this theme has no digits and no full stop of its own.
  lrdx: ['lrdx-arabic-300.woff2', 'lrdx-arabic-400.woff2', 'lrdx-text-400.woff2'],
}
