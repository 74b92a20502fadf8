// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { LinkHere } from '#domains/content/index.ts'
import { fakeApi, openedDialog, renderRoom } from '#tests/support/drawing/editor-room.tsx'
import { PageTree } from './page-tree.tsx'

afterEach(cleanup)

const aPage = (id: number, path: string, title: string) => ({
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
})
const site = [aPage(1, '', 'الرئيسية'), aPage(2, 'cars', 'السيارات')]
const list = { 'GET /api/pages': () => ({ data: site, meta: { total: site.length } }) }
const binned = (id: number, path: string, title: string) => ({
  id,
  path,
  title,
  type: 'page',
  binned_at: '2026-11-20T10:00:00Z',
  binned_by: 'سارة',
  kept_until: '2026-12-20T10:00:00Z',
})

async function openTree() {
  const onOpen = vi.fn()
  renderRoom(<PageTree current={2} onOpen={onOpen} />)
  await screen.findByRole('tree')
  return { onOpen }
}

async function choose(title: string, action: string) {
  screen
    .getAllByRole('treeitem')
    .find((one) => one.querySelector('[title]')?.textContent === title)
    ?.focus()
  await userEvent.keyboard('{Shift>}{F10}{/Shift}')
  await userEvent.click(await screen.findByRole('menuitem', { name: action }))
  return openedDialog()
}

const links: LinkHere[] = [
  { kind: 'nav_entry', id: 4, title: 'سياراتنا' },
  { kind: 'setting', id: 'footer.legal_links', title: 'footer.legal_links' },
  { kind: 'redirect', id: 8, title: 'old', path: 'old' },
  { kind: 'page', id: 1, title: 'الرئيسية', path: '', block: { id: 'b1', template: 'hero_carousel' } },
]

test.each(['إلغاء النشر', 'حذف', 'تعطيل'])('%s says who links to the page, with a link to each place', async (action) => {
  fakeApi({ ...list, 'GET /api/pages/*/links_here': ({ path }) => ({ data: path === '/api/pages/2/links_here' ? links : [] }) })
  await openTree()
  const dialog = await choose('السيارات', action)
  await within(dialog).findByText('روابط لن تقود إلى شيء (4):')
  expect(
    within(dialog)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['سياراتنا', '/ar/admin/nav_entries?entry=4'],
    ['footer.legal_links', '/ar/admin/setting_definitions/footer.legal_links'],
    ['/old', '/ar/admin/redirects/8'],
    ['الرئيسية', '/ar/cms?page=1&block=b1'],
  ])
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map((item) => item.textContent)[3],
  ).toMatch(/^صفحة الرئيسية › ./)
})

test('deleting a page that nothing links to says so, and that it is kept for 30 days', async () => {
  fakeApi({ ...list, 'GET /api/pages/*/links_here': () => ({ data: [] }) })
  await openTree()
  const dialog = await choose('السيارات', 'حذف')
  await within(dialog).findByText('لا يقود إليها أي رابط في الموقع.')
  expect(dialog.textContent).toContain('سلة المحذوفات مدة 30 يومًا')
})

test('a deleted page is restored from the bin of the page list and opened', async () => {
  const sentCalls = fakeApi({
    ...list,
    'GET /api/binned_pages': () => ({ data: [binned(9, 'gone', 'ذهبت')], meta: { total: 1 } }),
    'POST /api/binned_pages/*/restore': () => ({ data: aPage(9, 'gone', 'ذهبت') }),
  })
  const { onOpen } = await openTree()
  await userEvent.click(screen.getByRole('button', { name: 'سلة المحذوفات' }))
  const row = await within(screen.getByRole('dialog', { name: 'سلة المحذوفات' })).findByRole('listitem')
  await waitFor(() => expect(row.textContent).toMatch(/حذفها سارة، .*تُحفظ حتى .*20 ديسمبر 2026/))
  await userEvent.click(within(row).getByRole('button', { name: 'استعادة ذهبت' }))
  await waitFor(() => expect(onOpen.mock.calls).toEqual([[9]]))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sentCalls.find(({ method }) => method === 'POST')).toMatchObject({ path: '/api/binned_pages/9/restore', body: {} })
})

test('a deleted page whose path another page has taken asks for another path', async () => {
  const sentCalls = fakeApi({
    ...list,
    'GET /api/binned_pages': () => ({ data: [binned(9, 'cars', 'سيارات سابقة')], meta: { total: 1 } }),
    'POST /api/binned_pages/*/restore': () => ({ data: aPage(9, 'cars-2', 'سيارات سابقة') }),
  })
  const { onOpen } = await openTree()
  await userEvent.click(screen.getByRole('button', { name: 'سلة المحذوفات' }))
  const path = await screen.findByLabelText(/^المسار الجديد/)
  await userEvent.click(screen.getByRole('button', { name: 'استعادة سيارات سابقة' }))
  expect(sentCalls.some(({ method }) => method === 'POST')).toBe(false)
  expect(screen.getByText('المسار مستخدم في صفحة أخرى.')).toBeDefined()
  await userEvent.clear(path)
  await userEvent.type(path, 'cars-2')
  await userEvent.click(screen.getByRole('button', { name: 'استعادة سيارات سابقة' }))
  await waitFor(() => expect(onOpen.mock.calls).toEqual([[9]]))
  expect(sentCalls.find(({ method }) => method === 'POST')?.body).toEqual({ path: 'cars-2' })
})
