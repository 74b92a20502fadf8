import { and, desc, eq } from 'drizzle-orm'
import type { Catalogue } from '#block-engine/catalogue.ts'
import { may } from '#domains/accounts/index.ts'
import { recordAudit } from '#domains/accounts/index.server.ts'
import { settingReader } from '#fields/settings/settings.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Queryable, Tx } from '#platform/database/database.server.ts'
import { isSame } from '../drafts/is-same.ts'
import type { PageContent } from '../drafts/page-content.ts'
import { upgradedContent } from '../drafts/page-rows.server.ts'
import type { PageRow } from '../pages/find-page.server.ts'
import type { ApprovalPolicy, ReviewAction } from '../reviews/review.ts'
import { pageReview, pageVersion, setting } from '../schema.server.ts'
import { usesOf } from '../sections/section-uses.server.ts'
import { approvalPolicyOf } from '../settings.ts'

type ReviewRow = typeof pageReview.$inferSelect
/** What is to be carried out; `content` is what would be shown, or what would no longer be. */
export type Approvable = { page: PageRow; action: ReviewAction; content: PageContent }

/** The setting as it is stored now, read in the transaction that it decides about. */
export async function readApprovalPolicy(db: Queryable, { log }: Pick<Ctx, 'log'>): Promise<ApprovalPolicy> {
  const rows = await db.select({ key: setting.key, value: setting.value }).from(setting).where(eq(setting.key, 'publishing.approval'))
  return approvalPolicyOf(settingReader(rows, log))
}

/** Whether a page of this kind is one that approvals are about, and visitors see it: folders show nothing, and redirections are kept in a list of their own. */
export function isShown({ status, type }: { status: PageRow['status']; type: PageRow['type'] }): boolean {
  return status === 'published' && (type === 'page' || type === 'section')
}

/** The request by which exactly this content was approved, if it was. */
export async function findApproval(
  db: Queryable,
  ctx: Pick<Ctx, 'log'>,
  { page, action, content }: Approvable,
  catalogue: Catalogue,
): Promise<ReviewRow | null> {
  const [found] = await db
    .select()
    .from(pageReview)
    .innerJoin(pageVersion, eq(pageReview.versionId, pageVersion.id))
    .where(and(eq(pageReview.pageId, page.id), eq(pageReview.action, action), eq(pageReview.state, 'approved')))
    .orderBy(desc(pageReview.id))
    .limit(1)
  return found && isSame(upgradedContent(found.page_version.content, catalogue, ctx), content) ? found.page_review : null
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
  if ((await readApprovalPolicy(tx, ctx)) !== 'four_eyes' || (await isUnusedSection(tx, what.page))) return done('')
  if (emergency.trim() === '' || !may(ctx.staff, 'pages.publish_unapproved')) return refuse('not_approved')
  await recordAudit(tx, ctx, { action: 'page.unapproved', subject: what.page.path, after: { action: what.action, reason: emergency.trim() } })
  return done('')
}

/**
 * A shared section that nothing shows is seen by nobody. One that a draft shows is part of what was approved with that draft, or will be.
 */
async function isUnusedSection(tx: Tx, { id, type }: PageRow): Promise<boolean> {
  return type === 'section' && (await usesOf(tx, id)).length === 0
}
