import { findPersonBehind, findStaffEmails, type StaffName } from '#domains/accounts/index.server.ts'
import { enqueueMail } from '#domains/mail/index.server.ts'
import { personIdOf } from '#kernel/staff.ts'
import { pageReview as pageReviewMail } from '#mails/page-review/mail.tsx'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Tx } from '#platform/database/database.server.ts'
import type { PageContent } from '../drafts/page-content.ts'
import type { pageReview } from '../schema.server.ts'
import { isSectionPath } from '../pages/reserved-paths.ts'

type About = { row: typeof pageReview.$inferSelect; content: PageContent }
type Occasion = 'asked' | 'approved' | 'sent_back'

/** A request to nobody in particular reaches this many by mail; the list of what waits has it for everybody. */
const MOST_READERS = 20

/** Tells whoever is asked, once for each state of the draft. */
export async function mailReviewers(tx: Tx, ctx: Ctx, { to, ...about }: About & { to: readonly StaffName[] }): Promise<void> {
  const { row } = about
  const ids = to.slice(0, MOST_READERS).map(({ id }) => id)
  await mail(tx, ctx, { ...about, ids, occasion: 'asked', person: row.askedName, note: row.note, key: String(row.askedVersion) })
}

/** Tells who asked what came of it. */
export async function mailAsker(tx: Tx, ctx: Ctx, about: About): Promise<void> {
  const { row } = about
  const occasion = row.state === 'approved' ? 'approved' : 'sent_back'
  const id = personIdOf(await findPersonBehind(tx, row.askedBy))
  if (id !== null) await mail(tx, ctx, { ...about, ids: [id], occasion, person: row.answeredName, note: row.answer, key: occasion })
}

type Letter = About & { ids: readonly number[]; occasion: Occasion; person: string; note: string; key: string }

async function mail(tx: Tx, { clock }: Ctx, { row, content, ids, occasion, person, note, key }: Letter): Promise<void> {
  for (const { id, email } of await findStaffEmails(tx, ids)) {
    // An address that takes no mail gets none: the list of what waits has the request as well.
    await enqueueMail(tx, pageReviewMail, {
      key: `page_review:${row.id}:${key}:${id}`,
      subject: { type: 'page', id: String(row.pageId) },
      to: email,
      language: 'ar',
      clock,
      props: {
        occasion,
        action: row.action,
        pageId: String(row.pageId),
        title: content.title,
        path: isSectionPath(content.path) ? null : content.path,
        person,
        note,
      },
    })
  }
}
