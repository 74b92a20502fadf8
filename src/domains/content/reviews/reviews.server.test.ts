import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Role } from '#kernel/staff.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { auditedSince, storedPage, testPages, testCatalogue as catalogue, aText, unwrap } from '#tests/support/records/test-pages.ts'
import { deletePage } from '../bin/store-bin.server.ts'
import { getDraft, patchDraft } from '../drafts/store-draft.server.ts'
import { movePage } from '../pages/move-page.server.ts'
import { createPage, savePage } from '../pages/save-page.server.ts'
import { PageDraft } from '../pages/page.ts'
import { publishPage, setPageStatus } from '../publishing/publish-page.server.ts'
import { runSchedule, schedulePage } from '../publishing/schedule-page.server.ts'
import { pageReview, pageSchedule, pageVersion } from '../schema.server.ts'
import { createSection, deleteSection } from '../sections/store-sections.server.ts'
import { createPageFromTemplate, savePageTemplate } from '../templates/store-page-templates.server.ts'
import { listVersions, restoreVersion } from '../versions/store-versions.server.ts'
import { answerReview, askForReview, listWaitingReviews, readPageReviews } from './store-reviews.server.ts'
import type { ApprovalPolicy, ReviewAction, ReviewVerdict } from './review.ts'

const { ctxOf, visitor, aPage, database, time } = await testPages()
const { db } = database

async function aPerson(id: number, name: string, role: Role = 'editor'): Promise<Ctx> {
  await db.execute(
    sql`insert into staff_user (id, issuer, subject, name, email, role) values (${id}, 'https://issuer.test', ${name}, ${name}, ${`p${id}@example.com`}, ${role})`,
  )
  return { ...ctxOf(name), staff: { id: `user:${id}`, name, role: role === 'visitor' ? 'sales' : role } }
}
const salma = await aPerson(1, 'سلمى')
const khaled = await aPerson(2, 'خالد')
const mona = await aPerson(3, 'منى', 'admin')
const seller = await aPerson(4, 'ليلى', 'sales')

async function policy(value: ApprovalPolicy) {
  await db.execute(sql`delete from setting where key = 'publishing.approval'`)
  await db.execute(sql`insert into setting (key, value) values ('publishing.approval', ${JSON.stringify(value)}::jsonb)`)
}
async function rules(...value: object[]) {
  await db.execute(sql`delete from setting where key = 'publishing.rules'`)
  if (value.length > 0) await db.execute(sql`insert into setting (key, value) values ('publishing.rules', ${JSON.stringify(value)}::jsonb)`)
}
beforeEach(async () => {
  await rules()
  await policy('four_eyes')
})

/** A page that is on the site, whatever the setting. */
async function aLivePage(values: Parameters<typeof aPage>[0] = {}) {
  await policy('off')
  const page = await aPage({ blocks: [aText('b1', { heading: 'قبل' })], ...values })
  await policy('four_eyes')
  return page
}
const draftVersion = async (id: number) => unwrap(await getDraft(salma, id, catalogue)).version
async function edit(by: Ctx, pageId: number, title: string): Promise<number> {
  const version = await draftVersion(pageId)
  return unwrap(await patchDraft(by, { pageId, version, patch: { fields: { title } } }, catalogue)).version
}
const ask = async (by: Ctx, pageId: number, rest: { action?: ReviewAction; askedOf?: number | null; note?: string } = {}) =>
  askForReview(by, { pageId, action: 'publish', askedOf: null, note: '', ...rest }, catalogue)
const answer = async (by: Ctx, reviewId: number, verdict: ReviewVerdict, { version, note = '' }: { version: number; note?: string }) =>
  answerReview(by, { reviewId, version, verdict, note }, catalogue)
const publish = async (by: Ctx, pageId: number, emergency?: string) =>
  publishPage(by, { pageId, version: await draftVersion(pageId), note: '', emergency }, catalogue)
/** Asks for and gives an approval of the draft, or of the end of the page, as it is now. */
async function approved(pageId: number, action: ReviewAction = 'publish', [asker, approver]: [Ctx, Ctx] = [salma, khaled]) {
  const { id } = unwrap(await ask(asker, pageId, { action }))
  return unwrap(await answer(approver, id, 'approved', { version: await draftVersion(pageId) }))
}
const mailsTo = async (pageId: number) =>
  (
    await db.execute<{ to: string; occasion: string }>(
      sql`select payload->>'to' as to, payload->'props'->>'occasion' as occasion from delivery where subject_type = 'page' and subject_id = ${String(pageId)} order by id`,
    )
  ).rows.map(({ to, occasion }) => `${occasion} ${to}`)

describe('a request for a review', () => {
  test('reaches whoever is asked by list and by mail; the answer goes back to who asked; both are in the audit log', async () => {
    const { id, path } = await aLivePage()
    const version = await edit(salma, id, 'جديد')
    const audited = await auditedSince(db)
    const review = unwrap(await ask(salma, id, { askedOf: 2, note: 'أرجو التأكد من السعر' }))
    expect(review).toMatchObject({ state: 'waiting', asked_by: 'سلمى', asked_of: 'خالد', is_mine: true, may_approve: false })
    expect(unwrap(await listWaitingReviews(khaled, 50))[0]).toMatchObject({
      page_id: id,
      title: 'جديد',
      by: 'سلمى',
      note: 'أرجو التأكد من السعر',
      is_for_me: true,
    })
    expect(unwrap(await listWaitingReviews(mona, 50)).find(({ page_id }) => page_id === id)).toMatchObject({ is_for_me: false })
    expect(unwrap(await listWaitingReviews(salma, 50)).some(({ page_id }) => page_id === id)).toBe(false)
    unwrap(await answer(khaled, review.id, 'sent_back', { version, note: 'السعر قديم' }))
    expect(unwrap(await listWaitingReviews(salma, 50)).find(({ page_id }) => page_id === id)).toMatchObject({
      state: 'sent_back',
      by: 'خالد',
      note: 'السعر قديم',
    })
    expect(unwrap(await listWaitingReviews(khaled, 50)).some(({ page_id }) => page_id === id)).toBe(false)
    expect(await mailsTo(id)).toEqual(['asked p2@example.com', 'sent_back p1@example.com'])
    expect(await audited()).toMatchObject([
      { action: 'page.review_asked', subject: path, actorName: 'سلمى' },
      { action: 'page.sent_back', subject: path, actorName: 'خالد' },
    ])
  })

  test('to nobody in particular is mailed to all who may approve but who asked; sales are none of them', async () => {
    const { id } = await aLivePage()
    await edit(salma, id, 'جديد')
    unwrap(await ask(salma, id))
    expect((await mailsTo(id)).toSorted()).toEqual(['asked p2@example.com', 'asked p3@example.com'])
  })

  test('twice is one request and one mail, also at the same moment; a changed draft renews it', async () => {
    const { id } = await aLivePage()
    await edit(salma, id, 'أول')
    const answers = await Promise.all([1, 2, 3].map(() => ask(salma, id, { askedOf: 2 })))
    expect(new Set(answers.map((one) => unwrap(one).id)).size).toBe(1)
    expect(await mailsTo(id)).toHaveLength(1)
    await edit(salma, id, 'ثان')
    const again = unwrap(await ask(salma, id, { askedOf: 2 }))
    expect([again.id, await db.$count(pageReview, eq(pageReview.pageId, id)), (await mailsTo(id)).length]).toEqual([
      unwrap(answers[0] as never as Awaited<ReturnType<typeof ask>>).id,
      1,
      2,
    ])
  })

  test('is refused where nothing is to be reviewed, of people who may not approve, of oneself, and to strangers', async () => {
    const { id } = await aLivePage()
    expect(await ask(salma, id)).toMatchObject({ code: 'nothing_to_review' })
    await edit(salma, id, 'جديد')
    for (const askedOf of [1, 4, 999]) expect(await ask(salma, id, { askedOf })).toMatchObject({ code: 'invalid', fields: { asked_of: ['nobody_who_may'] } })
    for (const by of [visitor, seller]) {
      expect(await ask(by, id)).toMatchObject({ code: 'forbidden' })
      expect(await readPageReviews(by, id, catalogue)).toMatchObject({ code: 'forbidden' })
      expect(await listWaitingReviews(by, 50)).toMatchObject({ code: 'forbidden' })
    }
    const { id: reviewId } = unwrap(await ask(salma, id))
    expect(await answer(seller, reviewId, 'approved', { version: await draftVersion(id) })).toMatchObject({ code: 'forbidden' })
    expect(await ask(salma, 999_999)).toMatchObject({ code: 'gone' })
  })

  test('is withdrawn by who asked alone; an answer is given once, and the same one twice changes nothing', async () => {
    const { id } = await aLivePage()
    const version = await edit(salma, id, 'جديد')
    const { id: first } = unwrap(await ask(salma, id))
    expect(await answer(khaled, first, 'withdrawn', { version })).toMatchObject({ code: 'forbidden' })
    unwrap(await answer(salma, first, 'withdrawn', { version }))
    const { id: second } = unwrap(await ask(salma, id))
    expect(second).not.toBe(first)
    unwrap(await answer(khaled, second, 'approved', { version }))
    expect(unwrap(await answer(khaled, second, 'approved', { version }))).toMatchObject({ state: 'approved' })
    expect(await answer(mona, second, 'sent_back', { version })).toMatchObject({ code: 'answered' })
    expect((await mailsTo(id)).filter((mail) => mail.startsWith('approved'))).toEqual(['approved p1@example.com'])
  })
})

describe('four eyes', () => {
  test('nothing is published without an approval; with one it is, and history and audit log say by whom', async () => {
    const { id } = await aLivePage()
    await edit(salma, id, 'جديد')
    expect(await publish(salma, id)).toMatchObject({ code: 'not_approved' })
    expect(await storedPage(db, id)).toMatchObject({ title: 'عنوان', version: 1 })
    await approved(id)
    const audited = await auditedSince(db)
    expect(unwrap(await publish(salma, id)).page.title).toBe('جديد')
    const { rows } = unwrap(await listVersions(salma, { pageId: id, page: 1, perPage: 10 }))
    expect(rows.slice(0, 2)).toMatchObject([
      { kind: 'published', author: 'سلمى', approvedBy: 'خالد' },
      { kind: 'approved', author: 'خالد' },
    ])
    expect(await audited()).toMatchObject([{ action: 'page.published', changes: { approved_by: [null, 'خالد'] } }])
  })

  test('neither who wrote last nor who asked may approve, nor a program, nor a person by a token that wrote for them', async () => {
    const { id } = await aLivePage()
    const version = await edit(khaled, id, 'جديد')
    const { id: reviewId } = unwrap(await ask(salma, id))
    for (const by of [khaled, salma]) expect(await answer(by, reviewId, 'approved', { version })).toMatchObject({ code: 'own_work' })
    expect(unwrap(await readPageReviews(mona, id, catalogue)).publish).toMatchObject({ may_approve: true })
    expect(unwrap(await readPageReviews(khaled, id, catalogue)).publish).toMatchObject({ may_approve: false })
    await db.execute(sql`insert into api_token (id, name, digest, hint, scopes, created_by, created_by_user) values (7, 'x', 'd7', 'x', '[]', 'user:3', 3)`)
    const byToken: Ctx = { ...mona, staff: { id: 'token:7', name: 'x', role: 'editor' } }
    expect(await answer(byToken, reviewId, 'approved', { version })).toMatchObject({ code: 'forbidden' })
    const later = await edit(byToken, id, 'بالرمز')
    expect(await answer(mona, reviewId, 'approved', { version: later })).toMatchObject({ code: 'own_work' })
    expect(unwrap(await answer(khaled, reviewId, 'approved', { version: later }))).toMatchObject({ state: 'approved', is_current: true })
  })

  test('an approval is of exactly that content: any later change makes it void, and it is good for one publication', async () => {
    const { id } = await aLivePage()
    await edit(salma, id, 'موافق عليه')
    await approved(id)
    await edit(salma, id, 'تغيّر')
    expect(await publish(salma, id)).toMatchObject({ code: 'not_approved' })
    expect(unwrap(await readPageReviews(salma, id, catalogue)).publish).toMatchObject({ state: 'approved', is_current: false })
    await approved(id)
    unwrap(await publish(salma, id))
    // The same words again, later on, are another publication.
    await edit(salma, id, 'غيره')
    await approved(id)
    unwrap(await publish(salma, id))
    await edit(salma, id, 'تغيّر')
    expect(await publish(salma, id)).toMatchObject({ code: 'not_approved' })
  })

  test('an approval of a draft that changed under the eyes of who looks is stale', async () => {
    const { id } = await aLivePage()
    const version = await edit(salma, id, 'أول')
    const { id: reviewId } = unwrap(await ask(salma, id))
    await edit(salma, id, 'ثان')
    expect(await answer(khaled, reviewId, 'approved', { version })).toMatchObject({ code: 'stale', current: { content: { title: 'ثان' } } })
  })

  test('racing writers slip nothing through: what is published is always what was approved', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { id } = await aLivePage()
      const version = await edit(salma, id, 'نظيف')
      const { id: reviewId } = unwrap(await ask(salma, id))
      const slip = () => patchDraft(salma, { pageId: id, version, patch: { fields: { title: 'مدسوس' } } }, catalogue)
      const look = () => answer(khaled, reviewId, 'approved', { version })
      const go = () => publishPage(salma, { pageId: id, version, note: '' }, catalogue)
      const tasks = [slip, look, go, go]
      await Promise.all(tasks.map((_, index) => (tasks[(index + round) % tasks.length] as () => Promise<unknown>)()))
      const after = unwrap(await getDraft(salma, id, catalogue))
      await publishPage(salma, { pageId: id, version: after.version, note: '' }, catalogue)
      const live = await storedPage(db, id)
      expect(['عنوان', 'نظيف']).toContain(live?.title)
      const [approval] = await db.select().from(pageVersion).where(eq(pageVersion.kind, 'approved')).orderBy(sql`id desc`).limit(1)
      if (live?.title === 'نظيف') expect(approval).toMatchObject({ pageId: id, content: { title: 'نظيف' } })
    }
  })

  test('two who approve at the same moment give one approval', async () => {
    const { id } = await aLivePage()
    const version = await edit(salma, id, 'جديد')
    const { id: reviewId } = unwrap(await ask(salma, id))
    const answers = await Promise.all([khaled, mona].map((by) => answer(by, reviewId, 'approved', { version })))
    expect(answers.map((one) => (one.ok ? 'ok' : one.code)).toSorted()).toEqual(['answered', 'ok'])
  })

  test('a schedule needs the approval when it is made, keeps it, and runs with it; one from before the rule fails', async () => {
    const { id } = await aLivePage()
    await edit(salma, id, 'مجدول')
    const runAt = new Date(time.now.getTime() + 60_000)
    const plan = (action: 'publish' | 'unpublish') => schedulePage(salma, { pageId: id, action, runAt, enqueue: async () => undefined }, catalogue)
    for (const action of ['publish', 'unpublish'] as const) expect(await plan(action)).toMatchObject({ code: 'not_approved' })
    await policy('off')
    const { id: early } = unwrap(await plan('publish'))
    await policy('four_eyes')
    await approved(id)
    const scheduled = unwrap(await plan('publish'))
    expect(scheduled.approvedBy).toBe('خالد')
    // The approval is spent: the same draft is not published or scheduled a second time with it.
    expect(await publish(salma, id)).toMatchObject({ code: 'not_approved' })
    await approved(id, 'unpublish')
    const { id: end } = unwrap(await plan('unpublish'))
    time.now = runAt
    expect(await runSchedule(salma, early, catalogue)).toMatchObject({ code: 'not_approved' })
    unwrap(await runSchedule(salma, scheduled.id, catalogue))
    expect(await storedPage(db, id)).toMatchObject({ title: 'مجدول', status: 'published' })
    unwrap(await runSchedule(salma, end, catalogue))
    expect(await storedPage(db, id)).toMatchObject({ status: 'draft' })
    const { rows } = unwrap(await listVersions(salma, { pageId: id, page: 1, perPage: 10 }))
    expect(rows.filter(({ approvedBy }) => approvedBy === 'خالد').map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['published', 'unpublished', 'scheduled']),
    )
    await db.delete(pageSchedule)
  })

  test('a page leaves the site, by its status, by deletion or by a move that leaves nothing, only with an approval of that', async () => {
    const row = await aLivePage()
    const { id } = row
    const status = async (to: 'draft' | 'disabled' | 'published') =>
      setPageStatus(salma, { pageId: id, version: (await storedPage(db, id))?.version ?? 0, status: to }, catalogue)
    expect(await status('draft')).toMatchObject({ code: 'not_approved' })
    expect(await status('disabled')).toMatchObject({ code: 'not_approved' })
    expect(await deletePage(salma, id, catalogue)).toMatchObject({ code: 'not_approved' })
    const move = { pageId: id, version: row.version, path: `${row.path}-x`, withChildren: false }
    expect(await movePage(salma, { ...move, leaveRedirect: false })).toMatchObject({ code: 'not_approved' })
    // An approval to publish is none to unpublish.
    await edit(salma, id, 'جديد')
    await approved(id)
    expect(await status('draft')).toMatchObject({ code: 'not_approved' })
    await approved(id, 'unpublish')
    expect(unwrap(await status('draft'))).toMatchObject({ status: 'draft' })
    // Back again is a publication.
    expect(await status('published')).toMatchObject({ code: 'not_approved' })
    unwrap(await deletePage(salma, id, catalogue))
    const other = await aLivePage()
    await approved(other.id, 'unpublish')
    unwrap(await deletePage(salma, other.id, catalogue))
  })

  test('nothing walks round it: a page that is written past its draft, a restored version, a page of a template', async () => {
    const { id, version } = await aLivePage()
    const draft = PageDraft.parse({ path: 'walked-round', status: 'published', title: 'x' })
    expect(await savePage(salma, { id, version, draft }, catalogue)).toMatchObject({ code: 'not_approved' })
    expect(await createPage(salma, draft, catalogue)).toMatchObject({ code: 'not_approved' })
    const hidden = unwrap(await createPage(salma, { ...draft, status: 'draft' }, catalogue))
    expect(await savePage(salma, { id: hidden.id, version: hidden.version, draft }, catalogue)).toMatchObject({ code: 'not_approved' })

    await edit(salma, id, 'آخر')
    await approved(id)
    unwrap(await publish(salma, id))
    unwrap(await restoreVersion(khaled, { pageId: id, number: 1, version: await draftVersion(id) }, catalogue))
    expect(await publish(khaled, id)).toMatchObject({ code: 'not_approved' })
    const { id: reviewId } = unwrap(await ask(salma, id))
    expect(await answer(khaled, reviewId, 'approved', { version: await draftVersion(id) })).toMatchObject({ code: 'own_work' })

    const { id: templateId } = unwrap(await savePageTemplate(salma, { pageId: id, name: 'قالب' }, catalogue))
    const newPage = unwrap(await createPageFromTemplate(salma, { templateId, path: 'from-template', title: 'من قالب' }, catalogue))
    expect(await publish(salma, newPage.id)).toMatchObject({ code: 'not_approved' })
    await approved(newPage.id)
    expect(unwrap(await publish(salma, newPage.id)).page).toMatchObject({ status: 'published' })
  })

  test('an administrator may go on in an emergency, with a reason that the audit log keeps; an editor may not', async () => {
    const { id, path } = await aLivePage()
    await edit(mona, id, 'عاجل')
    expect(await publish(salma, id, 'سعر خاطئ على الموقع')).toMatchObject({ code: 'not_approved' })
    expect(await publish(mona, id, '   ')).toMatchObject({ code: 'not_approved' })
    const audited = await auditedSince(db)
    unwrap(await publish(mona, id, 'سعر خاطئ على الموقع'))
    expect(await audited()).toMatchObject([
      { action: 'page.unapproved', subject: path, actorName: 'منى', changes: { reason: [null, 'سعر خاطئ على الموقع'], action: [null, 'publish'] } },
      { action: 'page.published' },
    ])
  })
})

test('a shared section is made freely, and once anything shows it, also a draft, its changes and its end need an approval of their own', async () => {
  const name = 'خدماتنا'
  const section = unwrap(await createSection(salma, { name, blocks: [aText('s1', { heading: 'أول' })], acknowledged: [] }, catalogue))
  await edit(salma, section.id, 'لم يره أحد')
  unwrap(await publish(salma, section.id))

  // Whoever approves this draft has seen the section as it is now.
  const { id } = await aLivePage()
  const shows = { template: 'shared_section', version: 1, id: 'x1', fields: { section_id: section.id } } as const
  unwrap(await patchDraft(salma, { pageId: id, version: 0, patch: { put: [{ ...aText('x1'), ...shows }], order: ['b1', 'x1'] } }, catalogue))
  await approved(id)
  await edit(salma, section.id, 'بعد الموافقة')
  expect(await publish(salma, section.id)).toMatchObject({ code: 'not_approved' })
  expect(await deleteSection(salma, { id: section.id, evenUsed: true }, catalogue)).toMatchObject({ code: 'not_approved' })
  unwrap(await publish(salma, id))

  await approved(section.id)
  expect(unwrap(await publish(salma, section.id)).page.title).toBe('بعد الموافقة')
  await approved(section.id, 'unpublish')
  unwrap(await deleteSection(salma, { id: section.id, evenUsed: true }, catalogue))
})

test('where approvals are off or advice, everything goes on without; a publication ends the request', async () => {
  for (const value of ['off', 'advice'] as const) {
    await policy(value)
    const { id, path } = await aPage()
    await edit(salma, id, 'جديد')
    unwrap(await ask(salma, id))
    unwrap(await publish(salma, id))
    expect(unwrap(await readPageReviews(khaled, id, catalogue))).toMatchObject({ policy: value, publish: null })
    const version = (await storedPage(db, id))?.version ?? 0
    unwrap(await savePage(salma, { id, version, draft: PageDraft.parse({ path, status: 'published', title: 'x' }) }, catalogue))
    unwrap(await deletePage(salma, id, catalogue))
  }
})

describe('rules by address', () => {
  const prices = { path: 'prices', approval: 'four_eyes', persons: ['P3@example.com'] }

  test('ask for an approval where they say so, by those whom they name; the rest of the site follows the one setting', async () => {
    const [page, other] = [await aLivePage({ path: 'prices/one' }), await aLivePage({ path: 'prices-of-2020' })]
    await policy('off')
    await rules(prices)
    await edit(salma, other.id, 'حر')
    unwrap(await publish(salma, other.id))
    const version = await edit(salma, page.id, 'سعر جديد')
    expect(await publish(salma, page.id)).toMatchObject({ code: 'not_approved' })
    expect(unwrap(await readPageReviews(salma, page.id, catalogue))).toMatchObject({ policy: 'four_eyes', reviewers: [{ name: 'منى' }] })
    expect(await ask(salma, page.id, { askedOf: 2 })).toMatchObject({ code: 'invalid', fields: { asked_of: ['nobody_who_may'] } })
    const { id } = unwrap(await ask(salma, page.id))
    expect(await mailsTo(page.id)).toEqual(['asked p3@example.com'])
    // Others neither find it in their list nor answer it.
    const waits = async (by: Ctx) => unwrap(await listWaitingReviews(by, 50)).some((one) => one.id === id)
    expect([await waits(khaled), await waits(mona)]).toEqual([false, true])
    expect(unwrap(await readPageReviews(khaled, page.id, catalogue)).publish).toMatchObject({ is_approver: false, may_approve: false })
    for (const verdict of ['approved', 'sent_back'] as const) expect(await answer(khaled, id, verdict, { version })).toMatchObject({ code: 'not_yours' })
    unwrap(await answer(mona, id, 'approved', { version }))
    unwrap(await publish(salma, page.id))
  })

  test('a rule frees a part of a site that asks for approvals, and counts for programs as well', async () => {
    const page = await aLivePage({ path: 'news/one' })
    await rules({ path: 'news', approval: 'off' }, prices)
    await edit(salma, page.id, 'خبر')
    unwrap(await publish(salma, page.id))
    const draft = (path: string) => PageDraft.parse({ path, status: 'published', title: 'x' })
    const version = (await storedPage(db, page.id))?.version ?? 0
    expect(await createPage(salma, draft('prices/new'), catalogue)).toMatchObject({ code: 'not_approved' })
    expect(await savePage(salma, { id: page.id, version, draft: draft('prices/moved') }, catalogue)).toMatchObject({ code: 'not_approved' })
    unwrap(await savePage(salma, { id: page.id, version, draft: draft('news/one') }, catalogue))
    unwrap(await createPage(salma, draft('news/new'), catalogue))
    unwrap(await deletePage(salma, page.id, catalogue))
  })

  test('no address walks round a rule: a page that moves in or out needs what both places ask for, also when it waits for its time', async () => {
    await policy('off')
    const [out, inward] = [await aPage({ path: 'prices/leaves' }), await aPage({ path: 'comes' })]
    const waiting = await aPage({ path: 'waits', status: 'draft' })
    await rules({ path: '', approval: 'four_eyes' }, prices)
    await approved(waiting.id)
    const runAt = new Date(time.now.getTime() + 3_600_000)
    const plan = unwrap(await schedulePage(salma, { pageId: waiting.id, action: 'publish', runAt, enqueue: async () => undefined }, catalogue))
    const move = (page: { id: number; version: number }, path: string) =>
      movePage(salma, { pageId: page.id, version: page.version, path, withChildren: false, leaveRedirect: true })
    expect(await move(out, 'free')).toMatchObject({ code: 'not_approved' })
    expect(await move(inward, 'prices/comes')).toMatchObject({ code: 'not_approved' })
    const { pages } = unwrap(await move(inward, 'came'))
    expect(pages).toMatchObject([{ path: 'came' }])
    // By the draft, with the approval that the stricter place asks for.
    const version = await draftVersion(out.id)
    unwrap(await patchDraft(salma, { pageId: out.id, version, patch: { fields: { path: 'free' } } }, catalogue))
    const { id } = unwrap(await ask(salma, out.id))
    expect(await answer(khaled, id, 'approved', { version: version + 1 })).toMatchObject({ code: 'not_yours' })
    unwrap(await answer(mona, id, 'approved', { version: version + 1 }))
    expect(unwrap(await publish(salma, out.id)).page).toMatchObject({ path: 'free' })
    // A page that nobody sees moves freely, and what was approved for another place no longer counts.
    const row = await storedPage(db, waiting.id)
    unwrap(await move({ id: waiting.id, version: row?.version ?? 0 }, 'prices/waits'))
    time.now = runAt
    expect(await runSchedule(salma, plan.id, catalogue)).toMatchObject({ code: 'not_approved' })
    await db.delete(pageSchedule)
  })

  test('an approval counts only while the rules still name who gave it', async () => {
    const page = await aLivePage({ path: 'prices/two' })
    await edit(salma, page.id, 'سعر')
    await approved(page.id)
    await rules(prices)
    expect(await publish(salma, page.id)).toMatchObject({ code: 'not_approved' })
    await rules({ ...prices, persons: ['p2@example.com'] })
    unwrap(await publish(salma, page.id))
  })
})
