import type { Filled } from '../field-types.ts'
import { isEntry, rowsOf } from '../values/row-values.ts'

/** Whether a form can show a value without losing any of it; what is missing is an empty form. */
export function canBeFilled(filled: Filled, value: unknown): boolean {
  if (value === undefined || value === null) return true
  switch (filled.field_type) {
    case 'Choices':
      return Array.isArray(value) && value.every((one) => filled.options.some((option) => option.value === one))
    case 'Lines':
      return Array.isArray(value) && value.every(isPlain) && !value.some((one) => String(one).includes('\n'))
    case 'Pictures':
      return Array.isArray(value) && value.every((id) => Number.isInteger(id) && Number(id) > 0)
    case 'Pairs':
      if (filled.orText && typeof value === 'string') return true
      if (Array.isArray(value)) return value.every((pair) => isEntry(pair) && typeof pair.name === 'string' && isPlain(pair.value))
      return isEntry(value) && Object.values(value).every(isPlain)
    case undefined:
    case 'List':
      return rowsOf(value, filled) !== null
    case 'Kind':
      return isEntry(value)
    case 'Group':
      return isEntry(value) || (filled.listAs !== undefined && Array.isArray(value))
  }
}

function isPlain(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value)
}
