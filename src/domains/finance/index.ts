export { type Financing, type Instalments, instalmentsOf } from './instalments.ts'
