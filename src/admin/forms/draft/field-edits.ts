import type { FormField } from '#domains/forms/index.ts'
import type { FormDraft } from './form-draft.ts'

/** Inserts a field at an index. */
export function insertField(draft: FormDraft, field: FormField, at: number): FormDraft {
  return { ...draft, fields: draft.fields.toSpliced(at, 0, field) }
}

/** Changes a field. Its id never changes. */
export function changeField(draft: FormDraft, id: string, change: (field: FormField) => FormField): FormDraft {
  return { ...draft, fields: draft.fields.map((field) => (field.id === id ? { ...change(field), id } : field)) }
}

/** Moves a field to an index among the other fields. */
export function moveField(draft: FormDraft, id: string, to: number): FormDraft {
  const field = draft.fields.find((candidate) => candidate.id === id)
  if (!field) return draft
  const others = draft.fields.filter((candidate) => candidate.id !== id)
  const at = Math.max(0, Math.min(to, others.length))
  if (draft.fields.indexOf(field) === at) return draft
  return { ...draft, fields: others.toSpliced(at, 0, field) }
}

/** Removes a field, and the condition tests that refer to it. */
export function removeField(draft: FormDraft, id: string): FormDraft {
  return {
    ...draft,
    fields: withoutTestsOf(
      draft.fields.filter((field) => field.id !== id),
      id,
    ),
  }
}

function withoutTestsOf(fields: readonly FormField[], id: string): FormField[] {
  return fields.map((field) => {
    const { show_when, required_when, retailer_field, date_field, ...rest } = field
    const links = { ...(retailer_field && retailer_field !== id ? { retailer_field } : {}), ...(date_field && date_field !== id ? { date_field } : {}) }
    return { ...rest, ...links, ...conditionsWithout({ show_when, required_when }, id) }
  })
}

function conditionsWithout(conditions: Pick<FormField, 'show_when' | 'required_when'>, id: string): Pick<FormField, 'show_when' | 'required_when'> {
  const keptConditions = Object.entries(conditions).flatMap(([key, condition]) => {
    const tests = condition?.tests.filter(({ field }) => field !== id) ?? []
    return condition && tests.length > 0 ? [[key, { ...condition, tests }]] : []
  })
  return Object.fromEntries(keptConditions)
}
