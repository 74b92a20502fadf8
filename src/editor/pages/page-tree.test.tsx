// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeApi, openedDialog, renderRoom } from '#tests/support/drawing/editor-room.tsx'
import { PageTree } from './page-tree.tsx'
import type { PageSummary } from './page-tree-model.ts'

const aPage = (id: number, path: string, title: string, changes: Partial<PageSummary> = {}): PageSummary => ({
  id,
  path,
  type: 'page',
  status: 'published',
  title,
  theme: null,
  updated_at: '2026-11-20T10:00:00Z',
  version: 3,
  has_draft: false,
  draft_updated_at: null,
  draft_updated_by: null,
  scheduled_at: null,
  ...changes,
})
const site = [
  aPage(1, '', 'الرئيسية'),
  aPage(2, 'cars', 'السيارات', { has_draft: true }),
  aPage(3, 'cars/rover', 'رينج روفر', { status: 'draft' }),
  aPage(4, 'cars/old', 'طراز سابق', { status: 'disabled', scheduled_at: '2026-12-01T06:00:00Z' }),
  aPage(5, 'offers', 'العروض'),
]
const list = (pages: readonly PageSummary[] = site) => ({
  'GET /api/pages': () => ({ data: pages, meta: { total: pages.length } }),
  'GET /api/pages/*/links_here': () => ({ data: [] }),
  'GET /api/page_templates': () => ({ data: [] }),
})
const titles = () => screen.getAllByRole('treeitem').map((item) => item.querySelector('[title]')?.textContent)
const focused = () => document.activeElement?.querySelector('[title]')?.textContent

async function openTree(props: Partial<Parameters<typeof PageTree>[0]> = {}) {
  const onOpen = vi.fn()
  renderRoom(<PageTree current={2} onOpen={onOpen} {...props} />)
  await screen.findByRole('tree')
  return { onOpen }
}
async function choose(title: string, action: string) {
  const item = screen.getAllByRole('treeitem').find((one) => one.querySelector('[title]')?.textContent === title)
  item?.focus()
  await userEvent.keyboard('{Shift>}{F10}{/Shift}')
  await userEvent.click(await screen.findByRole('menuitem', { name: action }))
  return openedDialog()
}

afterEach(cleanup)

test('[A-014] pages are listed by their paths, with their states', async () => {
  fakeApi(list())
  await openTree()
  expect(titles()).toEqual(['الرئيسية', 'السيارات', 'رينج روفر', 'طراز سابق', 'العروض'])
  const cars = screen.getByRole('treeitem', { selected: true })
  expect([cars.getAttribute('aria-level'), cars.getAttribute('aria-expanded')]).toEqual(['1', 'true'])
  expect(within(cars).getByLabelText('تغييرات غير منشورة')).toBeDefined()
  expect(screen.getByText('مسودة')).toBeDefined()
  expect(screen.getByLabelText('معطّلة')).toBeDefined()
  expect(screen.getByLabelText('مجدولة')).toBeDefined()
})

test('the tree is one tab stop and has the keys of the tree pattern, where forward is the left arrow in Arabic', async () => {
  fakeApi(list())
  const { onOpen } = await openTree()
  expect(screen.getAllByRole('treeitem').filter((item) => item.tabIndex === 0)).toHaveLength(1)
  screen.getByRole('treeitem', { selected: true }).focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(focused()).toBe('رينج روفر')
  await userEvent.keyboard('{ArrowRight}')
  expect(focused()).toBe('السيارات')
  await userEvent.keyboard('{ArrowRight}')
  expect(titles()).toEqual(['الرئيسية', 'السيارات', 'العروض'])
  await userEvent.keyboard('{ArrowLeft}{End}')
  expect(focused()).toBe('العروض')
  await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}{Enter}')
  expect(onOpen.mock.calls).toEqual([[3]])
})

test('typed letters move to the next title that begins with them', async () => {
  fakeApi(list())
  await openTree()
  screen.getByRole('treeitem', { selected: true }).focus()
  await userEvent.keyboard('طرا')
  expect(focused()).toBe('طراز سابق')
})

test('a search shows the matches with their ancestors and announces their number', async () => {
  fakeApi(list())
  await openTree()
  await userEvent.type(screen.getByRole('searchbox'), 'روفر')
  expect(titles()).toEqual(['السيارات', 'رينج روفر'])
  expect(screen.getByText('عدد النتائج: 1')).toBeDefined()
  await userEvent.clear(screen.getByRole('searchbox'))
  await userEvent.type(screen.getByRole('searchbox'), 'قارب')
  expect(screen.getByText('لا توجد صفحة مطابقة')).toBeDefined()
})

test('what was searched for ends with the visit', async () => {
  fakeApi(list())
  const setItem = vi.spyOn(Storage.prototype, 'setItem')
  await openTree()
  await userEvent.type(screen.getByRole('searchbox'), 'رينج')
  expect(titles()).toEqual(['السيارات', 'رينج روفر'])
  cleanup()
  await openTree()
  expect([titles().length, (screen.getByRole('searchbox') as HTMLInputElement).value, setItem.mock.calls]).toEqual([5, '', []])
  setItem.mockRestore()
})

test('a tree of a thousand pages is collapsed at first, except for the ancestors of the current page', async () => {
  const many = Array.from({ length: 1000 }, (_, index) => aPage(100 + index, `models/y${index % 20}/m${index}`, `طراز ${index}`))
  fakeApi(list([...site, ...many]))
  await openTree({ current: 100 })
  expect(screen.getAllByRole('treeitem')).toHaveLength(4 + 20 + 50)
  expect(screen.getByRole('treeitem', { selected: true }).getAttribute('aria-level')).toBe('3')
})

test('[A-014] a new page gets its path from its title, below the node whose menu was used, and is opened', async () => {
  const sentCalls = fakeApi({ ...list(), 'POST /api/pages': () => ({ status: 201, data: aPage(9, 'cars/المقصورة-الجديدة', 'المقصورة الجديدة') }) })
  const { onOpen } = await openTree()
  await choose('السيارات', 'صفحة جديدة ضمنها')
  await userEvent.keyboard('المقصورة الجديدة')
  expect(screen.getByLabelText<HTMLInputElement>(/^المسار/).value).toBe('cars/المقصورة-الجديدة')
  await userEvent.click(screen.getByRole('button', { name: 'إنشاء' }))
  await waitFor(() => expect(onOpen.mock.calls).toEqual([[9]]))
  expect(sentCalls.find(({ method }) => method === 'POST')?.body).toEqual({
    path: 'cars/المقصورة-الجديدة',
    type: 'page',
    title: 'المقصورة الجديدة',
    status: 'draft',
  })
  expect(sentCalls.filter(({ path, method }) => path === '/api/pages' && method === 'GET')).toHaveLength(2)
})

test('[A-014] a path that is taken is refused at its field, by the browser or by the server', async () => {
  fakeApi({ ...list(), 'POST /api/pages': () => ({ status: 409, code: 'path_taken' }) })
  await openTree()
  await userEvent.click(screen.getByRole('button', { name: 'صفحة جديدة' }))
  await openedDialog()
  await userEvent.keyboard('x')
  const path = screen.getByLabelText(/^المسار/)
  await userEvent.clear(path)
  await userEvent.type(path, 'offers')
  expect(screen.getByText('المسار مستخدم في صفحة أخرى.')).toBeDefined()
  await userEvent.clear(path)
  await userEvent.type(path, 'other')
  expect(screen.queryByText('المسار مستخدم في صفحة أخرى.')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'إنشاء' }))
  expect(await screen.findByText('المسار مستخدم في صفحة أخرى.')).toBeDefined()
  expect(path.getAttribute('aria-invalid')).toBe('true')
})

test('[A-014] a redirection is created as published, with its target and its HTTP code', async () => {
  const sentCalls = fakeApi({ ...list(), 'POST /api/pages': () => ({ status: 201, data: aPage(9, 'old', '', { type: 'url_redirection' }) }) })
  const { onOpen } = await openTree()
  await userEvent.click(screen.getByRole('button', { name: 'صفحة جديدة' }))
  await openedDialog()
  await userEvent.click(screen.getByRole('radio', { name: 'تحويل' }))
  await userEvent.type(screen.getByLabelText(/^المسار القديم/), 'old')
  await userEvent.click(screen.getByRole('button', { name: 'إنشاء' }))
  expect(screen.getByText('أدخل الوجهة.')).toBeDefined()
  await userEvent.type(screen.getByLabelText(/^الوجهة/), '/offers')
  await userEvent.click(screen.getByRole('button', { name: 'إنشاء' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const newPage = { path: 'old', type: 'url_redirection', title: '', status: 'published', to: '/offers', http_code: 301 }
  expect(sentCalls.find(({ method }) => method === 'POST')?.body).toEqual(newPage)
  expect(onOpen).not.toHaveBeenCalled()
})

test('[A-014] a move lists every new path and the redirections that stay, and is sent with the version of the page', async () => {
  const sentCalls = fakeApi({ ...list(), 'POST /api/pages/*/move': () => ({ data: { pages: [], redirects: [] } }) })
  const onChanged = vi.fn()
  await openTree({ onChanged })
  const dialog = await choose('السيارات', 'إعادة تسمية أو نقل')
  const path = within(dialog).getByRole('textbox')
  await userEvent.clear(path)
  await userEvent.type(path, 'vehicles')
  const cells = within(dialog)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent?.trim()))
  expect(cells).toEqual([
    ['/cars', '/vehicles', 'نعم'],
    ['/cars/rover', '/vehicles/rover', 'لا'],
    ['/cars/old', '/vehicles/old', 'لا'],
  ])
  await userEvent.click(within(dialog).getByRole('checkbox', { name: /نقل الصفحات/ }))
  expect(within(dialog).getAllByRole('row')).toHaveLength(2)
  await userEvent.click(within(dialog).getByRole('button', { name: 'نقل' }))
  await waitFor(() => expect(onChanged.mock.calls).toEqual([[{ pageIds: [2], isDeleted: false }]]))
  const move = sentCalls.find(({ path: address }) => address === '/api/pages/2/move')
  expect([move?.body, move?.ifMatch]).toEqual([{ path: 'vehicles', with_children: false, leave_redirect: true }, '"3"'])
})

test('[A-014] a page cannot be moved below itself or onto another page, and a stale version is reported', async () => {
  fakeApi({ ...list(), 'POST /api/pages/*/move': () => ({ status: 412, code: 'stale' }) })
  await openTree()
  const dialog = await choose('السيارات', 'إعادة تسمية أو نقل')
  const path = within(dialog).getByRole('textbox')
  await userEvent.type(path, '/x')
  expect(within(dialog).getByText('لا يمكن نقل صفحة إلى ما تحتها.')).toBeDefined()
  await userEvent.clear(path)
  await userEvent.type(path, 'offers')
  expect(within(dialog).getByText('المسار مستخدم في صفحة أخرى.')).toBeDefined()
  await userEvent.clear(path)
  await userEvent.type(path, 'free{Enter}')
  expect((await within(dialog).findByRole('alert')).textContent).toContain('عدّله شخص آخر')
})

test('[A-014] a duplicate is created next to the original and opened', async () => {
  const sentCalls = fakeApi({ ...list(), 'POST /api/pages/*/duplicate': () => ({ status: 201, data: aPage(9, 'cars/x', 'x') }) })
  const { onOpen } = await openTree()
  const dialog = await choose('رينج روفر', 'تكرار')
  await userEvent.click(within(dialog).getByRole('button', { name: 'تكرار' }))
  await waitFor(() => expect(onOpen.mock.calls).toEqual([[9]]))
  expect(sentCalls.find(({ method }) => method === 'POST')).toMatchObject({
    path: '/api/pages/3/duplicate',
    body: { path: 'cars/رينج-روفر-نسخة', title: 'رينج روفر (نسخة)' },
  })
})

test.each([
  ['السيارات', 'تعطيل', 'تعطيل', { status: 'disabled', allow_disabled: true }],
  ['السيارات', 'إلغاء النشر', 'إلغاء النشر', { status: 'draft' }],
  ['طراز سابق', 'إعادة التفعيل', 'إعادة التفعيل', { status: 'published' }],
] as const)('[A-014] %s: %s asks first and goes out with the version that was seen', async (title, action, confirm, body) => {
  const sentCalls = fakeApi({ ...list(), 'POST /api/pages/*/status': () => ({ data: {} }) })
  await openTree()
  const dialog = await choose(title, action)
  expect(sentCalls.some(({ method }) => method === 'POST')).toBe(false)
  await userEvent.click(within(dialog).getByRole('button', { name: confirm }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sentCalls.find(({ method }) => method === 'POST')).toMatchObject({ body, ifMatch: '"3"' })
})

test('[A-014] deleting names the path and the pages that stay, and shows a refusal', async () => {
  let isRefused = true
  const sentCalls = fakeApi({ ...list(), 'DELETE /api/pages/*': () => (isRefused ? { status: 403, code: 'forbidden' } : { status: 204 }) })
  const onChanged = vi.fn()
  await openTree({ onChanged })
  const dialog = await choose('السيارات', 'حذف')
  expect(dialog.textContent).toContain('/cars')
  expect(dialog.textContent).toContain('(2)')
  await userEvent.click(within(dialog).getByRole('button', { name: 'حذف' }))
  expect((await within(dialog).findByRole('alert')).textContent).toBe('لا تملك صلاحية هذا الإجراء.')
  isRefused = false
  await userEvent.click(within(dialog).getByRole('button', { name: 'حذف' }))
  await waitFor(() => expect(onChanged.mock.calls).toEqual([[{ pageIds: [2], isDeleted: true }]]))
  expect(sentCalls.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual(['/api/pages/2', '/api/pages/2'])
})

test('the home page can be neither moved nor deleted', async () => {
  fakeApi(list())
  await openTree()
  screen.getAllByRole('treeitem')[0]?.focus()
  await userEvent.keyboard('{Shift>}{F10}{/Shift}')
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(['فتح', 'تكرار', 'حفظ كقالب', 'تحويل مسار آخر إليها'])
})

test('[A-014] a site without pages offers to create one, and a failure offers to try again', async () => {
  fakeApi(list([]))
  renderRoom(<PageTree current={null} onOpen={() => undefined} />)
  expect(await screen.findByText('لا توجد صفحات بعد')).toBeDefined()
  cleanup()
  let isDown = true
  fakeApi({ 'GET /api/pages': () => (isDown ? { status: 503, code: 'unavailable' } : { data: site, meta: { total: site.length } }) })
  renderRoom(<PageTree current={null} onOpen={() => undefined} />)
  const retry = await screen.findByRole('button', { name: 'إعادة المحاولة' })
  isDown = false
  await userEvent.click(retry)
  expect(await screen.findByRole('tree')).toBeDefined()
})
