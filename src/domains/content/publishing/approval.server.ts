import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Catalogue } from '#block-engine/catalogue.ts'
import { may } from '#domains/accounts/index.ts'
import { findStaffEmails, listStaffNames, recordAudit, type StaffName } from '#domains/accounts/index.server.ts'
import { settingReader } from '#fields/settings/settings.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import { personIdOf } from '#kernel/staff.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Queryable, Tx } from '#platform/database/database.server.ts'
import { isSame } from '#kernel/json/is-same.ts'
import type { PageContent } from '../drafts/page-content.ts'
import { upgradedContent } from '../drafts/page-rows.server.ts'
import type { PageRow } from '../pages/find-page.server.ts'
import { type ApprovalNeed, type ApprovalPlace, approvalNeedAt, type ApprovalRules, isApprover } from '../reviews/approval-rule.ts'
import type { ReviewAction } from '../reviews/review.ts'
import { pageReview, pageVersion, setting } from '../schema.server.ts'
import { usesOf } from '../sections/section-uses.server.ts'
import { approvalRulesOf } from '../settings.ts'

type ReviewRow = typeof pageReview.$inferSelect
/** What is to be carried out; `content` is what would be shown, or what would no longer be. */
export type Approvable = { page: PageRow; action: ReviewAction; content: PageContent }

/** The settings as they are stored now, read in the transaction that they decide about. */
export async function readApprovalRules(db: Queryable, { log }: Pick<Ctx, 'log'>): Promise<ApprovalRules> {
  const rows = await db
    .select({ key: setting.key, value: setting.value })
    .from(setting)
    .where(inArray(setting.key, ['publishing.approval', 'publishing.rules']))
  return approvalRulesOf(settingReader(rows, log))
}

/** What is asked for where something is published or taken off the site. */
export async function readApprovalNeed(db: Queryable, ctx: Pick<Ctx, 'log'>, places: readonly ApprovalPlace[]): Promise<ApprovalNeed> {
  return approvalNeedAt(places, await readApprovalRules(db, ctx))
}

/** Where a page is, and where its content would be. */
export function placesOf({ page, content }: { page: PageRow; content: Pick<PageContent, 'path'> }): ApprovalPlace[] {
  return [page, { ...page, path: content.path }]
}

/** Everybody who may approve there, by name. */
export async function listApprovers(db: Queryable, need: ApprovalNeed): Promise<StaffName[]> {
  const people = (await listStaffNames(db)).filter(({ id, name, role }) => may({ id: `user:${id}`, name, role }, 'pages.approve'))
  if (need.rules.length === 0) return people
  const emails = await findStaffEmails(
    db,
    people.map(({ id }) => id),
  )
  return people.filter(({ id, role }) => isApprover({ role, email: emails.find((one) => one.id === id)?.email ?? '' }, need))
}

/** Whether a page of this kind is one that approvals are about, and visitors see it: folders show nothing, and redirections are kept in a list of their own. */
export function isShown({ status, type }: { status: PageRow['status']; type: PageRow['type'] }): boolean {
  return status === 'published' && (type === 'page' || type === 'section')
}

/**
 * The request by which exactly this content was approved, if it was. Who approved it must still be among those whom the rules name; where no rule fits, an
 * approval outlasts the account that gave it.
 */
export async function findApproval(
  db: Queryable,
  ctx: Pick<Ctx, 'log'>,
  { page, action, content }: Approvable,
  catalogue: Catalogue,
): Promise<ReviewRow | null> {
  const [approval] = await db
    .select()
    .from(pageReview)
    .innerJoin(pageVersion, eq(pageReview.versionId, pageVersion.id))
    .where(and(eq(pageReview.pageId, page.id), eq(pageReview.action, action), eq(pageReview.state, 'approved')))
    .orderBy(desc(pageReview.id))
    .limit(1)
  if (!approval || !isSame(upgradedContent(approval.page_version.content, catalogue, ctx), content)) return null
  const need = await readApprovalNeed(db, ctx, placesOf({ page, content }))
  if (need.rules.length === 0) return approval.page_review
  const approver = personIdOf(approval.page_review.answeredBy)
  return (await listApprovers(db, need)).some(({ id }) => id === approver) ? approval.page_review : null
}

/**
 * The one rule of approvals: whatever shows a content to visitors or takes it from them comes through here, in the transaction that does it and with the
 * page's row locked. Answers who approved it, '' for nobody. An approval is good for one use. `emergency` is the reason of somebody who may do without;
 * the audit log keeps it.
 */
export async function spendApproval(
  tx: Tx,
  ctx: Ctx,
  { emergency = '', ...what }: Approvable & { emergency?: string | undefined },
  catalogue: Catalogue,
): Promise<Outcome<string, 'not_approved'>> {
  const review = await findApproval(tx, ctx, what, catalogue)
  if (review) {
    await tx.update(pageReview).set({ state: 'closed' }).where(eq(pageReview.id, review.id))
    return done(review.answeredName)
  }
  const { policy } = await readApprovalNeed(tx, ctx, placesOf(what))
  if (policy !== 'four_eyes' || (await isUnusedSection(tx, what.page))) return done('')
  if (emergency.trim() === '' || !may(ctx.staff, 'pages.publish_unapproved')) return refuse('not_approved')
  await recordAudit(tx, ctx, { action: 'page.unapproved', subject: what.page.path, after: { action: what.action, reason: emergency.trim() } })
  return done('')
}

/** Whether what visitors see there changes only with an approval, so that it is not written past the drafts. */
export async function needsApproval(db: Queryable, ctx: Pick<Ctx, 'log'>, places: readonly ApprovalPlace[]): Promise<boolean> {
  return (await readApprovalNeed(db, ctx, places)).policy === 'four_eyes'
}

/**
 * A shared section that nothing shows is seen by nobody. One that a draft shows is part of what was approved with that draft, or will be.
 */
async function isUnusedSection(tx: Tx, { id, type }: PageRow): Promise<boolean> {
  return type === 'section' && (await usesOf(tx, id)).length === 0
}
