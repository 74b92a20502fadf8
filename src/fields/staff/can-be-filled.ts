import { isRecord, isScalar } from '#kernel/json/json-values.ts'
import type { FillForm } from '../field-types.ts'
import { rowsOf } from '../values/row-values.ts'

/** Whether a form can show a value without losing any of it; what is missing is an empty form. */
export function canBeFilled(form: FillForm, value: unknown): boolean {
  if (value === undefined || value === null) return true
  switch (form.field_type) {
    case 'Choices':
      return Array.isArray(value) && value.every((one) => form.options.some((option) => option.value === one))
    case 'Lines':
      return Array.isArray(value) && value.every(isScalar) && !value.some((one) => String(one).includes('\n'))
    case 'Pictures':
      return Array.isArray(value) && value.every((id) => Number.isInteger(id) && Number(id) > 0)
    case 'Pairs':
      if (form.orText && typeof value === 'string') return true
      if (Array.isArray(value)) return value.every((pair) => isRecord(pair) && typeof pair.name === 'string' && isScalar(pair.value))
      return isRecord(value) && Object.values(value).every(isScalar)
    case undefined:
    case 'List':
      return rowsOf(value, form) !== null
    case 'Kind':
    case 'Texts':
      return isRecord(value)
    case 'Day':
      return typeof value === 'string'
    case 'Any':
      return true
    case 'Group':
      return isRecord(value) || (form.listAs !== undefined && Array.isArray(value))
  }
}
