import type { Form, FormContent } from '#domains/forms/index.ts'

/** The part of a form that editors change. Immutable: the same object means that nothing has changed. */
export type FormDraft = FormContent

/** What editors of a form go on with: its draft, or what visitors get. */
export function editedOf(form: Form): FormDraft {
  return draftOf(form.draft ?? form)
}

export function draftOf({ name, type, locale, active, fields, settings, integrations }: FormDraft): FormDraft {
  return { name, type, locale, active, fields, settings, integrations }
}

/** The initial draft of a form. Visitors do not see it until it is activated. */
export function newDraft(name: string): FormDraft {
  return {
    name,
    type: 'lead',
    locale: 'ar',
    active: false,
    fields: [],
    settings: {
      thank_you: { heading: { ar: '' }, text: { ar: '' } },
      notifications: [],
      confirmations: { enabled: false, email_field: '', subject: { ar: '' }, template: { ar: '' } },
    },
    integrations: [],
  }
}

/** Whether two values are equal, regardless of the order of their keys. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [first, second] = [membersOf(one), membersOf(other)]
  return first.size === second.size && [...first].every(([key, value]) => second.has(key) && isSame(value, second.get(key)))
}

/** An undefined member counts as absent. */
function membersOf(value: object): Map<string, unknown> {
  return new Map(Object.entries(value).filter(([, member]) => member !== undefined))
}
