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

/** A form as it begins. Visitors do not see it until it is activated and published. */
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
