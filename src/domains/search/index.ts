export { foundKinds, type FoundKind, type FoundRecord } from './found-record.ts'
export { isPaletteKey } from './palette-key.ts'
export { suggest } from './suggest.ts'
