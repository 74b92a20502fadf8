import { nameKey } from '../normalise.ts'

export const urlBrands = ['Range Rover', 'Defender', 'Discovery', 'Jaguar'] as const

/** The brand where the path of a page names none (C-184). */
const DEFAULT_BRAND = 'Discovery'

/** The brand of a page by the first part of its path, without language prefix (C-185). */
export function brandOfPath(path: string): string {
  const first = nameKey(path.replace(/^\/+/, '').split('/')[0] ?? '')
  return urlBrands.find((brand) => first.startsWith(nameKey(brand))) ?? DEFAULT_BRAND
}

/** Whether the page is one of that brand (C-183). */
export function isOfBrand(value: string, path: string): boolean {
  return nameKey(value) === nameKey(brandOfPath(path))
}
