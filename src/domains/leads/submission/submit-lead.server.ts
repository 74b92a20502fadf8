import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { countriesOfNumbers, type Form, type FormChoices, type FormField, type FormVersion, type ValueFlaw, withTypedDays } from '#domains/forms/index.ts'
import { findFormVersion, findLocationEmail, findLocationRetailer, findServiceDefaults, findStoredForm, listChoices } from '#domains/forms/index.server.ts'
import type { Clocks, VisitRules } from '#domains/retailers/index.ts'
import { findVisitPlace, findRetailerEmail } from '#domains/retailers/index.server.ts'
import type { Judgement, Suspicion } from '#domains/spam/index.ts'
import { judgeSubmission, type SpamGuard } from '#domains/spam/index.server.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import { isStorable } from '#kernel/storable.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Queryable, Tx } from '#platform/database/database.server.ts'
import type { Storage } from '#platform/storage/storage.server.ts'
import { adoptFiles, storeFiles, type StoredFile } from '../files/store-files.server.ts'
import { answerDueAt } from '../records/answer-due-at.server.ts'
import { textIn } from '../records/lead-facts.ts'
import { lead, leadConsent, leadEvent, leadFile } from '../schema.server.ts'
import { checkProofs, type LeadVerifier } from './check-proofs.server.ts'
import { flawsOfSubmission } from './check-submission.server.ts'
import { enqueueOutbox, enqueueTestMails } from './enqueue-outbox.server.ts'
import { normalisedValues, unseenValues } from './normalise-values.server.ts'
import { RESERVATION } from './reservation-flaw.ts'
import { pageAddress } from './page-address.ts'
import { type InvalidSubmission, LONGEST_KEY, type Submission, type SubmittedLead } from './submission.ts'
import type { NamedVehicles } from '../records/lead-facts.ts'
import { namedVehicles } from '../records/named-vehicles.server.ts'

/** The services for accepting submissions. One object for each process: it knows which submissions are being stored. */
export type LeadIntake = {
  storage: Storage
  guard: SpamGuard
  verifier: LeadVerifier
  /** The site's time zone, and those of its markets: a retailer has its own. */
  clocks: Clocks
  /** How soon and how far ahead visitors may choose days and times. */
  visits: VisitRules
  /** The weekdays (Sunday is 0) on which nobody hands out a car that is rented with a form. */
  closedRentalWeekdays: (formId: number) => Promise<readonly number[]>
  /** Where the site is for those who read mails, without a slash at the end. */
  publicUrl: string
  /** Country of phone numbers without a code, where the chosen retailer is not in another one. */
  country: string
  /** Within how many minutes a lead should be answered; 0 for no such time. */
  responseMinutes: number
  /** Counts a submission against its sender, whatever becomes of it; seconds to wait when there were too many, 0 otherwise. */
  countSender: (address: string | null) => number
  /** What `countSender` would answer, without counting. */
  senderWaits: (address: string | null) => number
  /** Counts a submission against its form once it is fit to be accepted, so that invalid ones shut it for nobody; answers like `countSender`. */
  countForm: (of: { formId: number; verdict: Judgement['verdict'] }) => number
  /** Called after a lead is stored with its notifications. */
  wake: (key: string) => Promise<void>
  /** Submissions that are being stored, by form and key: repetitions wait for the first. */
  running: Map<string, Promise<SubmissionOutcome>>
}

type TooMany = { code: 'too_many'; retryAfterSeconds: number }
export type SubmissionOutcome = Outcome<SubmittedLead, 'gone' | InvalidSubmission | TooMany>

const CHANNEL = 'web'

/**
 * Accepts a visitor's submission (C-227, C-228, C-247, C-248): validates it again, checks it for spam, and stores it with its notifications in one
 * transaction. The same key for the same form is one lead, however often it arrives.
 */
export async function submitLead(ctx: Ctx, intake: LeadIntake, submission: Submission): Promise<SubmissionOutcome> {
  const key = submission.key.slice(0, LONGEST_KEY) || randomUUID()
  const name = `${submission.formId} ${key}`
  const first = intake.running.get(name)
  if (first) return first
  const running = takeOnce(ctx, intake, { ...submission, key })
  intake.running.set(name, running)
  try {
    return await running
  } finally {
    intake.running.delete(name)
  }
}

/** Judges a submission before its body is read: its form is there, and its sender has not sent too many. One that is known is answered again. */
export async function admitSubmission(
  ctx: Ctx,
  intake: LeadIntake,
  { formId, key, address, test }: { formId: number; key: string; address: string | null; test: boolean },
): Promise<Outcome<null, 'gone' | TooMany>> {
  const form = await findStoredForm(ctx.db, formId)
  if (!form) return refuse('gone')
  const isRepeated = key !== '' && (intake.running.has(`${formId} ${key}`) || (await findByKey(ctx.db, { formId, key })) !== null)
  if (isRepeated) return done(null)
  if (!form.active && !test) return refuse('gone')
  const retryAfterSeconds = intake.senderWaits(address)
  return retryAfterSeconds > 0 ? refuse({ code: 'too_many', retryAfterSeconds }) : done(null)
}

async function takeOnce(ctx: Ctx, intake: LeadIntake, sentLead: Submission): Promise<SubmissionOutcome> {
  const form = await findStoredForm(ctx.db, sentLead.formId)
  if (!form) return refuse('gone')
  const earlierLead = await findByKey(ctx.db, sentLead)
  if (earlierLead) return done(answerOf(earlierLead, form))
  if (!form.active && !sentLead.test) return refuse('gone')
  const senderWaits = intake.countSender(sentLead.sender.address)
  if (senderWaits > 0) return refuse({ code: 'too_many', retryAfterSeconds: senderWaits })
  const { version, content } = await seenVersion(ctx.db, form, sentLead.formVersion)
  const submission = { ...sentLead, values: withTypedDays(content.fields, sentLead.values) }
  const choices = await listChoices(ctx, content, intake)
  const closedWeekdays = RESERVATION in submission.values ? await intake.closedRentalWeekdays(form.id) : []
  const countries = countriesOfNumbers(content.fields, submission.values, { choices, country: intake.country })
  const flaws = isStorable([submission.values, submission.key])
    ? flawsOfSubmission(submission, { fields: content.fields, choices, closedWeekdays, countries, now: ctx.clock.now() })
    : unstorable(submission)
  if (Object.keys(flaws).length > 0) return refuse({ code: 'invalid', flaws })
  const proofs = await checkProofs(ctx, submission, { fields: content.fields, countries, verifier: intake.verifier })
  if (Object.keys(proofs.flaws).length > 0) return refuse({ code: 'invalid', flaws: proofs.flaws })
  const judged = await judge(ctx, intake, submission)
  if (!judged.ok) return refuse({ code: 'invalid', flaws: { 'g-recaptcha-response': { code: 'invalid' } } })
  const formWaits = submission.test ? 0 : intake.countForm({ formId: form.id, verdict: judged.value.verdict })
  if (formWaits > 0) return refuse({ code: 'too_many', retryAfterSeconds: formWaits })
  const files = await storeFiles(ctx, intake.storage, knownFiles(submission, content))
  const vehicles = await namedVehicles(ctx, content.fields, [submission.values])
  const judgement = withReasons(judged.value, proofs.reasons)
  const intakeData: CheckedSubmission = { submission, form, version, content, choices, countries, vehicles, judgement, verified: proofs.verified, files }
  const storedLead = await ctx.db.transaction((tx) => store(tx, { ctx, intake }, intakeData))
  if (!storedLead) {
    // Another process was faster with the same key. Our files stay on the list of what is removed.
    const winner = await findByKey(ctx.db, submission)
    if (!winner) throw new Error('a lead was refused for its key, and no lead has it')
    return done(answerOf(winner, form))
  }
  if (storedLead.state !== 'suspected') await intake.wake(`lead ${storedLead.id}`)
  return done(answerOf(storedLead, form))
}

/** A signed-in person who tests a form is not a robot, nor is a program of the house. */
async function judge(ctx: Ctx, intake: LeadIntake, submission: Submission): ReturnType<typeof judgeSubmission> {
  if (submission.test || submission.isTrusted) return done({ verdict: 'clean', reasons: [] })
  return judgeSubmission(ctx, intake.guard, {
    // With the form, since one key may be sent to two.
    submissionKey: `${submission.formId} ${submission.key}`,
    honeypot: submission.honeypot,
    solution: submission.solution,
    captchaToken: submission.captchaToken,
    address: submission.sender.address,
  })
}

function withReasons(judgement: Judgement, reasons: readonly Suspicion[]): Judgement {
  return reasons.length === 0 ? judgement : { verdict: 'suspected', reasons: [...judgement.reasons, ...reasons] }
}

type CheckedSubmission = {
  submission: Submission
  form: Form
  version: number
  content: FormVersion
  choices: FormChoices
  /** Whose phone numbers are typed without a code. */
  countries: readonly string[]
  vehicles: NamedVehicles
  judgement: Judgement
  /** Fields whose value is verified. */
  verified: readonly FormField[]
  files: readonly StoredFile[]
}
type LeadRow = typeof lead.$inferSelect

/** Writes the lead and all that belongs to it; null when another lead has the key. */
async function store(tx: Tx, { ctx, intake }: { ctx: Ctx; intake: LeadIntake }, checkedSubmission: CheckedSubmission): Promise<LeadRow | null> {
  const { submission, form, version, content, choices, countries, vehicles, judgement, verified, files } = checkedSubmission
  const now = ctx.clock.now()
  const values = { ...unseenValues(content.fields, submission.values), ...normalisedValues(content.fields, submission.values, countries) }
  const firstOf = (type: string) => content.fields.flatMap((field) => (field.type === type ? [values[field.name] ?? []].flat() : []))[0] ?? ''
  const { test } = submission
  const retailerId = test ? null : Number(firstOf('retailer')) || (await findLocationRetailer(tx, firstOf('location')))
  const isSuspected = !test && judgement.verdict === 'suspected'
  const [row] = await tx
    .insert(lead)
    .values({
      formId: form.id,
      formVersion: version,
      key: submission.key,
      state: test ? 'test' : isSuspected ? 'suspected' : 'new',
      attributes: values,
      email: firstOf('email'),
      phone: firstOf('phone'),
      locale: content.locale,
      ...pageAddress(submission.pageUrl),
      retailerId,
      suspicions: judgement.reasons,
      dueAt: isSuspected || test ? null : await answerDueAt(tx, intake, { retailerId, from: now }),
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing({ target: [lead.formId, lead.key] })
    .returning()
  if (!row) return null
  const whole = files.length === 0 ? row : await attach(tx, row, files)
  await keepConsents(tx, whole, { content, address: submission.sender.address ?? '' })
  const labels = verified.map(({ label }) => textIn(label, whole.locale)).join(', ')
  const isPhoneVerified = whole.phone !== '' && verified.some(({ type, name }) => type === 'phone' && values[name] === whole.phone)
  const events = [
    { type: 'received' as const },
    ...(labels === '' ? [] : [{ type: 'verified' as const, detail: { text: labels, ...(isPhoneVerified ? { phone: true } : {}) } }]),
    ...(isSuspected ? [{ type: 'held_back' as const, detail: { reasons: judgement.reasons } }] : []),
  ]
  await tx.insert(leadEvent).values(events.map((event) => ({ leadId: row.id, at: now, ...event })))
  if (isSuspected) return whole
  const { timeZone } = await findVisitPlace(tx, retailerId, intake.clocks)
  const { publicUrl } = intake
  const clocks = { timeZone, siteTimeZone: intake.clocks.timeZone }
  const source = { row: whole, form, content, choices, vehicles, publicUrl, clocks }
  if (test) await enqueueTestMails(tx, ctx.clock, { ...source, mailboxes: [] }, test.mailTo)
  else await enqueueOutbox(tx, ctx.clock, { ...source, mailboxes: await mailboxesOf(tx, whole, { fields: content.fields, settings: form.settings }) })
  return whole
}

type MailedForm = Pick<FormVersion, 'fields'> & { settings: Pick<Form['settings'], 'notifications'> }

/** The mailboxes of the location and the retailer that a lead is for, and those of the forms service where the form names none itself. */
export async function mailboxesOf(tx: Queryable, { attributes, retailerId }: LeadRow, { fields, settings: { notifications } }: MailedForm): Promise<string[]> {
  const locations = fields.flatMap(({ type, name }) => (type === 'location' ? [attributes[name] ?? []].flat() : []))
  const ofLocations = await Promise.all(locations.map((value) => findLocationEmail(tx, value)))
  const ofRetailer = retailerId === null ? '' : await findRetailerEmail(tx, retailerId)
  const usual = notifications.length > 0 ? [] : (await findServiceDefaults(tx)).recipients
  return [...ofLocations, ofRetailer, ...usual].filter((address) => address !== '')
}

async function attach(tx: Tx, row: LeadRow, files: readonly StoredFile[]): Promise<LeadRow> {
  await adoptFiles(tx, files)
  const rows = await tx
    .insert(leadFile)
    .values(files.map((file) => ({ leadId: row.id, ...file })))
    .returning({ id: leadFile.id, field: leadFile.field })
  const idsOf = (field: string) => rows.filter((file) => file.field === field).map(({ id }) => String(id))
  const attributes = { ...row.attributes, ...Object.fromEntries(rows.map(({ field }) => [field, idsOf(field)])) }
  await tx.update(lead).set({ attributes }).where(eq(lead.id, row.id))
  return { ...row, attributes }
}

async function keepConsents(tx: Tx, row: LeadRow, { content, address }: { content: FormVersion; address: string }): Promise<void> {
  const givenConsents = content.fields.filter(({ type, name }) => type === 'consent' && row.attributes[name] !== undefined)
  if (givenConsents.length === 0) return
  const consents = givenConsents.map(({ name, html, consent_version: version = 1 }) => ({ field: name, text: html ? textIn(html, row.locale) : '', version }))
  await tx.insert(leadConsent).values(consents.map((consent) => ({ leadId: row.id, ...consent, channel: CHANNEL, address, givenAt: row.createdAt })))
}

async function findByKey(db: Queryable, { formId, key }: Pick<Submission, 'formId' | 'key'>): Promise<LeadRow | null> {
  if (!isStorable(key)) return null
  const [row] = await db
    .select()
    .from(lead)
    .where(and(eq(lead.formId, formId), eq(lead.key, key)))
  return row ?? null
}

/**
 * The form as the visitor saw it; as it is now when no such version is known. The version is the sender's claim, so that the
 * consents of now are part of every version.
 */
async function seenVersion(db: Queryable, form: Form, askedVersion: number | null): Promise<{ version: number; content: FormVersion }> {
  const seenForm = askedVersion === null || askedVersion === form.version ? null : await findFormVersion(db, form.id, askedVersion)
  if (askedVersion !== null && seenForm) return { version: askedVersion, content: { ...seenForm, fields: withConsentsOf(form.fields, seenForm.fields) } }
  const { name, type, locale, fields, settings } = form
  return { version: form.version, content: { name, type, locale, fields, settings } }
}

/** The fields of an older version with the consents of the form as it is now; one that was seen keeps the sentence that was agreed to. */
function withConsentsOf(now: readonly FormField[], fieldsSeen: readonly FormField[]): FormField[] {
  const consents = now
    .filter(({ type }) => type === 'consent')
    .map((consent) => fieldsSeen.find((field) => field.type === 'consent' && field.name === consent.name) ?? consent)
  const names = new Set(consents.map(({ name }) => name))
  return [...fieldsSeen.filter(({ name }) => !names.has(name)), ...consents]
}

function knownFiles({ files }: Submission, { fields }: FormVersion): Submission['files'] {
  return Object.fromEntries(fields.flatMap(({ type, name }) => (type === 'file' && files[name] ? [[name, files[name]]] : [])))
}

function unstorable({ values, key }: Submission): Record<string, ValueFlaw> {
  const names = Object.entries(values).flatMap(([name, value]) => (isStorable([name, value]) ? [] : [name]))
  const flawed = isStorable(key) ? names : [...names, 'idempotency-key']
  return Object.fromEntries(flawed.map((name) => [name, { code: 'invalid' as const }]))
}

function answerOf({ id, createdAt, state, suspicions }: LeadRow, { settings: { thank_you } }: Form): SubmittedLead {
  const { heading, text, redirect_url } = thank_you
  return {
    heldFor: state === 'suspected' ? suspicions : [],
    id,
    created_at: createdAt.toISOString(),
    thank_you: { heading, text, redirect_url: redirect_url || null },
  }
}
