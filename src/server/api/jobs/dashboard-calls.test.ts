import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { createApiToken, recordAudit } from '#domains/accounts/index.server.ts'
import { createPage } from '#domains/content/index.server.ts'
import { countRefusal } from '#domains/limits/index.server.ts'
import { noteRefusal, writeRefusals } from '#server/note-refusal.server.ts'
import { PageDraft } from '#domains/content/index.ts'
import { aStaffUser } from '#tests/support/records/a-staff-user.ts'
import { apiCaller } from '#tests/support/site/api-caller.ts'
import { testServices } from '#tests/support/site/test-services.ts'

const services = await testServices()
const { call } = apiCaller(services)
const { staffCtx: ctx, database } = services

async function aPage(path: string): Promise<number> {
  const outcome = await createPage(ctx, PageDraft.parse({ path, title: path, status: 'published' }), catalogue)
  return outcome.ok ? outcome.value.id : 0
}

async function aDraft(pageId: number, changes: object, updatedAt: string): Promise<void> {
  await database.db.execute(sql`
    insert into page_draft (page_id, content, base_version, updated_by, updated_at)
    select ${pageId}, content || ${JSON.stringify(changes)}::jsonb, 1, 'محرر', ${updatedAt}::timestamptz from page_version where page_id = ${pageId} order by number desc limit 1`)
}

test('[A-016] the dashboard shows drafts that differ from what visitors see, latest first, and what waits for its time', async () => {
  const [one, two, same] = [await aPage('one'), await aPage('two'), await aPage('same')]
  await aDraft(one, { title: 'أول' }, '2026-05-01T08:00:00Z')
  await aDraft(two, { title: '' }, '2026-05-02T08:00:00Z')
  await aDraft(same, {}, '2026-05-03T08:00:00Z')
  await database.db.execute(sql`
    insert into page_schedule (page_id, action, run_at, status, author) values
      (${one}, 'unpublish', '2026-06-02T08:00:00Z', 'pending', 'محرر'),
      (${two}, 'publish', '2026-06-01T08:00:00Z', 'pending', 'محرر'),
      (${two}, 'publish', '2026-04-01T08:00:00Z', 'done', 'محرر')`)
  const { status, json } = await call('/api/dashboard')
  expect(status).toBe(200)
  expect(json.data.awaiting_publish).toEqual([
    { page_id: two, path: 'two', title: 'two', updated_at: '2026-05-02T08:00:00.000Z', updated_by: 'محرر' },
    { page_id: one, path: 'one', title: 'أول', updated_at: '2026-05-01T08:00:00.000Z', updated_by: 'محرر' },
  ])
  expect(json.data.scheduled).toMatchObject([
    { page_id: two, path: 'two', action: 'publish', run_at: '2026-06-01T08:00:00.000Z', author: 'محرر' },
    { page_id: one, path: 'one', action: 'unpublish' },
  ])
  expect(json.data.failed_jobs).toBe(0)
})

test('admins see what limits refused today, of messages with their countries', async () => {
  const { clock } = services
  for (const key of ['GB', 'GB', 'FR']) await countRefusal({ db: database.db, clock }, { kind: 'sms_country', key })
  await countRefusal({ db: database.db, clock }, { kind: 'mail_visitor', key: 'a digest' })
  noteRefusal(services, 'upload')
  noteRefusal(services, 'upload')
  await writeRefusals(services)
  expect((await call('/api/dashboard')).json.data.refused_today).toEqual([
    { kind: 'sms_country', refused: 3, keys: ['GB', 'FR'] },
    { kind: 'upload', refused: 2, keys: [] },
    { kind: 'mail_visitor', refused: 1, keys: [] },
  ])
})

test('[A-016][A-269] admins see the last ten changes, of which signing in is none, editors those of pages and media only, visitors nothing', async () => {
  for (const number of Array.from({ length: 12 }, (_, index) => index))
    await recordAudit(database.db, ctx, { action: 'setting.changed', subject: `s${number}` })
  await recordAudit(database.db, ctx, { action: 'media.deleted', subject: 'image 1' })
  await recordAudit(database.db, ctx, { action: 'session.started', subject: 1 })
  const admin = (await call('/api/dashboard')).json.data.recent
  expect(admin).toHaveLength(10)
  expect(admin.slice(0, 2)).toMatchObject([
    { action: 'media.deleted', actor_name: 'اختبار' },
    { action: 'setting.changed', subject: 's11' },
  ])
  await aStaffUser(database.db)
  const apiToken = await createApiToken(ctx, { name: 'محرر', scopes: ['pages.read'], expires_at: null })
  const editor = (await call('/api/dashboard', { token: apiToken.ok ? apiToken.value.token : '' })).json.data.recent
  expect(editor[0]).toMatchObject({ action: 'media.deleted' })
  expect(editor.every(({ action }: { action: string }) => /^(page|media)\./.test(action))).toBe(true)
  expect((await call('/api/dashboard', { token: null })).status).toBe(401)
})

test('admins see editors who worked on customers or money before other roles did, until somebody has given them a role', async () => {
  const { $client } = database.db
  let last = 100
  const aPerson = async (name: string, role: string) => {
    last += 1
    await $client.query(`insert into staff_user (id, issuer, subject, name, role) values ($1, 'https://issuer.test', $2, $2, $3)`, [last, name, role])
    return last
  }
  const [both, seller, pages, settled, admin] = [
    await aPerson('ليلى', 'editor'),
    await aPerson('سعاد', 'editor'),
    await aPerson('هدى', 'editor'),
    await aPerson('منى', 'editor'),
    await aPerson('نورة', 'admin'),
  ]
  const did = (id: number, action: string) =>
    $client.query(`insert into audit_entry (actor_id, actor_name, action, subject, at) values ($1, 'x', $2, '1', '2026-05-01')`, [`user:${id}`, action])
  for (const [id, action] of [
    [both, 'lead.changed'],
    [both, 'order.refund'],
    [seller, 'order.changed'],
    [pages, 'page.published'],
    [settled, 'payment.refunded'],
    [admin, 'lead.changed'],
  ] as const)
    await did(id, action)
  await $client.query(
    `insert into audit_entry (actor_id, actor_name, action, subject, changes, at) values
    ('user:1', 'x', 'user.changed', $1, '{"role": ["finance", "editor"]}', '2026-05-02')`,
    [String(settled)],
  )
  expect((await call('/api/dashboard')).json.data.former_rights).toEqual([
    { user_id: seller, name: 'سعاد', needs: ['sales'] },
    { user_id: both, name: 'ليلى', needs: ['sales', 'finance'] },
  ])
})
