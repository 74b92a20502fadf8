export { affordablePrice } from './affordable-price.ts'
export { instalmentsOf } from './instalments.ts'
export type { FinanceSettings } from './settings.ts'
