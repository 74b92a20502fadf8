import { keptMarkup } from '#domains/content/index.ts'
import type { FormText } from '#domains/forms/index.ts'
import type { FormDraft } from '../draft/form-draft.ts'

/** A draft as it is drawn for visitors once it is saved: its HTML without what the server takes out. */
export function asVisitorsGet(draft: FormDraft): FormDraft {
  const { settings } = draft
  return {
    ...draft,
    fields: draft.fields.map((field) => (field.html ? { ...field, html: kept(field.html) } : field)),
    settings: { ...settings, thank_you: { ...settings.thank_you, text: kept(settings.thank_you.text) } },
  }
}

function kept({ ar, en }: FormText): FormText {
  return { ar: keptMarkup(ar).html, ...(en === undefined ? {} : { en: keptMarkup(en).html }) }
}
