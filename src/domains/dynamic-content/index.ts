export { type DynamicContentSettings, isProductStrategy, ProductConfig, productKey, productSettings } from './settings.ts'
export { modelFamilies } from './strategies/mena-external.ts'
export { urlBrands } from './strategies/url-brands.ts'
export type { Verdict } from './verdict.ts'
