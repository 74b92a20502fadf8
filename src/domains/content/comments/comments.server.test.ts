import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Role } from '#kernel/staff.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { auditedSince, aText, testCatalogue as catalogue, testPages, unwrap } from '#tests/support/records/test-pages.ts'
import { deletePage, emptyBin, restorePage } from '../bin/store-bin.server.ts'
import { getDraft, patchDraft } from '../drafts/store-draft.server.ts'
import { findPage } from '../pages/find-page.server.ts'
import { announcePresence } from '../presence/store-presence.server.ts'
import { publishPage } from '../publishing/publish-page.server.ts'
import { pageVersion } from '../schema.server.ts'
import { CommentQuote, CommentText } from './comment.ts'
import { COMMENTS_SETTLE_MS } from './comment-mails.server.ts'
import { commentThread, pageComment } from './schema.server.ts'
import { beginThread, deleteComment, editComment, findColleagues, listComments, listWaitingComments, replyTo, resolveThread } from './store-comments.server.ts'

const { ctxOf, visitor, aPage, database, time } = await testPages()
const { db } = database

async function aPerson(id: number, name: string, role: Role = 'editor'): Promise<Ctx> {
  await db.execute(
    sql`insert into staff_user (id, issuer, subject, name, email, role) values (${id}, 'https://issuer.test', ${`s${id}`}, ${name}, ${`p${id}@example.com`}, ${role})`,
  )
  return { ...ctxOf(name), staff: { id: `user:${id}`, name, role: role === 'visitor' ? 'sales' : role } }
}
const salma = await aPerson(1, 'سلمى')
const khaled = await aPerson(2, 'خالد')
const mona = await aPerson(3, 'منى', 'admin')
const seller = await aPerson(4, 'ليلى', 'sales')

const aPlace = { block: 'b1', group: '', field: '', quote: '' }
const begin = async (by: Ctx, pageId: number, rest: Partial<Parameters<typeof beginThread>[1]> = {}) =>
  beginThread(by, { pageId, place: aPlace, key: randomUUID(), text: 'أرجو مراجعة العنوان', mentions: [], ...rest })
const reply = async (by: Ctx, threadId: number, text: string, mentions: number[] = []) => replyTo(by, { threadId, key: randomUUID(), text, mentions })
const aCommentedPage = () => aPage({ blocks: [aText('b1', { heading: 'عنوان' })] })
const firstOf = (thread: { comments: { id: number }[] }) => thread.comments[0]?.id ?? 0

type Mail = { to: string; at: Date; props: { mentionedBy: string; count: number; quote: string; comments: { text: string }[] } }
const mailsOf = async (pageId: number) =>
  (
    await db.execute<Mail>(
      sql`select payload->>'to' as to, payload->'props' as props, next_at as at from delivery where subject_type = 'page' and subject_id = ${String(pageId)} order by id`,
    )
  ).rows
const toldTo = async (pageId: number) => (await mailsOf(pageId)).map(({ to, props }) => `${to} ${props.comments.map(({ text }) => text).join(' + ')}`)

describe('a discussion', () => {
  test('stands on a block, or on words of a text in it, with who wrote what and when, and is answered', async () => {
    const { id } = await aCommentedPage()
    const place = { block: 'b1', group: 'g1', field: 'heading', quote: 'السعر الجديد' }
    const thread = unwrap(await begin(salma, id, { place, text: 'هل هذا صحيح؟' }))
    expect(thread).toMatchObject({ page_id: id, block_id: 'b1', group_id: 'g1', field: 'heading', quote: 'السعر الجديد', is_resolved: false })
    expect(thread.comments).toMatchObject([{ author: 'سلمى', is_mine: true, text: 'هل هذا صحيح؟', created_at: time.now.toISOString(), edited_at: null }])
    unwrap(await reply(khaled, thread.id, 'نعم'))
    const [listedThread] = unwrap(await listComments(salma, id))
    expect(listedThread?.comments.map(({ author, is_mine, text }) => [author, is_mine, text])).toEqual([
      ['سلمى', true, 'هل هذا صحيح؟'],
      ['خالد', false, 'نعم'],
    ])
  })

  test('is written once when it is sent twice, also at the same moment, and tells of it once', async () => {
    const { id } = await aCommentedPage()
    const key = randomUUID()
    const threads = await Promise.all([1, 2, 3].map(() => begin(salma, id, { key, mentions: [2] })))
    expect(new Set(threads.map((one) => unwrap(one).id)).size).toBe(1)
    expect(await db.$count(pageComment, eq(pageComment.pageId, id))).toBe(1)
    const thread = unwrap(await begin(salma, id, { key }))
    const again = { threadId: thread.id, key: randomUUID(), text: 'وأيضًا', mentions: [] }
    unwrap(await replyTo(salma, again))
    expect(unwrap(await replyTo(salma, again)).comments).toHaveLength(2)
    // The key of one person is not that of another.
    expect(unwrap(await replyTo(khaled, again)).comments).toHaveLength(3)
    expect((await mailsOf(id)).map(({ to }) => to).toSorted()).toEqual(['p1@example.com', 'p2@example.com'])
  })

  test('is resolved and opened again, by anybody who takes part, with who and when; an answer opens it again', async () => {
    const { id, path } = await aCommentedPage()
    const { id: threadId } = unwrap(await begin(salma, id))
    const audited = await auditedSince(db)
    expect(unwrap(await resolveThread(khaled, { threadId, isResolved: true }))).toMatchObject({
      is_resolved: true,
      resolved_by: 'خالد',
      resolved_at: time.now.toISOString(),
    })
    expect(unwrap(await resolveThread(mona, { threadId, isResolved: true })).resolved_by).toBe('خالد')
    expect(unwrap(await resolveThread(salma, { threadId, isResolved: false }))).toMatchObject({ is_resolved: false, resolved_by: '', resolved_at: null })
    unwrap(await resolveThread(salma, { threadId, isResolved: true }))
    expect(unwrap(await reply(khaled, threadId, 'ليس بعد')).is_resolved).toBe(false)
    expect((await audited()).map(({ action, subject, actorName }) => [action, subject, actorName])).toEqual([
      ['comment.resolved', path, 'خالد'],
      ['comment.reopened', path, 'سلمى'],
      ['comment.resolved', path, 'سلمى'],
    ])
  })

  test('lets everybody change and delete their own words alone, which the audit log keeps; without words it is gone', async () => {
    const { id, path } = await aCommentedPage()
    const thread = unwrap(await begin(salma, id, { text: 'أول' }))
    const commentId = firstOf(thread)
    const audited = await auditedSince(db)
    for (const by of [khaled, mona]) {
      expect(await editComment(by, { commentId, text: 'غيره', mentions: [] })).toMatchObject({ code: 'forbidden' })
      expect(await deleteComment(by, commentId)).toMatchObject({ code: 'forbidden' })
    }
    expect(unwrap(await editComment(salma, { commentId, text: 'ثان', mentions: [] })).comments).toMatchObject([
      { text: 'ثان', edited_at: time.now.toISOString() },
    ])
    const answered = unwrap(await reply(khaled, thread.id, 'رد'))
    expect(unwrap(await deleteComment(salma, commentId))?.comments.map(({ text }) => text)).toEqual(['رد'])
    expect(unwrap(await deleteComment(khaled, answered.comments[1]?.id ?? 0))).toBeNull()
    expect(unwrap(await listComments(salma, id))).toEqual([])
    expect(await editComment(salma, { commentId, text: 'x', mentions: [] })).toMatchObject({ code: 'gone' })
    expect(await audited()).toMatchObject([
      { action: 'comment.edited', subject: path, actorName: 'سلمى', changes: { text: ['أول', 'ثان'] } },
      { action: 'comment.deleted', subject: path, actorName: 'سلمى', changes: { text: ['ثان', null] } },
      { action: 'comment.deleted', subject: path, actorName: 'خالد', changes: { text: ['رد', null] } },
    ])
  })

  test('is for those who read pages in the editor: sales and strangers see none and write none, a program writes as itself', async () => {
    const { id } = await aCommentedPage()
    const thread = unwrap(await begin(salma, id))
    for (const by of [visitor, seller]) {
      expect(await listComments(by, id)).toMatchObject({ code: 'forbidden' })
      expect(await begin(by, id)).toMatchObject({ code: 'forbidden' })
      expect(await reply(by, thread.id, 'x')).toMatchObject({ code: 'forbidden' })
      expect(await resolveThread(by, { threadId: thread.id, isResolved: true })).toMatchObject({ code: 'forbidden' })
      expect(await editComment(by, { commentId: firstOf(thread), text: 'x', mentions: [] })).toMatchObject({ code: 'forbidden' })
      expect(await deleteComment(by, firstOf(thread))).toMatchObject({ code: 'forbidden' })
      expect(await listWaitingComments(by, 50)).toMatchObject({ code: 'forbidden' })
      expect(await findColleagues(by)).toMatchObject({ code: 'forbidden' })
    }
    await db.execute(
      sql`insert into api_token (id, name, digest, hint, scopes, created_by, created_by_user) values (7, 'مزامنة', 'd7', 'mrd', '[]'::jsonb, 'خالد', 2)`,
    )
    const program: Ctx = { ...khaled, staff: { id: 'token:7', name: 'مزامنة', role: 'admin', scopes: ['pages.read'] } }
    expect(unwrap(await reply(program, thread.id, 'من برنامج')).comments.at(-1)).toMatchObject({ author: 'مزامنة', is_mine: true })
    expect(unwrap(await listWaitingComments(program, 50))).toEqual([])
    const other: Ctx = { ...program, staff: { id: 'token:7', name: 'مزامنة', role: 'admin', scopes: ['leads.read'] } }
    expect(await listComments(other, id)).toMatchObject({ code: 'forbidden' })
    expect(await listComments(salma, 999_999)).toMatchObject({ code: 'gone' })
    expect(await begin(salma, 999_999)).toMatchObject({ code: 'gone' })
    expect(await reply(salma, 999_999, 'x')).toMatchObject({ code: 'gone' })
    // What the program says is told to who began, and not to who made its token.
    expect(await toldTo(id)).toEqual(['p1@example.com من برنامج'])
  })

  test('is in no content, version or page of visitors, and outlives saves, publications and its block', async () => {
    const { id, path } = await aCommentedPage()
    unwrap(await begin(salma, id, { text: 'كلام سري' }))
    const { version } = unwrap(await getDraft(salma, id, catalogue))
    const saved = unwrap(await patchDraft(salma, { pageId: id, version, patch: { put: [aText('b2', { heading: 'جديد' })], order: ['b2'] } }, catalogue))
    unwrap(await publishPage(salma, { pageId: id, version: saved.version, note: '' }, catalogue))
    expect(unwrap(await listComments(salma, id))).toMatchObject([{ block_id: 'b1', comments: [{ text: 'كلام سري' }] }])
    const draft = unwrap(await getDraft(salma, id, catalogue))
    const versions = await db.select().from(pageVersion).where(eq(pageVersion.pageId, id))
    expect(JSON.stringify([await findPage(visitor, path), draft, versions])).not.toContain('سري')
  })

  test('goes with its page into the bin and comes back with it; a page that is erased takes it along', async () => {
    const { id } = await aCommentedPage()
    const thread = unwrap(await begin(salma, id, { mentions: [2] }))
    unwrap(await resolveThread(khaled, { threadId: thread.id, isResolved: true }))
    const before = unwrap(await listComments(salma, id))
    unwrap(await deletePage(salma, id, catalogue))
    expect(await listComments(salma, id)).toMatchObject({ code: 'gone' })
    expect(await reply(salma, thread.id, 'x')).toMatchObject({ code: 'gone' })
    expect(await db.$count(pageComment, eq(pageComment.pageId, id))).toBe(0)
    unwrap(await restorePage(salma, { id }))
    expect(unwrap(await listComments(salma, id))).toEqual(before)
    expect(unwrap(await reply(khaled, thread.id, 'بعد الاستعادة')).comments).toHaveLength(2)
    unwrap(await deletePage(salma, id, catalogue))
    const now = time.now
    time.now = new Date(now.getTime() + 40 * 86_400_000)
    await emptyBin(salma)
    time.now = now
    const { rows } = await db.execute(sql`select 1 from binned_row where page_id = ${id}`)
    expect([rows.length, await db.$count(commentThread, eq(commentThread.pageId, id))]).toEqual([0, 0])
  })

  test('is seen by others soon: the mark that presence answers changes with every change, and says when there are none', async () => {
    const { id } = await aCommentedPage()
    const mark = async () => unwrap(await announcePresence(khaled, { pageId: id, tab: 't', blockId: '' })).commentsVersion
    const marks = [await mark()]
    expect(marks).toEqual([''])
    const thread = unwrap(await begin(salma, id))
    marks.push(await mark())
    unwrap(await reply(salma, thread.id, 'رد'))
    marks.push(await mark())
    unwrap(await editComment(salma, { commentId: firstOf(thread), text: 'غيره', mentions: [] }))
    marks.push(await mark())
    unwrap(await resolveThread(salma, { threadId: thread.id, isResolved: true }))
    marks.push(await mark())
    unwrap(await deleteComment(salma, firstOf(thread)))
    marks.push(await mark())
    // One goes and another comes between two looks.
    const second = unwrap(await begin(salma, id))
    marks.push(await mark())
    unwrap(await deleteComment(salma, firstOf(second)))
    unwrap(await begin(salma, id))
    marks.push(await mark())
    expect(new Set(marks).size).toBe(marks.length)
  })
})

describe('mails about comments', () => {
  test('reach whoever is mentioned and whoever took part, but nobody about their own words', async () => {
    const { id } = await aCommentedPage()
    const place = { ...aPlace, quote: 'السعر' }
    const thread = unwrap(await begin(salma, id, { place, text: 'سؤال', mentions: [2] }))
    const [first] = await mailsOf(id)
    expect(first).toMatchObject({
      to: 'p2@example.com',
      props: { mentionedBy: 'سلمى', count: 1, quote: 'السعر', threadId: String(thread.id), pageId: String(id) },
    })
    unwrap(await reply(khaled, thread.id, 'جواب', [2]))
    expect(await toldTo(id)).toEqual(['p2@example.com سؤال', 'p1@example.com جواب'])
    expect((await mailsOf(id))[1]?.props.mentionedBy).toBe('')
    unwrap(await reply(mona, thread.id, 'رأي'))
    expect(await toldTo(id)).toEqual(['p2@example.com سؤال + رأي', 'p1@example.com جواب + رأي'])
  })

  test('reach whoever was mentioned before, without having written a word, about what follows', async () => {
    const { id } = await aCommentedPage()
    const now = time.now
    const thread = unwrap(await begin(salma, id, { text: 'سؤال', mentions: [2] }))
    time.now = new Date(now.getTime() + COMMENTS_SETTLE_MS)
    unwrap(await reply(mona, thread.id, 'رأي'))
    expect((await toldTo(id)).toSorted()).toEqual(['p1@example.com رأي', 'p2@example.com رأي', 'p2@example.com سؤال'])
    time.now = now
  })

  test('wait some minutes, so that quick comments are one mail for each person; what comes later is another, with news alone', async () => {
    const { id } = await aCommentedPage()
    const now = time.now
    const thread = unwrap(await begin(salma, id, { text: '1', mentions: [2] }))
    time.now = new Date(now.getTime() + 60_000)
    for (const text of ['2', '3', '4']) unwrap(await reply(salma, thread.id, text, [2]))
    const mails = await mailsOf(id)
    expect(await toldTo(id)).toEqual(['p2@example.com 1 + 2 + 3 + 4'])
    expect(new Date(mails[0]?.at ?? 0).getTime()).toBe(now.getTime() + COMMENTS_SETTLE_MS)
    time.now = new Date(now.getTime() + COMMENTS_SETTLE_MS)
    unwrap(await reply(salma, thread.id, '5', [2]))
    expect(await toldTo(id)).toEqual(['p2@example.com 1 + 2 + 3 + 4', 'p2@example.com 5'])
    time.now = now
  })

  test('that still wait are corrected by an edit and taken back by a deletion; who is mentioned by an edit is told then', async () => {
    const { id } = await aCommentedPage()
    const thread = unwrap(await begin(salma, id, { text: 'خطأ', mentions: [2] }))
    unwrap(await reply(salma, thread.id, 'تتمة', [2]))
    unwrap(await editComment(salma, { commentId: firstOf(thread), text: 'صحيح', mentions: [2, 3] }))
    expect((await toldTo(id)).toSorted()).toEqual(['p2@example.com صحيح + تتمة', 'p3@example.com صحيح + تتمة'])
    unwrap(await deleteComment(salma, firstOf(thread)))
    expect((await toldTo(id)).toSorted()).toEqual(['p2@example.com تتمة', 'p3@example.com تتمة'])
    const [rest] = unwrap(await listComments(salma, id))
    unwrap(await deleteComment(salma, firstOf(rest ?? thread)))
    expect(await toldTo(id)).toEqual([])
  })

  test('an earlier comment that mentions somebody only later joins the mail that waits for them', async () => {
    const { id } = await aCommentedPage()
    const thread = unwrap(await begin(salma, id, { text: 'أول' }))
    unwrap(await reply(salma, thread.id, 'ثان', [2]))
    unwrap(await editComment(salma, { commentId: firstOf(thread), text: 'أول', mentions: [2] }))
    expect(await toldTo(id)).toEqual(['p2@example.com أول + ثان'])
  })

  test('go to colleagues who may read pages, and only these are mentioned', async () => {
    const { id } = await aCommentedPage()
    expect(unwrap(await findColleagues(salma)).map(({ name }) => name)).toEqual(['خالد', 'منى'])
    for (const mentions of [[4], [2, 999]]) {
      expect(await begin(salma, id, { mentions })).toMatchObject({ code: 'invalid', fields: { mentions: ['nobody_who_may'] } })
    }
    expect(unwrap(await listComments(salma, id))).toEqual([])
    const thread = unwrap(await begin(khaled, id, { text: 'x' }))
    await db.execute(sql`update staff_user set is_disabled = true where id = 2`)
    unwrap(await reply(salma, thread.id, 'لمن غادر'))
    await db.execute(sql`update staff_user set is_disabled = false where id = 2`)
    expect(await toldTo(id)).toEqual([])
  })
})

test('mentions that are not resolved wait for whoever is mentioned, each discussion once, the newest first', async () => {
  await db.delete(commentThread)
  const [one, other] = [await aCommentedPage(), await aCommentedPage()]
  const first = unwrap(await begin(salma, one.id, { text: 'أول', mentions: [2] }))
  const second = unwrap(await begin(mona, other.id, { text: 'ثان', mentions: [2, 1] }))
  unwrap(await reply(mona, first.id, 'مرة أخرى', [2]))
  unwrap(await reply(mona, first.id, 'بلا إشارة'))
  expect(unwrap(await listWaitingComments(khaled, 50))).toMatchObject([
    { thread_id: first.id, page_id: one.id, path: one.path, title: 'عنوان', by: 'منى', text: 'مرة أخرى' },
    { thread_id: second.id, page_id: other.id, by: 'منى', text: 'ثان' },
  ])
  expect(unwrap(await listWaitingComments(khaled, 1))).toHaveLength(1)
  expect(unwrap(await listWaitingComments(mona, 50))).toEqual([])
  unwrap(await resolveThread(salma, { threadId: first.id, isResolved: true }))
  expect(unwrap(await listWaitingComments(khaled, 50)).map(({ thread_id }) => thread_id)).toEqual([second.id])
})

test('hostile words are kept as plain text, without what turns the direction of others, within their length', async () => {
  const { id } = await aCommentedPage()
  const text = CommentText.parse('  <script>alert(1)</script>\r\n\u202eقلب\u2066 ')
  expect(text).toBe('<script>alert(1)</script>\nقلب')
  expect(unwrap(await begin(salma, id, { text })).comments[0]?.text).toBe(text)
  for (const wrong of ['', ' \u202e ', 'x'.repeat(2001)]) expect(CommentText.safeParse(wrong).success).toBe(false)
  expect(CommentText.parse('x'.repeat(2000))).toHaveLength(2000)
  expect(CommentQuote.parse(`\u202e${'س '.repeat(400)}`)).toHaveLength(300)
  const trickster: Ctx = { ...salma, staff: { id: 'user:1', name: '\u202eسلمى\n<b>', role: 'editor' } }
  expect(unwrap(await begin(trickster, id)).comments[0]?.author).toBe('سلمى <b>')
})
