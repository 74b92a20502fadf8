export { isProductStrategy, productSettings } from './settings.ts'
export { urlBrands } from './strategies/url-brands.ts'
export type { Verdict } from './verdict.ts'
