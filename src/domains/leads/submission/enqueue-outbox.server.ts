import { enqueueDeliveries, webhookDelivery } from '#domains/deliveries/index.server.ts'
import { mailDelivery } from '#domains/mail/index.server.ts'
import type { Clocks, VisitPlace } from '#domains/retailers/index.ts'
import { findRetailerDesk, type RetailerContact, type RetailerDesk } from '#domains/retailers/index.server.ts'
import type { Form, FormChoices, FormField, FormVersion, LeadAttributes } from '#domains/forms/index.ts'
import { findLocationReceivers, findServiceDefaults } from '#domains/forms/index.server.ts'
import { formatMomentAt } from '#kernel/format/date.ts'
import { fillWords } from '#kernel/words/fill-words.ts'
import type { Mail } from '#mails/define-mail.ts'
import { leadConfirmation } from '#mails/lead-confirmation/mail.tsx'
import { leadNotification } from '#mails/lead-notification/mail.tsx'
import type { Clock } from '#kernel/clock.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { leadFacts, type NamedVehicles, placeholderValues, textIn } from '../records/lead-facts.ts'
import type { lead } from '../schema.server.ts'

type LeadRow = typeof lead.$inferSelect

const TEST_MARK = { ar: '[تجربة]', en: '[Test]' } as const

/** The input of a lead's notifications. `mailboxes` are the addresses of its location and its retailer. */
export type OutboxSource = {
  row: LeadRow
  form: Form
  content: FormVersion
  choices: FormChoices
  /** The names of the cars that it is about. */
  vehicles: NamedVehicles
  mailboxes: readonly string[]
  /** Whom the customer deals with; null where that is the site itself. */
  retailer: RetailerContact | null
  publicUrl: string
  /** Of whoever is asked: the retailer's clock, and that of the site. */
  clocks: { timeZone: string; siteTimeZone: string }
  wasSuspected?: boolean
}

/** The subject of all deliveries about a lead. */
export function deliveriesOf(id: number) {
  return { type: 'lead', id: String(id) } as const
}

/**
 * Writes the notifications of a lead to the outbox, in the transaction that stores or releases it: mails to the team, the location and the retailer, the
 * confirmation to the customer, and one webhook for each receiver. Unique keys prevent duplicates.
 */
export async function enqueueOutbox(tx: Queryable, clock: Clock, source: OutboxSource): Promise<void> {
  const { row, form, retailer } = source
  const subject = deliveriesOf(row.id)
  const mails = lettersOf(source).flatMap(({ mail, key, ...letter }) => {
    // The customer deals with the retailer, who answers as well.
    const sender = mail.reader === 'visitor' && retailer ? { fromName: retailer.name, replyTo: retailer.email } : {}
    // An invalid address gets no mail.
    return mailDelivery(mail, { ...letter, ...sender, key: `lead:${row.id}:${key}`, subject, language: row.locale }) ?? []
  })
  const receivers = form.integrations.filter(({ enabled }) => enabled)
  const body = webhookBody(row)
  const webhooks = receivers.map(({ id, url }) => webhookDelivery({ key: webhookKey(row.id, id), subject, url, event: 'lead.created', body }))
  await enqueueDeliveries(tx, [...mails, ...webhooks], clock)
}

/** The mails of a test lead, all to the tester and marked as a test. No receiver gets it. */
export async function enqueueTestMails(tx: Queryable, clock: Clock, source: OutboxSource, to: string): Promise<void> {
  const { row, form } = source
  if (to === '') return
  const subject = deliveriesOf(row.id)
  const mails = lettersOf(source).flatMap(({ mail, key, props }) => {
    const ownSubject = `${TEST_MARK[row.locale]} ${props.ownSubject || form.name}`
    return mailDelivery(mail, { to, props: { ...props, ownSubject }, key: `lead:${row.id}:${key}`, subject, language: row.locale }) ?? []
  })
  await enqueueDeliveries(tx, mails, clock)
}

type Answers = { fields: readonly FormField[]; attributes: LeadAttributes }

/** The retailer who gets a lead, by its own choice or by that of its location, and the mailboxes of its locations. */
export async function receiversOf(db: Queryable, { fields, attributes }: Answers): Promise<{ retailerId: number | null; emails: string[] }> {
  const valuesOf = (kind: FormField['type']) => fields.flatMap(({ type, name }) => (type === kind ? [attributes[name] ?? []].flat() : []))
  const locations = valuesOf('location')
  const receivers = await findLocationReceivers(db, locations)
  const [first] = locations.map((value) => receivers.get(value)?.retailerId ?? null)
  return { retailerId: Number(valuesOf('retailer')[0] ?? '') || (first ?? null), emails: locations.map((value) => receivers.get(value)?.email ?? '') }
}

/** The calendars of the site, and the hours in which any retailer is open. */
type Places = { clocks: Clocks; anyPlace: () => Promise<VisitPlace> }

/** The desk of the retailer who gets a lead; of the site itself where nobody does. */
export async function deskOf(db: Queryable, { clocks, anyPlace }: Places, retailerId: number | null): Promise<RetailerDesk> {
  return retailerId === null ? { contact: null, place: await anyPlace() } : findRetailerDesk(db, retailerId, clocks)
}

type ToldMailboxes = { emails: readonly string[]; desk: RetailerDesk; notifications: Form['settings']['notifications'] }

/** The mailboxes of the locations and the retailer that a lead is for, and those of the forms service where the form names none itself. */
export async function mailboxesOf(db: Queryable, { emails, desk, notifications }: ToldMailboxes): Promise<string[]> {
  const usual = notifications.length > 0 ? [] : (await findServiceDefaults(db)).recipients
  return [...emails, desk.contact?.email ?? '', ...usual].filter((address) => address !== '')
}

export function webhookKey(leadId: number, integrationId: string): string {
  return `lead:${leadId}:webhook:${integrationId}`
}

function webhookBody({ id, formId, formVersion, createdAt, locale, pageUrl, source, retailerId, attributes }: LeadRow): Record<string, unknown> {
  const about = { id, form_id: formId, form_version: formVersion, created_at: createdAt.toISOString() }
  return { ...about, locale, page_url: pageUrl, source, retailer_id: retailerId, attributes }
}

/** Whether the value of a field is one of those that the site offers, which the submission was checked against. */
function isChosen({ type }: FormField): boolean {
  return ['select', 'radio', 'checkbox', 'location', 'retailer', 'date', 'time_slot'].includes(type)
}

/** A text whose placeholders were left empty, without the blanks around them. */
function withoutGaps(text: string): string {
  return text
    .replace(/[ \t]+([،,.؛;!؟?:]|$)/gmu, '$1')
    .replace(/[ \t]{2,}/g, ' ')
    .trim()
}

type LeadMail = { mail: Mail; key: string; to: string; replyTo: string; props: Record<string, unknown> }

/** The mails of a lead with what they are drawn from. */
export function lettersOf({ row, form, content, choices, vehicles, mailboxes, publicUrl, clocks, wasSuspected = false }: OutboxSource): LeadMail[] {
  const { locale } = row
  const facts = leadFacts({ fields: content.fields, attributes: row.attributes, choices, locale, days: 'in words', vehicles })
  const values = placeholderValues(content.fields, facts)
  const filledText = (text: { ar: string; en?: string }) => fillWords(textIn(text, locale), values)
  const retailer = choices.retailers.find(({ value }) => value === String(row.retailerId))?.label ?? ''
  const about = { number: String(row.id), received: formatMomentAt(row.createdAt, clocks, locale), retailer }
  const shownFacts = facts.map(({ label, value }) => ({ label, value }))
  const letterProps = { ...about, formName: form.name, pageUrl: row.pageUrl, leadUrl: `${publicUrl}/ar/admin/leads/${row.id}`, facts: shownFacts, wasSuspected }
  const { notifications, confirmations } = form.settings
  const [first] = notifications
  const mails = notifications.flatMap(({ recipients, subject, template }, index) =>
    recipients.map((to) =>
      teamMail(`notification:${index}:${to}`, to, { ...letterProps, ownSubject: filledText(subject), introduction: filledText(template) }),
    ),
  )
  const receivers = new Set(notifications.flatMap(({ recipients }) => recipients))
  for (const to of new Set(mailboxes)) {
    if (to === '' || receivers.has(to)) continue
    mails.push(
      teamMail(`routed:${to}`, to, {
        ...letterProps,
        ownSubject: first ? filledText(first.subject) : '',
        introduction: first ? filledText(first.template) : '',
      }),
    )
  }
  const customer = confirmations.enabled ? [row.attributes[confirmations.email_field] ?? ''].flat()[0] : ''
  if (!customer) return mails
  // The address is whatever was typed, so nothing goes there that was written freely: that would be our mail with a stranger's text.
  const isCarOfStock = ({ type, name }: FormField) => type === 'vehicle' && [row.attributes[name] ?? []].flat().every((id) => vehicles.get(id)?.isShown)
  const offeredFields = content.fields.filter((field) => isChosen(field) || isCarOfStock(field))
  const attributes = Object.fromEntries(offeredFields.flatMap(({ name }) => (row.attributes[name] === undefined ? [] : [[name, row.attributes[name]]])))
  const fieldFacts = leadFacts({ fields: offeredFields, attributes, choices, locale, days: 'in words', vehicles })
  const chosenValues = { ...Object.fromEntries(content.fields.map(({ name }) => [name, ''])), ...placeholderValues(offeredFields, fieldFacts) }
  const own = (text: { ar: string; en?: string }) => withoutGaps(fillWords(textIn(text, locale), chosenValues))
  const chosenFacts = fieldFacts.map(({ label, value }) => ({ label, value }))
  const props = { ...about, customerName: '', facts: chosenFacts, ownSubject: own(confirmations.subject), ownText: own(confirmations.template) }
  return [...mails, { mail: leadConfirmation, key: 'confirmation', to: customer, replyTo: '', props }]

  function teamMail(key: string, to: string, props: Record<string, unknown>): LeadMail {
    return { mail: leadNotification, key, to, replyTo: row.email, props }
  }
}
