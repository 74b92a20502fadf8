import type { Form } from '#domains/forms/index.ts'

/** What editors change of a form. Never changed in place: the same object means that nothing has changed. */
export type FormDraft = Pick<Form, 'name' | 'type' | 'locale' | 'active' | 'fields' | 'settings' | 'integrations'>

export function draftOf({ name, type, locale, active, fields, settings, integrations }: FormDraft): FormDraft {
  return { name, type, locale, active, fields, settings, integrations }
}

/** What a form begins with. It is shown to nobody before its editor says so. */
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

/** Whether two values say the same, whatever the order of their members. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [first, second] = [membersOf(one), membersOf(other)]
  return first.size === second.size && [...first].every(([key, value]) => second.has(key) && isSame(value, second.get(key)))
}

/** A member without a value is as good as none. */
function membersOf(value: object): Map<string, unknown> {
  return new Map(Object.entries(value).filter(([, member]) => member !== undefined))
}
