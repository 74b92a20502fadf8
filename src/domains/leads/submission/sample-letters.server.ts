import type { Form, FormChoices, FormField, LeadAttributes } from '#domains/forms/index.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Mail } from '#mails/define-mail.ts'
import { lettersOf } from './enqueue-outbox.server.ts'

/** The car of a sample, by its made-up id. */
const SAMPLE_VEHICLE = '1'
const sampleVehicles = {
  ar: new Map([[SAMPLE_VEHICLE, { name: 'ديفندر \u2066110 X-Dynamic SE\u2069', isShown: true }]]),
  en: new Map([[SAMPLE_VEHICLE, { name: 'Defender 110 X-Dynamic SE', isShown: true }]]),
} as const

/** A mail as it would be written for a lead with made-up answers. */
export type SampleLetter = { mail: Mail; key: string; to: string; props: Record<string, unknown> }
type SampleSource = { form: Form; choices: FormChoices; publicUrl: string; timeZone: string; clock: Clock }

/** The mails of a form, for those who write them: one of each notification, and the one to the customer. Nothing is stored and nothing sent. */
export function sampleLetters({ form, choices, publicUrl, timeZone, clock }: SampleSource): SampleLetter[] {
  const now = clock.now()
  const attributes: LeadAttributes = Object.fromEntries(form.fields.flatMap((field) => sampleOf(field, { form, choices, now })))
  const row = {
    ...{ id: 1024, formId: form.id, formVersion: form.version, key: '', state: 'new' as const, attributes, locale: form.locale },
    ...{ email: 'name@example.com', phone: '', pageUrl: `${publicUrl}/ar/`, source: '', suspicions: [], answeredAt: null, dueAt: null },
    ...{ retailerId: null, ownerId: null, mergedInto: null, createdAt: now, updatedAt: now },
  }
  const { name, type, locale, fields, settings } = form
  const letters = lettersOf({
    row,
    form,
    content: { name, type, locale, fields, settings },
    choices,
    vehicles: sampleVehicles[form.locale],
    mailboxes: [],
    retailer: null,
    publicUrl,
    clocks: { timeZone, siteTimeZone: timeZone },
  })
  const seenLetters = new Set<string>()
  return letters.flatMap(({ mail, key, to, props }) => {
    const place = key.split(':').slice(0, 2).join(':')
    if (seenLetters.has(place)) return []
    seenLetters.add(place)
    return [{ mail, key: place, to, props }]
  })
}

function sampleOf(field: FormField, { form, choices, now }: { form: Form; choices: FormChoices; now: Date }): [string, string][] {
  const isArabic = form.locale === 'ar'
  const of = (value: string | undefined): [string, string][] => (value ? [[field.name, value]] : [])
  switch (field.type) {
    case 'email':
      return of('name@example.com')
    case 'phone':
      return of('+971500000000')
    case 'number':
      return of(String(field.rules?.min ?? 1))
    case 'date':
      return of(now.toISOString().slice(0, 10))
    case 'time_slot':
      return of('10:00')
    case 'select':
    case 'radio':
    case 'checkbox':
      return of(field.options?.[0]?.value)
    case 'location':
      return of(choices.locations[0]?.value)
    case 'vehicle':
      return of(SAMPLE_VEHICLE)
    case 'retailer':
      return of(choices.retailers[0]?.value)
    case 'text':
      return of(field.autocomplete === 'family-name' ? (isArabic ? 'العلي' : 'Smith') : isArabic ? 'سارة' : 'Sara')
    case 'textarea':
      return of(isArabic ? 'متى يمكن معاينة السيارة؟' : 'When may I see the car?')
    case 'hidden':
      return of(field.default)
    default:
      return []
  }
}
