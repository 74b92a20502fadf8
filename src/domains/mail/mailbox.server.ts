import { and, count, eq, getTableColumns, inArray, lt, not, or, type SQL, sql } from 'drizzle-orm'
import { may } from '#domains/accounts/index.ts'
import type { DeliverySubject } from '#domains/deliveries/index.ts'
import { removeDeliveriesTo } from '#domains/deliveries/index.server.ts'
import { days } from '#kernel/durations.ts'
import type { Listing, ListRequest } from '#kernel/list-request.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { listRows } from '#platform/database/list-rows.server.ts'
import type { Subjects } from '#platform/person-data/person-data.ts'
import { MAIL } from './enqueue-mail.server.ts'
import { mailboxFile, mailboxMail } from './schema.server.ts'

const KEPT_MS = days(90)

export type MailboxMail = typeof mailboxMail.$inferSelect
/** A file of a mail, without its bytes. */
export type MailboxFile = { id: number; name: string; type: string; size: number }
export const mailboxSorts = ['id', 'created_at'] as const

const columns = {
  id: mailboxMail.id,
  created_at: mailboxMail.createdAt,
  recipient: mailboxMail.recipient,
  subject_type: mailboxMail.subjectType,
  subject_id: mailboxMail.subjectId,
}

/** A page of the mailbox, for staff. */
export async function listMailbox(ctx: Ctx, request: ListRequest): Promise<Outcome<Listing<MailboxMail>, 'forbidden'>> {
  if (!may(ctx.staff, 'mailbox.read')) return refuse('forbidden')
  return done(await listRows(ctx.db, request, { table: mailboxMail, id: mailboxMail.id, columns, searched: [mailboxMail.recipient, mailboxMail.title] }))
}

export async function findMailboxMail(ctx: Ctx, id: number): Promise<Outcome<MailboxMail & { files: MailboxFile[] }, 'forbidden' | 'gone'>> {
  if (!may(ctx.staff, 'mailbox.read')) return refuse('forbidden')
  const [row] = await ctx.db.select().from(mailboxMail).where(eq(mailboxMail.id, id))
  if (!row) return refuse('gone')
  const { bytes: _bytes, mailId: _mailId, ...fileColumns } = getTableColumns(mailboxFile)
  const files = await ctx.db.select(fileColumns).from(mailboxFile).where(eq(mailboxFile.mailId, id)).orderBy(mailboxFile.id)
  return done({ ...row, files })
}

/** A file of a mail in the mailbox. */
export async function findMailboxFile(
  ctx: Ctx,
  { mailId, fileId }: { mailId: number; fileId: number },
): Promise<Outcome<MailboxFile & { bytes: Buffer }, 'forbidden' | 'gone'>> {
  if (!may(ctx.staff, 'mailbox.read')) return refuse('forbidden')
  const [row] = await ctx.db
    .select()
    .from(mailboxFile)
    .where(and(eq(mailboxFile.mailId, mailId), eq(mailboxFile.id, fileId)))
  return row ? done(row) : refuse('gone')
}

/** Deletes the mails about a subject, when the subject is deleted. */
export async function removeMailsOf(tx: Queryable, { type, id }: DeliverySubject): Promise<void> {
  await tx.delete(mailboxMail).where(and(eq(mailboxMail.subjectType, type), eq(mailboxMail.subjectId, id)))
}

/** `keptSubjects` are subjects whose mails stay, though they were written to this person: their contract is running, or staff left them out. */
type MailsOfPerson = { about: Subjects; addresses: readonly string[]; keptSubjects: Subjects }

/** How many mails are kept about some subjects, or were written to some addresses, in small letters. */
export async function countMails(db: Queryable, { about, addresses, keptSubjects }: MailsOfPerson): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(mailboxMail)
    .where(or(isAbout(about), and(isTo(addresses), isNotAbout(keptSubjects))))
  return row?.total ?? 0
}

/** Deletes sent and pending mails to these lower-case addresses, when their owner is erased. */
export async function removeMailsTo(tx: Queryable, addresses: readonly string[], keptSubjects: Subjects): Promise<void> {
  if (addresses.length === 0) return
  await tx.delete(mailboxMail).where(and(isTo(addresses), isNotAbout(keptSubjects)))
  for (const address of addresses) await removeDeliveriesTo(tx, { kind: MAIL, receiver: address, keptSubjects })
}

function isAbout(subjects: Subjects): SQL | undefined {
  return or(
    ...subjects.filter(({ ids }) => ids.length > 0).map(({ type, ids }) => and(eq(mailboxMail.subjectType, type), inArray(mailboxMail.subjectId, [...ids]))),
  )
}

function isNotAbout(subjects: Subjects): SQL | undefined {
  const about = isAbout(subjects)
  return about ? not(about) : undefined
}

function isTo(addresses: readonly string[]): SQL {
  return sql`lower(${mailboxMail.recipient}) = any(${sql.param([...addresses])})`
}

export async function removeOldMails({ db, clock }: Ctx): Promise<void> {
  await db.delete(mailboxMail).where(lt(mailboxMail.createdAt, new Date(clock.now().getTime() - KEPT_MS)))
}
