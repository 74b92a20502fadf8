import { asksForValue } from './check-values.ts'
import type { FormField } from './form.ts'
import { FIELD_KEY, isExpression } from './form-limits.ts'
import { hasSetting } from './definitions/field-kinds.ts'

/** A flaw in the fields of a form: its path within the list of fields, and a code whose text is with the screens. */
export type FieldsFlaw = {
  path: (string | number)[]
  error: 'duplicate' | 'options_missing' | 'required' | 'unknown_field' | 'not_an_id' | 'not_an_expression'
}

/** Checks that ids and names are unique, conditions name earlier fields, and each kind of field has its required parts. */
export function flawsOfFields(fields: readonly FormField[]): FieldsFlaw[] {
  const flaws: FieldsFlaw[] = []
  const [ids, names] = [new Set<string>(), new Set<string>()]
  fields.forEach((field, index) => {
    if (ids.has(field.id)) flaws.push({ path: [index, 'id'], error: 'duplicate' })
    if (asksForValue(field) && names.has(field.name)) flaws.push({ path: [index, 'name'], error: 'duplicate' })
    if (hasSetting(field.type, 'options') && !field.options?.length) flaws.push({ path: [index, 'options'], error: 'options_missing' })
    if (hasSetting(field.type, 'html') && !field.html?.ar) flaws.push({ path: [index, 'html', 'ar'], error: 'required' })
    if (hasSetting(field.type, 'label') && field.type !== 'hidden' && !field.label.ar) flaws.push({ path: [index, 'label', 'ar'], error: 'required' })
    for (const key of ['show_when', 'required_when'] as const) {
      field[key]?.tests.forEach((test, at) => {
        if (!ids.has(test.field)) flaws.push({ path: [index, key, 'tests', at, 'field'], error: 'unknown_field' })
      })
    }
    ids.add(field.id)
    if (asksForValue(field)) names.add(field.name)
  })
  return flaws
}

/** The flaws of fields that are being written: those above, and keys and patterns that the schema of a whole form refuses. */
export function flawsOfUnfinished(fields: readonly FormField[]): FieldsFlaw[] {
  const unfinished = fields.flatMap((field, index): FieldsFlaw[] => {
    const source = field.rules?.pattern?.source
    return [
      ...(asksForValue(field) && !FIELD_KEY.test(field.name) ? [{ path: [index, 'name'], error: 'not_an_id' as const }] : []),
      ...(source !== undefined && (source === '' || !isExpression(source))
        ? [{ path: [index, 'rules', 'pattern', 'source'], error: 'not_an_expression' as const }]
        : []),
    ]
  })
  return [...unfinished, ...flawsOfFields(fields)]
}
