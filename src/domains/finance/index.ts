export { instalmentsOf } from './instalments.ts'
