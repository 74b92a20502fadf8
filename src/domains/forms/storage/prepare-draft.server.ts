import type { TextLevel } from '#fields/field-types.ts'
import { sanitiseMarkup } from '#domains/content/index.server.ts'
import type { FieldFlaws } from '#kernel/outcome.ts'
import { type FormField, type FormSettings, type FormText, formTextLevels } from '../form.ts'
import type { FormDraft } from '../form-schema.ts'
import { isSame } from '#kernel/json/is-same.ts'

/** A field as some version of the form had it, the latest of its id. */
export type FormerFields = ReadonlyMap<string, Pick<FormField, 'type' | 'html' | 'consent_version'>>

/**
 * Prepares a draft for storage: HTML is sanitised, and each consent gets the version of its sentence, which rises when the sentence changes
 * and never falls, even if the field was removed in between. Versions in the draft itself are ignored.
 */
export function preparedFields(fields: FormDraft['fields'], former: FormerFields): FormDraft['fields'] {
  return fields.map(({ consent_version: _, html, ...field }) => {
    const before = former.get(field.id)
    const clean = html ? { html: sanitised(html, field.type === 'consent' ? formTextLevels.consent : formTextLevels.html, [before?.html]) } : {}
    if (field.type !== 'consent') return { ...field, ...clean }
    const isKept = before && isSame(before.html, clean.html)
    return { ...field, ...clean, consent_version: (before?.consent_version ?? 0) + (isKept ? 0 : 1) }
  })
}

/** Ids are never reused: an id that another kind of field had in any version of the form is refused. */
export function flawsOfIds(fields: FormDraft['fields'], former: FormerFields): FieldFlaws | null {
  const flaws = fields.flatMap(({ id, type }, index) => {
    const before = former.get(id)
    return before && before.type !== type ? [[`fields.${index}.id`, ['id_of_another_kind']] as const] : []
  })
  return flaws.length > 0 ? Object.fromEntries(flaws) : null
}

/** Prepares the settings for storage: the text after sending is sanitised HTML. `before` are those that the form and its draft have. */
export function preparedSettings(settings: FormDraft['settings'], before: readonly FormSettings[]): FormDraft['settings'] {
  const storedTexts = before.map(({ thank_you }) => thank_you.text)
  return { ...settings, thank_you: { ...settings.thank_you, text: sanitised(settings.thank_you.text, formTextLevels.thanks, storedTexts) } }
}

/** A text with the elements of its level, and with those that it had before in its language. */
function sanitised({ ar, en }: FormText, level: TextLevel, storedTexts: readonly (FormText | undefined)[]): FormText {
  const of = (language: 'ar' | 'en') => storedTexts.map((text) => text?.[language] ?? '').join('')
  return { ar: sanitiseMarkup(ar, level, of('ar')), ...(en === undefined ? {} : { en: sanitiseMarkup(en, level, of('en')) }) }
}
