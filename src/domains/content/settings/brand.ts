import type { Theme } from './flavours.ts'

export type BrandNames = { brandName: string; sisterBrandName: string }

/** The brand a theme speaks for. */
export function brandOf(theme: Theme): 'main' | 'sister' {
  return theme === 'lrdx' ? 'sister' : 'main'
}

/** The name of the theme's brand. */
export function brandName(theme: Theme, names: BrandNames): string {
  return brandOf(theme) === 'sister' ? names.sisterBrandName : names.brandName
}
