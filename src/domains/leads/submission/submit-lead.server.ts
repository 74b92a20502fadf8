import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import {
  countriesOfNumbers,
  type Form,
  type FormChoices,
  type FormField,
  type FormValues,
  type FormVersion,
  type LeadAttributes,
  type ValueFlaw,
  withTypedDays,
} from '#domains/forms/index.ts'
import { findFormVersion, findStoredFormBeside, listChoices } from '#domains/forms/index.server.ts'
import { type Clocks, type VisitPlace, type VisitRules, visitPlaceOf } from '#domains/retailers/index.ts'
import type { RetailerDesk } from '#domains/retailers/index.server.ts'
import type { Judgement, Suspicion } from '#domains/spam/index.ts'
import { judgeSubmission, type SpamGuard } from '#domains/spam/index.server.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import { isStorable } from '#kernel/storable.ts'
import { isRowId } from '#kernel/values/row-id.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import type { Storage } from '#platform/storage/storage.server.ts'
import { adoptFiles, storeFiles, type StoredFile } from '../files/store-files.server.ts'
import type { LeadEventType } from '../lead.ts'
import { textIn } from '../records/lead-facts.ts'
import { dueAt } from '../records/response-clock.ts'
import { lead, leadFile } from '../schema.server.ts'
import { checkProofs, type LeadVerifier } from './check-proofs.server.ts'
import { flawsOfSubmission } from './check-submission.server.ts'
import { deskOf, enqueueOutbox, enqueueTestMails, mailboxesOf, receiversOf } from './enqueue-outbox.server.ts'
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
  /** The hours in which any retailer is open, which count for a lead that belongs to none. */
  anyPlace: () => Promise<VisitPlace>
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
  const formAndLead = await findFormAndLead(ctx.db, { formId, key })
  if (!formAndLead) return refuse('gone')
  const isRepeated = key !== '' && (intake.running.has(`${formId} ${key}`) || formAndLead.earlierLead !== null)
  if (isRepeated) return done(null)
  if (!formAndLead.form.active && !test) return refuse('gone')
  const retryAfterSeconds = intake.senderWaits(address)
  return retryAfterSeconds > 0 ? refuse({ code: 'too_many', retryAfterSeconds }) : done(null)
}

async function takeOnce(ctx: Ctx, intake: LeadIntake, sentLead: Submission): Promise<SubmissionOutcome> {
  const formAndLead = await findFormAndLead(ctx.db, sentLead)
  if (!formAndLead) return refuse('gone')
  const { form, earlierLead } = formAndLead
  if (earlierLead) return done(answerOf(earlierLead, form))
  if (!form.active && !sentLead.test) return refuse('gone')
  const senderWaits = intake.countSender(sentLead.sender.address)
  if (senderWaits > 0) return refuse({ code: 'too_many', retryAfterSeconds: senderWaits })
  const { version, content } = await seenVersion(ctx.db, form, sentLead.formVersion)
  const submission = { ...sentLead, values: withTypedDays(content.fields, sentLead.values) }
  const choices = await listChoices(ctx, content, intake, { chosen: chosenRetailers(content.fields, submission.values) })
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
  const judgement = withReasons(judged.value, proofs.reasons)
  const checked: CheckedSubmission = { submission, form, version, content, choices, countries, judgement, verified: proofs.verified, files }
  const routed = await withReceivers(ctx, intake, checked)
  // What is held back without files is one statement.
  const isAlone = routed.desk === null && files.length === 0
  const storedLead = await (isAlone ? store(ctx.db, { ctx, intake }, routed) : ctx.db.transaction((tx) => store(tx, { ctx, intake }, routed)))
  if (!storedLead) {
    // Another process was faster with the same key. Our files stay on the list of what is removed.
    const winner = (await findFormAndLead(ctx.db, submission))?.earlierLead
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
  judgement: Judgement
  /** Fields whose value is verified. */
  verified: readonly FormField[]
  files: readonly StoredFile[]
}

/** Who gets a lead, read once for all that is written of it. `desk` is null for a lead that nobody is told of. */
type RoutedSubmission = CheckedSubmission & {
  values: LeadAttributes
  isSuspected: boolean
  retailerId: number | null
  desk: RetailerDesk | null
  mailboxes: readonly string[]
  vehicles: NamedVehicles
}
type LeadRow = typeof lead.$inferSelect

async function withReceivers(ctx: Ctx, intake: LeadIntake, checked: CheckedSubmission): Promise<RoutedSubmission> {
  const { submission, form, content, judgement } = checked
  const { fields } = content
  const values = { ...unseenValues(fields, submission.values), ...normalisedValues(fields, submission.values, checked.countries) }
  const isSuspected = !submission.test && judgement.verdict === 'suspected'
  if (submission.test) {
    const desk = { contact: null, place: visitPlaceOf(null, intake.clocks) }
    return { ...checked, values, isSuspected, retailerId: null, desk, mailboxes: [], vehicles: await namedVehicles(ctx, fields, [submission.values]) }
  }
  const { retailerId, emails } = await receiversOf(ctx.db, { fields, attributes: values })
  if (isSuspected) return { ...checked, values, isSuspected, retailerId, desk: null, mailboxes: [], vehicles: new Map() }
  const desk = await deskOf(ctx.db, intake, retailerId)
  const mailboxes = await mailboxesOf(ctx.db, { emails, desk, notifications: form.settings.notifications })
  return { ...checked, values, isSuspected, retailerId, desk, mailboxes, vehicles: await namedVehicles(ctx, fields, [submission.values]) }
}

/** Writes the lead and all that belongs to it; null when another lead has the key. */
async function store(tx: Queryable, { ctx, intake }: { ctx: Ctx; intake: LeadIntake }, routed: RoutedSubmission): Promise<LeadRow | null> {
  const { submission, form, version, content, choices, vehicles, values, isSuspected, retailerId, desk, mailboxes, files } = routed
  const now = ctx.clock.now()
  const { test } = submission
  const row = await insertLead(tx, routed, {
    formId: form.id,
    formVersion: version,
    key: submission.key,
    state: test ? 'test' : isSuspected ? 'suspected' : 'new',
    attributes: values,
    email: firstOf('email', content.fields, values),
    phone: firstOf('phone', content.fields, values),
    locale: content.locale,
    ...pageAddress(submission.pageUrl),
    retailerId,
    suspicions: routed.judgement.reasons,
    dueAt: desk && !test ? dueAt({ from: now, targetMinutes: intake.responseMinutes, place: desk.place }) : null,
    createdAt: now,
    updatedAt: now,
  })
  if (!row) return null
  const whole = files.length === 0 ? row : await attach(tx, row, files)
  if (!desk) return whole
  const clocks = { timeZone: desk.place.timeZone, siteTimeZone: intake.clocks.timeZone }
  const source = { row: whole, form, content, choices, vehicles, mailboxes, retailer: desk.contact, publicUrl: intake.publicUrl, clocks }
  await (test ? enqueueTestMails(tx, ctx.clock, source, test.mailTo) : enqueueOutbox(tx, ctx.clock, source))
  return whole
}

/** Writes a lead with its consents and the beginning of its timeline in one statement; null when another lead has the key. */
async function insertLead(tx: Queryable, routed: RoutedSubmission, values: typeof lead.$inferInsert): Promise<LeadRow | null> {
  const at = sql`${values.createdAt}::timestamptz`
  const storedLead = tx.$with('stored').as(
    tx
      .insert(lead)
      .values(values)
      .onConflictDoNothing({ target: [lead.formId, lead.key] })
      .returning(),
  )
  const events = sql`jsonb_to_recordset(${JSON.stringify(eventsOf(routed))}::jsonb) as told (type text, detail jsonb)`
  const timeline = tx
    .$with('timeline', {})
    .as(sql`insert into lead_event (lead_id, type, detail, at) select stored.id, told.type, coalesce(told.detail, '{}'), ${at} from stored, ${events}`)
  const consents = consentsOf(routed)
  const sentences = sql`jsonb_to_recordset(${JSON.stringify(consents)}::jsonb) as given (field text, text text, version int)`
  const agreed = tx.$with('agreed', {}).as(sql`
    insert into lead_consent (lead_id, field, text, version, channel, address, given_at)
    select stored.id, given.field, given.text, given.version, ${CHANNEL}, ${routed.submission.sender.address ?? ''}, ${at} from stored, ${sentences}`)
  const [row] = await tx
    .with(storedLead, timeline, ...(consents.length > 0 ? [agreed] : []))
    .select()
    .from(storedLead)
  return row ?? null
}

/** What the timeline of a new lead says. */
function eventsOf({ values, content, verified, judgement, isSuspected }: RoutedSubmission): { type: LeadEventType; detail?: Record<string, unknown> }[] {
  const labels = verified.map(({ label }) => textIn(label, content.locale)).join(', ')
  const phone = firstOf('phone', content.fields, values)
  const isPhoneVerified = phone !== '' && verified.some(({ type, name }) => type === 'phone' && values[name] === phone)
  return [
    { type: 'received' },
    ...(labels === '' ? [] : [{ type: 'verified' as const, detail: { text: labels, ...(isPhoneVerified ? { phone: true } : {}) } }]),
    ...(isSuspected ? [{ type: 'held_back' as const, detail: { reasons: judgement.reasons } }] : []),
  ]
}

function consentsOf({ content, values }: RoutedSubmission): { field: string; text: string; version: number }[] {
  const givenConsents = content.fields.filter(({ type, name }) => type === 'consent' && values[name] !== undefined)
  return givenConsents.map(({ name, html, consent_version: version = 1 }) => ({ field: name, text: html ? textIn(html, content.locale) : '', version }))
}

/** The first value of a kind of field; '' without one. */
function firstOf(type: FormField['type'], fields: readonly FormField[], values: LeadAttributes): string {
  return fields.flatMap((field) => (field.type === type ? [values[field.name] ?? []].flat() : []))[0] ?? ''
}

/** The retailers that a submission names: of all others nothing is checked. */
function chosenRetailers(fields: readonly FormField[], values: FormValues): number[] {
  const names = fields.flatMap(({ type, name }) => (type === 'retailer' ? [values[name] ?? []].flat() : []))
  return names.map((name) => Number(name.trim())).filter(isRowId)
}

async function attach(tx: Queryable, row: LeadRow, files: readonly StoredFile[]): Promise<LeadRow> {
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

/** The part of an earlier lead that its sender is answered with. */
type AnsweredLead = Pick<LeadRow, 'id' | 'createdAt' | 'state' | 'suspicions'>

/** A form and the lead that it has under a key, read at once; null where there is no such form. */
async function findFormAndLead(
  db: Queryable,
  { formId, key }: Pick<Submission, 'formId' | 'key'>,
): Promise<{ form: Form; earlierLead: AnsweredLead | null } | null> {
  const { id, createdAt, state, suspicions } = lead
  const answered = sql<(Omit<AnsweredLead, 'createdAt'> & { created_at: string }) | null>`(
    select json_build_object('id', ${id}, 'created_at', ${createdAt}, 'state', ${state}, 'suspicions', ${suspicions})
    from ${lead} where ${and(eq(lead.formId, formId), eq(lead.key, key))})`
  const formBeside = await findStoredFormBeside(db, formId, isStorable(key) ? answered : sql<null>`null`)
  if (!formBeside) return null
  const { form, beside } = formBeside
  return { form, earlierLead: beside && { ...beside, createdAt: new Date(beside.created_at) } }
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

function answerOf({ id, createdAt, state, suspicions }: AnsweredLead, { settings: { thank_you } }: Form): SubmittedLead {
  const { heading, text, redirect_url } = thank_you
  return {
    heldFor: state === 'suspected' ? suspicions : [],
    id,
    created_at: createdAt.toISOString(),
    thank_you: { heading, text, redirect_url: redirect_url || null },
  }
}
