import { asksForValue, type FormField } from '#domains/forms/index.ts'
import { isSame } from '#kernel/json/is-same.ts'
import type { FormDraft } from './form-draft.ts'

/** The effects of a change on a form's leads: removed fields, renamed keys, consents with a new text. */
export type LeadEffects = { removed: FormField[]; renamed: { before: string; after: string }[]; reworded: FormField[] }

export function leadEffects(base: FormDraft, draft: FormDraft): LeadEffects {
  const now = new Map(draft.fields.map((field) => [field.id, field]))
  const askedFields = base.fields.filter(asksForValue)
  return {
    removed: askedFields.filter(({ id }) => !now.has(id)),
    renamed: askedFields.flatMap(({ id, name: before }) => {
      const after = now.get(id)?.name
      return after === undefined || after === before ? [] : [{ before, after }]
    }),
    reworded: askedFields.filter(({ id, type, html }) => type === 'consent' && now.has(id) && !isSame(now.get(id)?.html, html)),
  }
}
