export { affordablePrice } from './affordable-price.ts'
export { instalmentsOf } from './instalments.ts'
