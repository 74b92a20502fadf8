import { asksForValue, type ConditionTest, type FormField, type FormText } from '#domains/forms/index.ts'

const numeric: readonly ConditionTest['is'][] = ['filled', 'empty', 'equal', 'different', 'at_least', 'at_most']
const chosen: readonly ConditionTest['is'][] = ['equal', 'different', 'filled', 'empty']
const written: readonly ConditionTest['is'][] = ['filled', 'empty', 'equal', 'different', 'containing']

/** The comparisons that make sense for a field, and the stored one. */
export function testsOf(field: FormField | undefined, stored: ConditionTest['is']): readonly ConditionTest['is'][] {
  const fitting = field?.type === 'number' ? numeric : valueChoices(field) ? chosen : field?.type === 'file' ? (['filled', 'empty'] as const) : written
  return fitting.includes(stored) ? fitting : [...fitting, stored]
}

/** The values that a field can be compared with; null for any value. */
export function valueChoices(field: FormField | undefined): readonly { value: string; label: FormText }[] | null {
  if (field?.type === 'consent') return [{ value: 'yes', label: { ar: 'وافق الزائر', en: 'agreed' } }]
  return field?.options && field.options.length > 0 ? field.options : null
}

/** The initial test for a field: its first option, else that it is filled in. */
export function firstTest(field: FormField): ConditionTest {
  const [choice] = valueChoices(field) ?? []
  return choice ? { field: field.id, is: 'equal', value: choice.value } : { field: field.id, is: 'filled' }
}

/** The fields that a condition of this field may refer to: earlier ones that have a value. */
export function askableFields(fields: readonly FormField[], id: string): FormField[] {
  const at = fields.findIndex((field) => field.id === id)
  return fields.slice(0, Math.max(at, 0)).filter(asksForValue)
}
