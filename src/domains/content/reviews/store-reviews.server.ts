import { and, desc, eq, inArray, ne, or } from 'drizzle-orm'
import type { Catalogue } from '#block-engine/catalogue.ts'
import { may } from '#domains/accounts/index.ts'
import { findPersonBehind, findStaffEmails, listStaffNames, recordAudit } from '#domains/accounts/index.server.ts'
import { done, type Invalid, type Outcome, refuse, type Stale } from '#kernel/outcome.ts'
import { personIdOf, type Staff } from '#kernel/staff.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Queryable, Tx } from '#platform/database/database.server.ts'
import { contentOf } from '../drafts/content-of.ts'
import type { Draft } from '../drafts/draft.ts'
import type { PageContent } from '../drafts/page-content.ts'
import { draftOf, findPageState, lockPageState, type PageState, upgradedContent } from '../drafts/page-rows.server.ts'
import { findApproval, listApprovers, placesOf, readApprovalNeed, readApprovalRules } from '../publishing/approval.server.ts'
import { page, pageDraft, pageReview } from '../schema.server.ts'
import { keepVersion } from '../versions/keep-version.server.ts'
import { mailAsker, mailReviewers } from './review-mails.server.ts'
import { type ApprovalPlace, type ApprovalRules, type Approver, approvalNeedAt, isApprover } from './approval-rule.ts'
import type { PageReviews, Review, ReviewAction, ReviewVerdict, WaitingReview } from './review.ts'

type ReviewRow = typeof pageReview.$inferSelect
type ReviewRequest = { pageId: number; action: ReviewAction; askedOf: number | null; note: string }
type Answered = { reviewId: number; version: number; verdict: ReviewVerdict; note: string }

/** The newest ones are looked at for those that name the reader. */
const MOST_READ = 500
const auditOf = { approved: 'page.approved', sent_back: 'page.sent_back', withdrawn: 'page.review_withdrawn' } as const

/**
 * Asks for a review of a page's draft, or of its end. Asking twice is one request: the second time it is the same one, renewed where the draft or who is
 * asked has changed since. What is approved already as it is needs no other request.
 */
export async function askForReview(
  ctx: Ctx,
  { pageId, action, askedOf, note }: ReviewRequest,
  catalogue: Catalogue,
): Promise<Outcome<Review, 'forbidden' | 'gone' | 'nothing_to_review' | Invalid>> {
  if (!may(ctx.staff, 'pages.write')) return refuse('forbidden')
  const { staff } = ctx
  return ctx.db.transaction(async (tx) => {
    const state = await lockPageState(tx, pageId, catalogue, ctx)
    if (!state) return refuse('gone')
    if (!hasSomething(state, action, catalogue, ctx)) return refuse('nothing_to_review')
    const content = reviewedContent(state, action, catalogue, ctx)
    const reviewers = await listApprovers(tx, await readApprovalNeed(tx, ctx, placesOf({ ...state, content })))
    const askedReviewers = reviewers.filter(({ id }) => id !== personIdOf(staff.id) && (askedOf === null || id === askedOf))
    if (askedOf !== null && askedReviewers.length === 0) return refuse({ code: 'invalid', fields: { asked_of: ['nobody_who_may'] } })
    const approved = await findApproval(tx, ctx, { page: state.page, action, content }, catalogue)
    if (approved) return done(await reviewOf(tx, ctx, { row: approved, state }, catalogue))
    const waiting = await findOpen(tx, { pageId, action, state: 'waiting' })
    const isRepeated = waiting?.askedBy === staff.id && waiting.askedOf === askedOf && waiting.note === note && waiting.askedVersion === state.page.draftVersion
    if (waiting && isRepeated) return done(await reviewOf(tx, ctx, { row: waiting, state }, catalogue))
    await tx
      .update(pageReview)
      .set({ state: 'closed' })
      .where(and(eq(pageReview.pageId, pageId), eq(pageReview.action, action), inArray(pageReview.state, ['approved', 'sent_back'])))
    const values = { askedBy: staff.id, askedName: staff.name, askedOf, note, askedVersion: state.page.draftVersion, askedAt: ctx.clock.now() }
    const [row] = waiting
      ? await tx.update(pageReview).set(values).where(eq(pageReview.id, waiting.id)).returning()
      : await tx
          .insert(pageReview)
          .values({ pageId, action, ...values })
          .returning()
    if (!row) throw new Error('an insert returned no row')
    await recordAudit(tx, ctx, { action: 'page.review_asked', subject: state.page.path, after: { action, asked_of: askedOf, note } })
    await mailReviewers(tx, ctx, { row, content: state.content, to: askedReviewers })
    return done(await reviewOf(tx, ctx, { row, state }, catalogue))
  })
}

/**
 * Answers a request, if the rules name the reader for this place (`not_yours`) and the draft is still the one that was looked at (`version`). An approval is of exactly that content, by a person who neither asked for it
 * nor wrote last; who works through a token of theirs counts as that person. The same answer twice is one.
 */
export async function answerReview(
  ctx: Ctx,
  { reviewId, version, verdict, note }: Answered,
  catalogue: Catalogue,
): Promise<Outcome<Review, 'forbidden' | 'gone' | 'answered' | 'own_work' | 'not_yours' | Stale<Draft>>> {
  const { staff } = ctx
  if (!may(staff, verdict === 'withdrawn' ? 'pages.write' : 'pages.approve')) return refuse('forbidden')
  // A program looks at nothing.
  if (verdict === 'approved' && personIdOf(staff.id) === null) return refuse('forbidden')
  return ctx.db.transaction(async (tx) => {
    // The page is locked before its reviews, in the same order as everywhere.
    const [of] = await tx.select({ pageId: pageReview.pageId }).from(pageReview).where(eq(pageReview.id, reviewId))
    const state = of ? await lockPageState(tx, of.pageId, catalogue, ctx) : null
    const [before] = await tx.select().from(pageReview).where(eq(pageReview.id, reviewId))
    if (!state || !before) return refuse('gone')
    const content = reviewedContent(state, before.action, catalogue, ctx)
    if (before.state === verdict && before.answeredBy === staff.id) return done(await reviewOf(tx, ctx, { row: before, state }, catalogue))
    if (before.state !== 'waiting') return refuse('answered')
    if (verdict === 'withdrawn' && before.askedBy !== staff.id) return refuse('forbidden')
    if (verdict !== 'withdrawn' && !(await isApproverOf(tx, ctx, { page: state.page, content }))) return refuse('not_yours')
    if (verdict === 'approved' && (await isOwnWork(tx, staff, { row: before, state }))) return refuse('own_work')
    if (state.page.draftVersion !== version) return refuse({ code: 'stale', current: draftOf(state, catalogue, ctx) })
    const approvedVersion = verdict === 'approved' ? await keepVersion(tx, ctx, { pageId: state.page.id, kind: 'approved', content, note }) : null
    const [row] = await tx
      .update(pageReview)
      .set({
        state: verdict,
        answeredBy: staff.id,
        answeredName: staff.name,
        answer: note,
        answeredAt: ctx.clock.now(),
        versionId: approvedVersion?.id ?? null,
      })
      .where(eq(pageReview.id, reviewId))
      .returning()
    if (!row) throw new Error('a locked review was not there')
    const after = { action: row.action, note, ...(approvedVersion ? { history: approvedVersion.number } : {}) }
    await recordAudit(tx, ctx, { action: auditOf[verdict], subject: state.page.path, after })
    if (verdict !== 'withdrawn') await mailAsker(tx, ctx, { row, content: state.content })
    return done(await reviewOf(tx, ctx, { row, state }, catalogue))
  })
}

/** How it stands with approvals of a page: what the rules ask for at its address, who may be asked, and the last request for each action that is not over. */
export async function readPageReviews(ctx: Ctx, pageId: number, catalogue: Catalogue): Promise<Outcome<PageReviews, 'forbidden' | 'gone'>> {
  if (!may(ctx.staff, 'pages.read')) return refuse('forbidden')
  const state = await findPageState(ctx.db, pageId, catalogue, ctx)
  if (!state) return refuse('gone')
  const need = await readApprovalNeed(ctx.db, ctx, placesOf(state))
  const reviewers = await listApprovers(ctx.db, need)
  const ofAction = async (action: ReviewAction) => {
    const row = await findOpen(ctx.db, { pageId, action })
    return row ? reviewOf(ctx.db, ctx, { row, state }, catalogue) : null
  }
  return done({
    policy: need.policy,
    may_skip: may(ctx.staff, 'pages.publish_unapproved'),
    reviewers: reviewers.filter(({ id }) => id !== (ctx.staff && personIdOf(ctx.staff.id))).map(({ id, name }) => ({ id, name })),
    publish: await ofAction('publish'),
    unpublish: await ofAction('unpublish'),
  })
}

/** What waits for the reader: requests of others that the rules let them answer, those by name first, and one's own that were sent back. */
export async function listWaitingReviews(ctx: Ctx, most: number): Promise<Outcome<WaitingReview[], 'forbidden'>> {
  const { staff, db } = ctx
  if (!may(staff, 'pages.approve')) return refuse('forbidden')
  const isOthers = and(eq(pageReview.state, 'waiting'), ne(pageReview.askedBy, staff.id))
  const isBack = and(eq(pageReview.state, 'sent_back'), eq(pageReview.askedBy, staff.id))
  const rows = await db
    .select()
    .from(pageReview)
    .innerJoin(page, eq(page.id, pageReview.pageId))
    .leftJoin(pageDraft, eq(pageDraft.pageId, pageReview.pageId))
    .where(or(isOthers, isBack))
    .orderBy(desc(pageReview.askedAt), desc(pageReview.id))
    .limit(MOST_READ)
  const me = personIdOf(staff.id)
  const [reader, rules] = [await approverIn(db, ctx), await readApprovalRules(db, ctx)]
  const readable = rows.filter(({ page_review: { state, action }, page: of, page_draft }) => {
    const path = action === 'publish' ? (page_draft?.content.path ?? of.path) : of.path
    return state !== 'waiting' || isAmongApprovers(reader, placesOf({ page: of, content: { path } }), rules)
  })
  const waiting = readable.map(({ page_review: row, page: of, page_draft }): WaitingReview => {
    const isWaiting = row.state === 'waiting'
    return {
      id: row.id,
      page_id: row.pageId,
      path: of.path,
      title: page_draft?.content.title || of.title,
      action: row.action,
      state: isWaiting ? 'waiting' : 'sent_back',
      by: isWaiting ? row.askedName : row.answeredName,
      note: isWaiting ? row.note : row.answer,
      at: (isWaiting ? row.askedAt : (row.answeredAt ?? row.askedAt)).toISOString(),
      is_for_me: !isWaiting || row.askedOf === me,
    }
  })
  return done(waiting.toSorted((one, other) => Number(other.is_for_me) - Number(one.is_for_me)).slice(0, most))
}

/** Ends what was asked or approved about a page's draft, since visitors have it now. */
export async function closeReviews(tx: Tx, pageId: number): Promise<void> {
  const isOpen = inArray(pageReview.state, ['waiting', 'approved', 'sent_back'])
  await tx
    .update(pageReview)
    .set({ state: 'closed' })
    .where(and(eq(pageReview.pageId, pageId), eq(pageReview.action, 'publish'), isOpen))
}

function hasSomething(state: PageState, action: ReviewAction, catalogue: Catalogue, ctx: Ctx): boolean {
  const isPublished = state.page.status === 'published'
  return action === 'unpublish' ? isPublished : !isPublished || draftOf(state, catalogue, ctx).is_changed
}

function reviewedContent({ page: row, content }: PageState, action: ReviewAction, catalogue: Catalogue, ctx: Ctx): PageContent {
  return action === 'publish' ? content : upgradedContent(contentOf(row), catalogue, ctx)
}

async function findOpen(db: Queryable, { pageId, action, state }: { pageId: number; action: ReviewAction; state?: 'waiting' }): Promise<ReviewRow | undefined> {
  const states = state ? [state] : (['waiting', 'approved', 'sent_back'] as const)
  const [row] = await db
    .select()
    .from(pageReview)
    .where(and(eq(pageReview.pageId, pageId), eq(pageReview.action, action), inArray(pageReview.state, [...states])))
    .orderBy(desc(pageReview.id))
    .limit(1)
  return row
}

/** Whether the rules name the reader where this is published; who works through a token of theirs counts as that person. */
async function isApproverOf(db: Queryable, ctx: Ctx, where: Parameters<typeof placesOf>[0]): Promise<boolean> {
  return isAmongApprovers(await approverIn(db, ctx), placesOf(where), await readApprovalRules(db, ctx))
}

/** The reader as the rules know people. A program of nobody's has its role alone. */
async function approverIn(db: Queryable, { staff }: Ctx): Promise<Approver> {
  const person = staff && personIdOf(await findPersonBehind(db, staff.id))
  const [knownEmail] = person === null ? [] : await findStaffEmails(db, [person])
  return { role: staff?.role ?? '', email: knownEmail?.email ?? '' }
}

function isAmongApprovers(reader: Approver, places: readonly ApprovalPlace[], rules: ApprovalRules): boolean {
  return isApprover(reader, approvalNeedAt(places, rules))
}

/** Whether a person asked for it or wrote last, themselves or by a token of theirs. A draft of an older build knows names only. */
async function isOwnWork(db: Queryable, staff: Staff, { row, state }: { row: ReviewRow; state: PageState }): Promise<boolean> {
  if ((await findPersonBehind(db, row.askedBy)) === staff.id) return true
  const { draft } = state
  if (row.action === 'unpublish' || !draft) return false
  return draft.updatedById === '' ? draft.updatedBy === staff.name : (await findPersonBehind(db, draft.updatedById)) === staff.id
}

type ReviewState = { row: ReviewRow; state: PageState }

async function reviewOf(db: Queryable, ctx: Ctx, { row, state }: ReviewState, catalogue: Catalogue): Promise<Review> {
  const { staff } = ctx
  const content = reviewedContent(state, row.action, catalogue, ctx)
  const approval = await findApproval(db, ctx, { page: state.page, action: row.action, content }, catalogue)
  const isNamed = await isApproverOf(db, ctx, { page: state.page, content })
  const [askedPerson] = row.askedOf === null ? [] : (await listStaffNames(db)).filter(({ id }) => id === row.askedOf)
  const isPerson = staff !== null && personIdOf(staff.id) !== null && may(staff, 'pages.approve')
  return {
    id: row.id,
    action: row.action,
    state: row.state,
    asked_by: row.askedName,
    asked_of: askedPerson?.name ?? '',
    note: row.note,
    asked_at: row.askedAt.toISOString(),
    answered_by: row.answeredName,
    answer: row.answer,
    answered_at: row.answeredAt?.toISOString() ?? null,
    is_current: approval?.id === row.id,
    is_mine: row.askedBy === staff?.id,
    is_approver: isNamed,
    may_approve: isPerson && isNamed && row.state === 'waiting' && !(await isOwnWork(db, staff, { row, state })),
  }
}
