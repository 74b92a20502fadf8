import { settingTable } from '#site/registry/setting-table.ts'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { importContent } from '#domains/content/index.server.ts'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { csrfTokenOf, signIn } from '#tests/support/site/sign-in.ts'
import { TEST_TOKEN } from '#tests/support/site/site-process.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { createApp } from '../app.server.ts'
import { apiRoutes } from './api-routes.server.ts'
import { openApiDocument } from './reference.server.ts'

const services = await testServices({ SIGN_IN: 'demo', PUBLIC_URL: 'http://localhost' })
const app = createApp(services)
const site = 'http://localhost'
const send = (url: string, init: RequestInit) => app.request(url, init)

await importContent(
  services.staffCtx,
  {
    pages: [
      { path: 'written', status: 'published' },
      { path: 'removed', status: 'published' },
      { path: 'disabled', status: 'disabled', allow_disabled: true },
    ],
    settings: { 'general.timezone': 'Asia/Dubai' },
    navigation: [{ label: 'السيارات', url: '/written' }],
    offerCarModels: [{ key: 'x760', label: 'XE', family: 'xe', model_years: [2022] }],
    metaheads: [],
  },
  { catalogue, settings: settingTable },
)
const idOf = async (path: string) => (await services.database.db.execute<{ id: number }>(sql`select id from page where path = ${path}`)).rows[0]?.id ?? 0
const writtenId = await idOf('written')

type Who = 'anonymous' | 'visitor' | 'retailer' | 'editor' | 'admin' | 'token'
const sessions = new Map<Who, Record<string, string>>([['anonymous', {}]])
for (const who of ['visitor', 'retailer', 'editor', 'admin'] as const) {
  const cookie = await signIn(site, who, send)
  sessions.set(who, { cookie, ...(who === 'visitor' ? {} : { 'csrf-token': await csrfTokenOf(site, cookie, send) }) })
}
sessions.set('token', { authorization: `Bearer ${TEST_TOKEN}` })

type Call = { method: string; path: string; body?: unknown; headers?: Record<string, string> }

async function statusFor(who: Who, { method, path, body, headers = {} }: Call): Promise<number> {
  const all = { ...sessions.get(who), ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) }
  const response = await app.request(`${site}${path}`, { method, headers: all, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
  return response.status
}

/** One row an endpoint: what strangers, editors and admins are answered. */
const aQuotation = {
  ...{ vehicle_id: 2_000_000_000, customer_name: 'x', customer_email: 'x@example.com', customer_phone: '+971501234567' },
  ...{ kind: 'reservation', way: 'cash', valid_until: '2026-06-01' },
}
const aComment = { key: '00000000-0000-4000-8000-000000000001', text: 'x' }
const matrix: [Call, anonymous: number, editor: number, admin: number][] = [
  [{ method: 'POST', path: '/api/settings', body: { key: 'general.app_name', value: 'معرض' } }, 401, 201, 200],
  [{ method: 'PUT', path: '/api/settings', body: { settings: [{ key: 'general.app_name', value: 'معرض' }] } }, 401, 200, 200],
  [{ method: 'PUT', path: '/api/settings', body: { settings: [{ key: 'email_check.api_key', value: 'x' }] } }, 401, 403, 200],
  [{ method: 'POST', path: '/api/setting_previews', body: {} }, 401, 200, 200],
  [
    { method: 'PUT', path: `/api/pages/${writtenId}`, body: { path: 'written', status: 'published', title: 'س' }, headers: { 'if-match': 'VERSION' } },
    401,
    200,
    200,
  ],
  [{ method: 'DELETE', path: '/api/pages/2000000000' }, 401, 404, 404],
  [{ method: 'GET', path: `/api/pages/${writtenId}/links_here` }, 401, 200, 200],
  [{ method: 'GET', path: '/api/binned_pages' }, 401, 200, 200],
  [{ method: 'GET', path: '/api/care_findings?page=1&per_page=25' }, 401, 200, 200],
  [{ method: 'GET', path: '/api/calendar_entries?from=2026-05-01&to=2026-05-31' }, 401, 200, 200],
  [{ method: 'GET', path: '/api/care_summary' }, 401, 200, 200],
  [{ method: 'POST', path: '/api/care_findings/2000000000/aside', body: { is_left: true } }, 401, 404, 404],
  [{ method: 'POST', path: '/api/care_looks', body: {} }, 401, 204, 204],
  [{ method: 'GET', path: '/api/page_templates' }, 401, 200, 200],
  [{ method: 'POST', path: '/api/page_templates', body: { page_id: 2_000_000_000, name: 'قالب' } }, 401, 404, 404],
  [{ method: 'DELETE', path: '/api/page_templates/2000000000' }, 401, 404, 404],
  [{ method: 'POST', path: '/api/page_templates/2000000000/pages', body: { path: 'x', title: 'س' } }, 401, 404, 404],
  [{ method: 'GET', path: '/api/sections' }, 401, 200, 200],
  [{ method: 'POST', path: '/api/sections', body: { name: 'قسم', blocks: [aStoredBlock('quote', { quote: 'نص' })] } }, 401, 201, 201],
  [{ method: 'GET', path: '/api/sections/2000000000/uses' }, 401, 404, 404],
  [{ method: 'DELETE', path: '/api/sections/2000000000' }, 401, 404, 404],
  [{ method: 'POST', path: '/api/binned_pages/2000000000/restore', body: {} }, 401, 404, 404],
  [{ method: 'POST', path: '/forms_api/forms/2000000000/restore' }, 401, 403, 404],
  [{ method: 'GET', path: '/api/page_comments' }, 401, 200, 200],
  [{ method: 'GET', path: '/api/page_colleagues' }, 401, 200, 200],
  [{ method: 'GET', path: '/api/pages/2000000000/comments' }, 401, 404, 404],
  [{ method: 'POST', path: '/api/pages/2000000000/comments', body: { ...aComment, block_id: 'b' } }, 401, 404, 404],
  [{ method: 'POST', path: '/api/comment_threads/2000000000/comments', body: aComment }, 401, 404, 404],
  [{ method: 'PATCH', path: '/api/comment_threads/2000000000', body: { is_resolved: true } }, 401, 404, 404],
  [{ method: 'PATCH', path: '/api/page_comments/2000000000', body: { text: 'x' } }, 401, 404, 404],
  [{ method: 'DELETE', path: '/api/page_comments/2000000000' }, 401, 404, 404],
  [{ method: 'GET', path: '/api/page_reviews' }, 401, 200, 200],
  [{ method: 'GET', path: '/api/pages/2000000000/reviews' }, 401, 404, 404],
  [{ method: 'POST', path: '/api/pages/2000000000/reviews', body: {} }, 401, 404, 404],
  [{ method: 'POST', path: '/api/page_reviews/2000000000/answer', body: { verdict: 'approved' }, headers: { 'if-match': '"1"' } }, 401, 404, 404],
  [{ method: 'PUT', path: '/api/settings', body: { settings: [{ key: 'publishing.approval', value: 'off' }] } }, 401, 403, 200],
  [{ method: 'POST', path: `/api/pages/${writtenId}/preview_links`, body: {} }, 401, 201, 201],
  [{ method: 'GET', path: '/media/api/v2/images' }, 401, 200, 200],
  [{ method: 'POST', path: '/media/api/v2/images/filing', body: { ids: [2_000_000_000], add_tags: ['وسم'] } }, 401, 200, 200],
  [{ method: 'POST', path: '/media/api/v2/images/removal', body: { ids: [2_000_000_000] } }, 401, 200, 200],
  [{ method: 'POST', path: '/media/api/v2/images/uses', body: { ids: [2_000_000_000] } }, 401, 200, 200],
  [{ method: 'GET', path: '/media/api/v2/folders' }, 401, 200, 200],
  [{ method: 'POST', path: '/media/api/v2/folders', body: { path: 'models' } }, 401, 200, 200],
  [{ method: 'PATCH', path: '/media/api/v2/folders/200000000', body: { path: 'x' } }, 401, 404, 404],
  [{ method: 'DELETE', path: '/media/api/v2/folders/200000000' }, 401, 404, 404],
  [{ method: 'GET', path: '/media/api/v2/tags' }, 401, 200, 200],
  [{ method: 'GET', path: '/api/editing/session?path=/ar/written' }, 401, 200, 200],
  [{ method: 'GET', path: '/api/users' }, 401, 403, 200],
  [{ method: 'POST', path: '/api/users/search', body: { q: 'x' } }, 401, 403, 200],
  [{ method: 'GET', path: '/api/users/2000000000' }, 401, 403, 404],
  [{ method: 'PUT', path: '/api/users/2000000000', body: { role: 'admin' }, headers: { 'if-match': '"1"' } }, 401, 403, 404],
  [{ method: 'GET', path: '/api/api_tokens' }, 401, 403, 200],
  [{ method: 'POST', path: '/api/api_tokens', body: { name: 'x', scopes: ['pages.read'] } }, 401, 403, 201],
  [{ method: 'DELETE', path: '/api/api_tokens/2000000000' }, 401, 403, 404],
  [{ method: 'GET', path: '/api/audit_entries' }, 401, 403, 200],
  [{ method: 'GET', path: '/api/audit_entries.csv' }, 401, 403, 200],
  [{ method: 'POST', path: '/api/staff_search', body: { q: 'x' } }, 401, 200, 200],
  [{ method: 'DELETE', path: '/api/saved_views/2000000000' }, 401, 404, 404],
  [{ method: 'PUT', path: '/api/preferences/lists/leads', body: { hidden: [] } }, 401, 204, 204],
  [{ method: 'PUT', path: '/api/preferences/keys', body: { are_off: false } }, 401, 204, 204],
  [{ method: 'GET', path: '/api/listed_vins?page=1&per_page=25' }, 401, 200, 200],
  [{ method: 'POST', path: '/api/listed_vins', body: { vin: 'x' } }, 401, 422, 422],
  [{ method: 'DELETE', path: '/api/map_packages/2000000000' }, 401, 404, 404],
  [{ method: 'GET', path: '/forms_api/forms' }, 401, 200, 200],
  [{ method: 'GET', path: '/forms_api/lead_counts' }, 401, 200, 200],
  [{ method: 'GET', path: '/forms_api/forms/2000000000' }, 404, 404, 404],
  [{ method: 'POST', path: '/forms_api/forms', body: { name: 'نموذج', active: false } }, 401, 201, 201],
  [{ method: 'DELETE', path: '/forms_api/forms/2000000000' }, 401, 403, 404],
  [{ method: 'PUT', path: '/forms_api/forms/2000000000/draft', body: { name: 'نموذج' } }, 401, 404, 404],
  [{ method: 'DELETE', path: '/forms_api/forms/2000000000/draft' }, 401, 404, 404],
  [{ method: 'PUT', path: '/forms_api/forms/2000000000/schedule', body: { run_at: '2099-01-01T00:00:00Z' } }, 401, 404, 404],
  [{ method: 'DELETE', path: '/forms_api/forms/2000000000/schedule' }, 401, 404, 404],
  [{ method: 'GET', path: '/forms_api/forms/2000000000/versions' }, 401, 404, 404],
  [{ method: 'GET', path: '/forms_api/forms/2000000000/versions/1' }, 401, 404, 404],
  [{ method: 'GET', path: '/forms_api/forms/2000000000/leads' }, 401, 403, 200],
  [{ method: 'GET', path: '/forms_api/forms/2000000000/leads/2000000000' }, 401, 403, 404],
  [{ method: 'DELETE', path: '/forms_api/forms/2000000000/leads/2000000000' }, 401, 403, 404],
  [{ method: 'GET', path: '/forms_api/forms/2000000000/leads/2000000000/integrations' }, 401, 403, 404],
  [{ method: 'POST', path: '/forms_api/forms/2000000000/leads/2000000000/integrations/fix', body: {} }, 401, 403, 404],
  [{ method: 'POST', path: '/forms_api/forms/2000000000/lead_exports', body: {} }, 401, 403, 404],
  [{ method: 'GET', path: '/forms_api/forms/2000000000/lead_exports/2000000000' }, 401, 403, 404],
  [{ method: 'GET', path: '/forms_api/forms/2000000000/lead_exports/2000000000/download' }, 401, 403, 404],
  [{ method: 'GET', path: '/api/leads' }, 401, 403, 200],
  [{ method: 'POST', path: '/api/leads/search', body: { q: 'x' } }, 401, 403, 200],
  [{ method: 'GET', path: '/api/leads/2000000000' }, 401, 403, 404],
  [{ method: 'PUT', path: '/api/leads/2000000000', body: { state: 'won' }, headers: { 'if-match': '"1"' } }, 401, 403, 404],
  [{ method: 'POST', path: '/api/leads/2000000000/notes', body: { text: 'x' } }, 401, 403, 404],
  [{ method: 'GET', path: '/api/leads/2000000000/answers' }, 401, 403, 404],
  [
    { method: 'POST', path: '/api/leads/2000000000/answers', body: { channel: 'whatsapp', key: '00000000-0000-4000-8000-000000000000', text: 'x' } },
    401,
    403,
    404,
  ],
  [{ method: 'GET', path: '/api/leads/2000000000/tasks' }, 401, 403, 404],
  [{ method: 'POST', path: '/api/leads/2000000000/tasks', body: { text: 'x', due: '2999-05-16T10:00' } }, 401, 403, 404],
  [{ method: 'POST', path: '/api/leads/2000000000/tasks/1/done', body: {} }, 401, 403, 404],
  [{ method: 'GET', path: '/api/leads/2000000000/contact_history' }, 401, 403, 404],
  [{ method: 'GET', path: '/api/answer_templates?page=1&per_page=25' }, 401, 403, 200],
  [{ method: 'POST', path: '/api/answer_templates', body: { name: 'x', text_ar: 'س' } }, 401, 403, 201],
  [{ method: 'DELETE', path: '/api/answer_templates/2000000000' }, 401, 403, 404],
  [{ method: 'POST', path: '/api/leads/2000000000/release', body: {} }, 401, 403, 404],
  [{ method: 'POST', path: '/api/leads/2000000000/merge', body: { lead_id: 1 } }, 401, 403, 404],
  [{ method: 'POST', path: '/api/leads/2000000000/separate', body: {} }, 401, 403, 404],
  [{ method: 'GET', path: '/api/leads/2000000000/files/2000000000' }, 401, 403, 404],
  [{ method: 'POST', path: '/api/leads/change_many', body: { ids: [2000000000], change: { state: 'won' } } }, 401, 403, 200],
  [{ method: 'POST', path: '/api/leads/delete_many', body: { ids: [2000000000] } }, 401, 403, 200],
  [{ method: 'GET', path: '/api/lead_owners' }, 401, 403, 200],
  [{ method: 'GET', path: '/api/lead_forms' }, 401, 403, 200],
  [{ method: 'GET', path: '/api/lead_charts' }, 401, 403, 200],
  [{ method: 'GET', path: '/api/consent_proofs?from=2026-05-01&to=2026-05-02' }, 401, 200, 200],
  [{ method: 'GET', path: '/api/page_tags?path=/ar/' }, 401, 403, 200],
  [{ method: 'GET', path: '/api/connections' }, 401, 403, 200],
  [{ method: 'POST', path: '/api/connections/nothing/check', body: {} }, 401, 403, 404],
  [{ method: 'GET', path: '/api/visitor_speed?from=2026-05-01&to=2026-05-02' }, 401, 200, 200],
  [{ method: 'POST', path: '/api/customers/search', body: { q: 'x' } }, 401, 403, 200],
  [{ method: 'GET', path: '/api/customers/lead-2000000' }, 401, 403, 404],
  [{ method: 'POST', path: '/api/people/find', body: { email: 'a@example.com' } }, 401, 403, 200],
  [{ method: 'POST', path: '/api/people/ask', body: { email: 'a@example.com', kind: 'export' } }, 401, 403, 200],
  [{ method: 'POST', path: '/api/people/export', body: { email: 'a@example.com', records: ['mails:all'], reason: 'on paper' } }, 401, 403, 200],
  [{ method: 'POST', path: '/api/people/erase', body: { email: 'a@example.com', records: ['mails:all'], reason: 'on paper' } }, 401, 403, 200],
  [{ method: 'GET', path: '/api/payments' }, 401, 403, 200],
  [{ method: 'POST', path: '/api/payments/search', body: { q: 'x' } }, 401, 403, 200],
  [{ method: 'GET', path: '/api/payments/2000000000' }, 401, 403, 404],
  [{ method: 'GET', path: '/api/payment_differences' }, 401, 403, 200],
  [{ method: 'POST', path: '/api/payment_differences/2000000000/settle', body: { note: 'seen' } }, 401, 403, 404],
  [{ method: 'POST', path: '/api/payments/2000000000/check', body: {} }, 401, 403, 404],
  [
    { method: 'POST', path: '/api/payments/2000000000/actions', body: { action: 'refund', reason: 'seen', key: '00000000-0000-4000-8000-000000000000' } },
    401,
    403,
    404,
  ],
  [{ method: 'GET', path: '/api/payment_approvals' }, 401, 403, 200],
  [{ method: 'POST', path: '/api/payment_approvals/2000000000/approve', body: {} }, 401, 403, 404],
  [{ method: 'POST', path: '/api/payment_approvals/2000000000/decline', body: { note: 'seen' } }, 401, 403, 404],
  [{ method: 'GET', path: '/api/orders' }, 401, 403, 200],
  [{ method: 'POST', path: '/api/orders/search', body: { q: 'x' } }, 401, 403, 200],
  [{ method: 'POST', path: '/api/orders/export', body: { q: 'x' } }, 401, 403, 200],
  [{ method: 'GET', path: '/api/orders/board' }, 401, 403, 200],
  [{ method: 'GET', path: '/api/orders/attention' }, 401, 403, 200],
  [{ method: 'GET', path: '/api/orders/2000000000' }, 401, 403, 404],
  [{ method: 'GET', path: '/api/orders/2000000000/invoices/1' }, 401, 403, 404],
  [{ method: 'POST', path: '/api/orders/2000000000/actions', body: { action: 'confirm' }, headers: { 'if-match': '"1"' } }, 401, 403, 404],
  [{ method: 'POST', path: '/api/orders/2000000000/notes', body: { text: 'x' } }, 401, 403, 404],
  [{ method: 'GET', path: '/api/orders/2000000000/documents/1' }, 401, 403, 404],
  [{ method: 'PUT', path: '/api/orders/2000000000/documents/1', body: { is_visible: true } }, 401, 403, 404],
  [{ method: 'DELETE', path: '/api/orders/2000000000/documents/1' }, 401, 403, 404],
  [{ method: 'POST', path: '/api/orders/2000000000/documents' }, 401, 403, 415],
  [{ method: 'GET', path: '/api/quotations' }, 401, 403, 200],
  [{ method: 'POST', path: '/api/quotations/search', body: { q: 'x' } }, 401, 403, 200],
  [{ method: 'GET', path: '/api/quotations/cars?search=x' }, 401, 403, 200],
  [{ method: 'GET', path: '/api/quotations/offers/2000000000' }, 401, 403, 409],
  [{ method: 'GET', path: '/api/quotations/2000000000' }, 401, 403, 404],
  [{ method: 'POST', path: '/api/quotations', body: { key: '00000000-0000-4000-8000-000000000001', ...aQuotation } }, 401, 403, 422],
  [{ method: 'PUT', path: '/api/quotations/2000000000', body: aQuotation, headers: { 'if-match': '"1"' } }, 401, 403, 404],
  [{ method: 'POST', path: '/api/quotations/2000000000/send', body: {}, headers: { 'if-match': '"1"' } }, 401, 403, 404],
  [{ method: 'POST', path: '/api/quotations/2000000000/order', body: {}, headers: { 'if-match': '"1"' } }, 401, 403, 404],
  [{ method: 'POST', path: '/api/quotations/2000000000/withdraw', body: {} }, 401, 403, 404],
  [{ method: 'GET', path: '/api/holds' }, 401, 403, 200],
  [{ method: 'POST', path: '/api/holds/free', body: { ids: ['00000000-0000-4000-8000-000000000000'] } }, 401, 403, 200],
  [{ method: 'GET', path: '/api/deliveries' }, 401, 403, 200],
  [{ method: 'POST', path: '/api/deliveries/search', body: { q: 'x' } }, 401, 403, 200],
  [{ method: 'GET', path: '/api/deliveries/2000000000' }, 401, 403, 404],
  [{ method: 'POST', path: '/api/deliveries/2000000000/requeue', body: {} }, 401, 403, 404],
  [{ method: 'GET', path: '/api/mailbox' }, 401, 403, 200],
  [{ method: 'POST', path: '/api/mailbox/search', body: { q: 'x' } }, 401, 403, 200],
  [{ method: 'GET', path: '/api/mailbox/2000000000/files/1' }, 401, 403, 404],
  [{ method: 'GET', path: '/api/mails' }, 401, 200, 200],
  [{ method: 'GET', path: '/api/mails/lead_confirmation' }, 401, 200, 200],
  [{ method: 'PUT', path: '/api/mails/none', body: { texts: { ar: {}, en: {} } }, headers: { 'if-match': '"x"' } }, 401, 404, 404],
  [{ method: 'POST', path: '/api/mails/lead_confirmation/preview', body: { example: 'enquiry', language: 'ar' } }, 401, 200, 200],
  [{ method: 'POST', path: '/api/mails/lead_confirmation/test', body: { example: 'none', language: 'ar' } }, 401, 404, 404],
  [{ method: 'GET', path: '/api/settings' }, 200, 200, 200],
  [{ method: 'GET', path: '/api/nav_entries' }, 200, 200, 200],
  [{ method: 'GET', path: '/public_api/pages/by_path/written' }, 200, 200, 200],
  [{ method: 'GET', path: '/public_api/pages/by_path/disabled' }, 404, 200, 200],
  [{ method: 'GET', path: '/public_api/sections/2000000000' }, 404, 404, 404],
]

describe('who may do what', () => {
  test.each(matrix)('[A-269][C-198][B-306][B-307] %j: strangers %i, editors %i, admins %i', async (call, ...expected) => {
    const statuses: number[] = []
    for (const who of ['anonymous', 'editor', 'admin'] as const) {
      const [row] = (await services.database.db.execute<{ version: number }>(sql`select version from page where id = ${writtenId}`)).rows
      const headers = Object.fromEntries(Object.entries(call.headers ?? {}).map(([name, value]) => [name, value.replace('VERSION', `"${row?.version}"`)]))
      statuses.push(await statusFor(who, { ...call, headers }))
    }
    expect(statuses).toEqual(expected)
  })

  test('[C-198] somebody signed in without a role may no more than a stranger', async () => {
    for (const [call, anonymous] of matrix.filter(([{ method }]) => method === 'GET')) {
      const status = await statusFor('visitor', call)
      expect([status, call.path]).toEqual([call.path.startsWith('/api/editing') ? 403 : anonymous, call.path])
    }
  })

  test('[C-198] a retailer’s own people may nothing of what asks for an action that does not name them', async () => {
    for (const [call, anonymous] of matrix.filter(([{ method }]) => method === 'GET')) {
      expect([await statusFor('retailer', call), call.path]).toEqual([anonymous === 401 ? 403 : anonymous, call.path])
    }
    const { paths = {} } = openApiDocument(apiRoutes(services))
    const closed = Object.entries(paths).filter(([, item]) => ((item as { get?: { security?: unknown[] } }).get?.security?.length ?? 0) > 0)
    expect(closed.length).toBeGreaterThan(10)
    // One's own sessions and their token are anybody's to see, and so is how the site looks and which time it keeps; the dashboard has what the role has.
    for (const [path] of closed.filter(([path]) => !['/api/sessions', '/api/csrf_token', '/api/editing/site', '/api/dashboard'].includes(path))) {
      const status = await statusFor('retailer', { method: 'GET', path: path.replaceAll(/\{\w+\}/g, '1') })
      expect([403, 404, 422], `GET ${path} answered ${status}`).toContain(status)
    }
  })

  test('[C-198][B-306] no documented write, and nothing that asks for a sign-in, is open to strangers', async () => {
    const { paths = {} } = openApiDocument(apiRoutes(services))
    const closed = Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item as Record<string, { security?: unknown[] }>)
        .filter(([method, { security }]) => method !== 'get' || (security?.length ?? 0) > 0)
        .map(([method]) => ({ method: method.toUpperCase(), path: path.replaceAll(/\{\w+\}/g, '1') })),
    )
    expect(closed.length).toBeGreaterThan(15)
    for (const { method, path } of closed) {
      const body = method === 'GET' || method === 'DELETE' ? {} : { body: {} }
      const status = await statusFor('anonymous', { method, path, ...body })
      // A few public calls write nothing although they are no GET; what they answer to nonsense is not success either. 503 is told where a service is not set.
      expect([401, 403, 404, 422, 503], `${method} ${path} answered ${status}`).toContain(status)
    }
  })
})

describe('[C-204][A-321] the csrf-token', () => {
  const write = { method: 'POST', path: '/api/settings', body: { key: 'general.app_name', value: 'معرض' } }

  const writes = [
    ['POST', '/api/settings'],
    ['PUT', '/api/pages/1'],
    ['DELETE', '/api/pages/1'],
    ['PATCH', '/api/pages/1/draft'],
  ] as const

  test('[C-204][C-202][A-321] is asked of every write with a session, and refused when it is wrong', async () => {
    const { cookie = '' } = sessions.get('editor') ?? {}
    const other = sessions.get('admin')?.['csrf-token'] ?? ''
    for (const token of [undefined, '', 'x', other]) {
      for (const [method, path] of writes) {
        const headers = { cookie, 'content-type': 'application/json', ...(token === undefined ? {} : { 'csrf-token': token }) }
        const response = await app.request(site + path, { method, headers, body: JSON.stringify(write.body) })
        expect(response.status).toBe(403)
        expect(await response.json()).toMatchObject({ errors: [{ code: 'invalid_csrf_token' }], error: { status: 403, code: 'invalid_csrf_token' } })
      }
    }
    for (const path of ['/media/api/v2/images', '/public_api/x', '/forms_api/x', '/api/x']) {
      expect((await app.request(`${site}${path}`, { method: 'POST', headers: { cookie } })).status).toBe(403)
    }
  })

  test('[C-204] is asked of no read, of no client with a token, and of nobody without a session', async () => {
    const { cookie = '' } = sessions.get('editor') ?? {}
    expect((await app.request(`${site}/api/editing/session`, { headers: { cookie } })).status).toBe(200)
    expect(await statusFor('token', write)).toBe(200)
    expect(await statusFor('anonymous', write)).toBe(401)
    // The client's token counts, and not the session beside it.
    const both = { cookie, authorization: `Bearer ${TEST_TOKEN}`, 'content-type': 'application/json' }
    expect((await app.request(`${site}/api/settings`, { method: 'POST', headers: both, body: JSON.stringify(write.body) })).status).toBe(200)
  })

  test('[C-204] as bearer opens nothing without the cookie, and changes nothing beside it', async () => {
    const { cookie = '', 'csrf-token': token = '' } = sessions.get('editor') ?? {}
    const authorization = `Bearer ${token}`
    expect((await app.request(`${site}/api/editing/session`, { headers: { authorization } })).status).toBe(401)
    expect((await app.request(`${site}/api/editing/session`, { headers: { authorization, cookie } })).status).toBe(200)
  })
})

test('[C-196][C-197] the editing service confirms editors, names the page, and answers 401 or 403 to others', async () => {
  const ask = async (who: Who, path: string) => {
    const response = await app.request(`${site}/api/editing/session?path=${encodeURIComponent(path)}`, { headers: sessions.get(who) ?? {} })
    return { status: response.status, cache: response.headers.get('cache-control'), body: (await response.json()) as { data?: object } }
  }
  const { status, cache, body } = await ask('editor', '/ar/written?x=1')
  expect([status, cache]).toEqual([200, 'private, no-store'])
  expect(body.data).toEqual({ can_edit: true, page_id: writtenId, role: 'editor', name: 'محررة تجريبية', csrf_token: sessions.get('editor')?.['csrf-token'] })
  expect((await ask('admin', '/ar/nowhere')).body.data).toMatchObject({ page_id: null, role: 'admin' })
  expect((await ask('editor', '/ar//')).body.data).toMatchObject({ page_id: null })
  expect([(await ask('anonymous', '/ar/')).status, (await ask('visitor', '/ar/')).status]).toEqual([401, 403])
})

describe('a page that is disabled but may be shown', () => {
  test('[A-271][C-278] comes with a session or a token and with nothing else', async () => {
    const statuses = await Promise.all(
      (['anonymous', 'visitor', 'editor', 'token'] as const).map((who) => statusFor(who, { method: 'GET', path: '/public_api/pages/by_path/disabled' })),
    )
    expect(statuses).toEqual([404, 404, 200, 200])
  })
})

test.each([
  '/',
  '/ar/',
  '/ar/written',
  '/ar/404',
  '/ar/blocks',
  '/ar/auth/error',
  '/robots.txt',
  '/sitemap.xml',
  '/ar/site.webmanifest',
  '/api/settings',
  '/api/nav_entries',
])('[A-261][C-003] %s is open to a visitor without cookies', async (path) => {
  const response = await app.request(`${site}${path}`)
  expect(response.status).not.toBe(401)
  expect(response.headers.get('location') ?? '').not.toContain('/auth/')
  expect(response.headers.getSetCookie()).toEqual([])
})
