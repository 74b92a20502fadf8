import { keptMarkup } from '#domains/content/index.ts'
import type { FormText } from '#domains/forms/index.ts'
import type { FormDraft } from '../draft/form-draft.ts'

/** The draft with its HTML sanitised as the server will do on save. */
export function asVisitorsGet(draft: FormDraft): FormDraft {
  const { settings } = draft
  return {
    ...draft,
    fields: draft.fields.map((field) => (field.html ? { ...field, html: sanitisedText(field.html) } : field)),
    settings: { ...settings, thank_you: { ...settings.thank_you, text: sanitisedText(settings.thank_you.text) } },
  }
}

function sanitisedText({ ar, en }: FormText): FormText {
  return { ar: keptMarkup(ar).html, ...(en === undefined ? {} : { en: keptMarkup(en).html }) }
}
