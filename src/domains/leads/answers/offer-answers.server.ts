import { findFormVersion } from '#domains/forms/index.server.ts'
import type { FormField, LeadAttributes } from '#domains/forms/index.ts'
import type { Clocks } from '#domains/retailers/index.ts'
import { findRetailerContact, findVisitPlace } from '#domains/retailers/index.server.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { NamedVehicles } from '../records/lead-facts.ts'
import { findVisible, leadsOf, visibleLeads } from '../records/lead-rows.server.ts'
import { namedVehicles } from '../records/named-vehicles.server.ts'
import type { AnswerTemplate } from './answer-template.ts'
import { type AnswerValues, fillAnswer } from './fill-answer.ts'
import { templatesInOrder } from './templates.server.ts'

/** A text that a lead may be answered with, its fields filled. `id` is 0 of the one that a site without templates has. */
export type OfferedText = { id: number; name: string; subject: string; text: string }

/** How a lead may be answered: whom, in which language, as whom, and with which texts. */
export type AnswerOffer = {
  id: number
  name: string
  locale: 'ar' | 'en'
  email: string
  /** In the international form where the number could be read. */
  phone: string
  retailer: string
  /** Where the customer's answer to a mail goes; '' for the site's own address. */
  reply_to: string
  /** The clock of the retailer, by which tasks are set. */
  time_zone: string
  texts: OfferedText[]
}

/** The words of the text that a site without templates has, in a language. */
export type UsualText = (locale: 'ar' | 'en') => { template: string; subject: string; text: string }

/** Keys of values by which forms name a car, as far as no field of the stock does. */
const modelKeys = ['model', 'model_name', 'vehicle', 'vehicle_name', 'car', 'nameplate']

/** What staff may answer a lead with. */
export async function offerAnswers(
  ctx: Ctx,
  id: number,
  { clocks, usual }: { clocks: Clocks; usual: UsualText },
): Promise<Outcome<AnswerOffer, 'forbidden' | 'gone'>> {
  const { db, staff } = ctx
  if (!visibleLeads(staff)) return refuse('forbidden')
  const row = await findVisible(db, staff, id)
  if (!row) return refuse('gone')
  const [form, retailer, place, templates, [record]] = await Promise.all([
    findFormVersion(db, row.formId, row.formVersion),
    row.retailerId === null ? null : findRetailerContact(db, row.retailerId),
    findVisitPlace(db, row.retailerId, clocks),
    templatesInOrder(db),
    leadsOf(db, [row]),
  ])
  const fields = form?.fields ?? []
  const model = modelOf(row.attributes, fields, await namedVehicles(ctx, fields, [row.attributes]))
  const values = { name: record?.name ?? '', model, retailer: retailer?.name ?? '', adviser: staff?.name ?? '', number: String(id) }
  return done({
    id,
    name: values.name,
    locale: row.locale,
    email: row.email,
    phone: row.phone,
    retailer: values.retailer,
    reply_to: retailer?.email ?? '',
    time_zone: place.timeZone,
    texts: textsFor(row.locale, templates.length > 0 ? templates : [usualTemplate(usual)], values),
  })
}

function usualTemplate(usual: UsualText): AnswerTemplate {
  const [ar, en] = [usual('ar'), usual('en')]
  return { id: 0, version: '0', position: 0, name: ar.template, subject_ar: ar.subject, text_ar: ar.text, subject_en: en.subject, text_en: en.text }
}

function textsFor(locale: 'ar' | 'en', templates: readonly AnswerTemplate[], values: AnswerValues): OfferedText[] {
  return templates.map(({ id, name, subject_ar, text_ar, subject_en, text_en }) => {
    const isArabic = (locale === 'ar' && text_ar !== '') || text_en === ''
    const [subject, text] = isArabic ? [subject_ar, text_ar] : [subject_en, text_en]
    return { id, name, subject: fillAnswer(subject, values), text: fillAnswer(text, values) }
  })
}

/** The car that a lead is about: by the stock where its form has a field for one, else by what was answered. */
export function modelOf(attributes: LeadAttributes, fields: readonly FormField[], vehicles: NamedVehicles): string {
  const firstValue = (name: string) => [attributes[name] ?? []].flat()[0] ?? ''
  for (const { name, type } of fields) {
    const vehicle = type === 'vehicle' ? vehicles.get(firstValue(name)) : undefined
    if (vehicle) return vehicle.name
  }
  for (const key of modelKeys) {
    const field = fields.find(({ name }) => name === key)
    const value = firstValue(key)
    const label = field?.options?.find((option) => option.value === value)?.label
    if (value !== '' && field?.type !== 'vehicle') return label?.ar ?? value
  }
  return ''
}
