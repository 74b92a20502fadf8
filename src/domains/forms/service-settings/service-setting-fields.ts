import type { RowField } from '#fields/field-types.ts'
import { serviceSettingLimits as limits } from './service-setting.ts'

/** What staff fill in of a setting of the forms service; its key stays as it was added. */
export function serviceSettingFields({ isNew }: { isNew: boolean }): RowField[] {
  const value: RowField = { symbol: 'value', label: ['Value', 'القيمة'], field_type: 'Text', translatable: true, max: limits.value }
  const hint = ['Latin letters, digits, dot and underscore', 'أحرف لاتينية وأرقام ونقطة وشرطة سفلية'] as const
  return isNew ? [{ symbol: 'key', label: ['Key', 'المفتاح'], hint, field_type: 'String', required: true, max: limits.key }, value] : [value]
}
