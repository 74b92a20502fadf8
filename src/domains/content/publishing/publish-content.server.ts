import { and, eq, inArray, notInArray } from 'drizzle-orm'
import type { Catalogue } from '#block-engine/catalogue.ts'
import type { AuditAction } from '#domains/accounts/index.ts'
import { recordAudit } from '#domains/accounts/index.server.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Tx } from '#platform/database/database.server.ts'
import type { Problem } from '../drafts/draft.ts'
import { findProblems } from '../drafts/find-problems.ts'
import type { PageContent } from '../drafts/page-content.ts'
import { contentOf } from '../drafts/content-of.ts'
import { columnsOf } from '../pages/columns-of.server.ts'
import type { PageRow } from '../pages/find-page.server.ts'
import { PageDraft } from '../pages/page.ts'
import { pageFacts } from '../pages/page-facts.ts'
import { announcePage } from '../pages/announce-page.server.ts'
import type { PathTaken } from '../pages/path-conflict.server.ts'
import { page } from '../schema.server.ts'
import { keepOriginal, keepVersion, type VersionRow } from '../versions/keep-version.server.ts'
import { spendApproval } from './approval.server.ts'
import { repointRedirections, leaveRedirections } from './redirects.server.ts'

/** The content has flaws that keep it from being published. */
export type NotFit = { code: 'invalid'; problems: Problem[] }
export type PublishedPage = { page: PageRow; version: VersionRow }

type Publishing = {
  before: PageRow
  content: PageContent
  note: string
  action: AuditAction
  /** Who approved this content when it was scheduled. */
  approvedBy?: string
  /** Why it is published without an approval, by somebody who may. */
  emergency?: string | undefined
}

/**
 * Publishes a content to a page whose row is locked: the row, its version, the redirection from its old path, the announcement to every
 * process and the audit entry, all or nothing. Refusals carry the problems (`invalid`) or the paths (`path_taken`); what needs an approval and has none
 * is `not_approved`.
 */
export async function publishContent(
  tx: Tx,
  ctx: Ctx,
  { before, content, note, action, approvedBy = '', emergency }: Publishing,
  catalogue: Catalogue,
): Promise<Outcome<PublishedPage, 'not_approved' | NotFit | PathTaken>> {
  const problems = findProblems(content, catalogue)
  if (problems.length > 0) return refuse({ code: 'invalid', problems })
  const approval = approvedBy === '' ? await spendApproval(tx, ctx, { page: before, action: 'publish', content, emergency }, catalogue) : done(approvedBy)
  if (!approval.ok) return approval
  const draft = PageDraft.parse({ ...content, status: 'published' })
  const moves = draft.path === before.path ? [] : [{ from: before.path, to: draft.path }]
  await keepOriginal(tx, before)
  await repointRedirections(tx, moves)
  const pathsInUse = await takenPaths(
    tx,
    moves.map(({ to }) => to),
    [before.id],
  )
  if (pathsInUse.length > 0) return refuse({ code: 'path_taken', fields: { path: pathsInUse } })
  const changes = { ...columnsOf(draft, catalogue), version: before.version + 1, updatedAt: ctx.clock.now() }
  const [after] = await tx.update(page).set(changes).where(eq(page.id, before.id)).returning()
  if (!after) throw new Error('a locked page was not there')
  if (before.status === 'published') await leaveRedirections(tx, moves)
  const version = await keepVersion(tx, ctx, { pageId: before.id, kind: 'published', content: contentOf(after), note, approvedBy: approval.value })
  await announcePage(tx, before, after)
  await recordAudit(tx, ctx, {
    action,
    subject: after.path,
    before: pageFacts(before),
    after: { ...pageFacts(after, before), history: version.number, ...approvalFact(approval.value) },
  })
  return done({ page: after, version })
}

/** Who approved it, for the audit log. */
export function approvalFact(approvedBy: string): { approved_by?: string } {
  return approvedBy === '' ? {} : { approved_by: approvedBy }
}

/** The paths that other pages occupy. A page that is added concurrently is refused by the unique index. */
export async function takenPaths(tx: Tx, paths: readonly string[], ids: readonly number[]): Promise<string[]> {
  if (paths.length === 0) return []
  const rows = await tx
    .select({ path: page.path })
    .from(page)
    .where(and(inArray(page.path, [...paths]), notInArray(page.id, [...ids])))
  return rows.map(({ path }) => path)
}
