// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { StoredBlock } from '#block-engine/stored/stored-block.ts'
import type { PageContent } from '#domains/content/index.ts'
import { aContent } from '#tests/support/records/any-content.ts'
import { fakeApi, renderRoom } from '#tests/support/drawing/editor-room.tsx'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { VersionsPanel } from './versions-panel.tsx'

const aBlock = (id: string, template: string, fields: Record<string, unknown>): StoredBlock => ({ ...aStoredBlock(template, fields, []), id })
const draft = aContent({ title: 'رينج روفر الجديدة', blocks: [aBlock('q', 'quote', { quote: 'حضور مهيب على كل طريق' }), aBlock('n', 'text_steps', {})] })
const former = aContent({ title: 'رينج روفر', blocks: [aBlock('q', 'quote', { quote: 'حضور على كل طريق' }), aBlock('gone', 'sign_post', {})] })
const versions = [
  { number: 3, kind: 'saved', note: '', author: 'سارة', created_at: '2026-11-20T08:15:00Z' },
  { number: 2, kind: 'published', note: 'قبل المعرض', author: 'Khaled', created_at: '2026-11-19T21:30:00Z' },
  { number: 1, kind: 'imported', note: '', author: '', created_at: '2026-11-18T08:15:00Z' },
]
const api = (more: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    'GET /api/pages/7/versions': () => ({ data: versions, meta: { total: versions.length } }),
    'GET /api/pages/7/versions/*': ({ path }) => ({ data: { ...versions.find(({ number }) => path.endsWith(`/${number}`)), content: former } }),
    'POST /api/pages/7/versions/*/restore': () => ({ data: { version: 6 } }),
    ...more,
  })
async function openPanel(props: { content?: PageContent } = {}) {
  const onRestored = vi.fn()
  renderRoom(<VersionsPanel pageId={7} draftVersion={5} liveVersion={1} content={draft} onRestored={onRestored} {...props} />)
  await screen.findAllByRole('listitem')
  return { onRestored }
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

afterEach(cleanup)

test('[A-014] versions stand with their author, their kind, their note and their time in the market', async () => {
  api()
  await openPanel()
  const [, published, imported] = screen.getAllByRole('listitem').map((item) => item.textContent)
  expect(published).toContain('الإصدار 2')
  expect(published).toContain('نشر')
  expect(published).toContain('Khaled')
  expect(published).toContain('قبل المعرض')
  // Kuwait is three hours ahead of UTC: half past nine in the evening is past midnight there.
  await waitFor(() => expect(screen.getAllByRole('listitem')[1]?.textContent).toContain('20 نوفمبر 2026، 00:30'))
  expect(imported).toContain('النظام')
})

test('[A-014] a comparison lists every change by block and field, texts word by word', async () => {
  api()
  await openPanel()
  await press('مقارنة الإصدار 2 بالمسودة')
  expect(await screen.findByRole('tab', { name: 'التغييرات (4)' })).toBeDefined()
  const parts = [...screen.getByRole('tabpanel').querySelectorAll('li')]
  expect(parts.map((part) => part.querySelector('h4')?.textContent)).toEqual(['إعدادات الصفحة', 'اقتباس', 'خطوات مرقّمة', expect.any(String)])
  expect(parts[0]?.querySelector('dt')?.textContent).toBe('العنوان')
  expect(parts[0]?.querySelector('ins')?.textContent).toBe('الجديدة')
  expect([parts[1]?.querySelector('ins')?.textContent?.trim(), parts[1]?.querySelector('del')]).toEqual(['مهيب', null])
  expect(parts[2]?.textContent).toContain('أُضيف')
  expect(parts[3]?.textContent).toContain('أُزيل')
})

test('[A-014] any two versions are compared, also without a difference', async () => {
  const sent = api()
  await openPanel()
  await press('مقارنة الإصدار 2 بالمسودة')
  await userEvent.selectOptions(screen.getByLabelText('بعد'), '1')
  expect(await screen.findByText('لا يوجد اختلاف.')).toBeDefined()
  expect(sent.map(({ path }) => path)).toContain('/api/pages/7/versions/1')
})

test('[A-014] two states are shown side by side by preview links, which are made only when they are looked at', async () => {
  const sent = api({ 'POST /api/pages/7/preview_links': () => ({ status: 201, data: { url: 'https://public.example.com/ar/preview/7/2?token=t' } }) })
  await openPanel()
  await press('مقارنة الإصدار 2 بالمسودة')
  await screen.findByRole('tab', { name: 'التغييرات (4)' })
  expect(sent.some(({ method }) => method === 'POST')).toBe(false)
  await userEvent.click(screen.getByRole('tab', { name: 'جنبًا إلى جنب' }))
  const frames = await screen.findAllByTitle(/^معاينة/)
  expect(frames.map((frame) => frame.getAttribute('src'))).toEqual(['/ar/preview/7/2?token=t', '/ar/preview/7/2?token=t'])
  expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([{ seconds: 3600, version: 2 }, { seconds: 3600 }])
})

test('[A-014] a version is restored after a question, with the version of the draft that was seen', async () => {
  const sent = api()
  const { onRestored } = await openPanel()
  await press('استعادة الإصدار 2')
  expect(sent.some(({ method }) => method === 'POST')).toBe(false)
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'استعادة' }))
  await waitFor(() => expect(onRestored.mock.calls).toEqual([[{ version: 6 }]]))
  expect(sent.find(({ method }) => method === 'POST')).toMatchObject({ path: '/api/pages/7/versions/2/restore', body: {}, ifMatch: '"5"' })
})

test('[A-014] one block is restored from a comparison, where the version has it; a refusal shows an error', async () => {
  let isStale = true
  const sent = api({ 'POST /api/pages/7/versions/*/restore': () => (isStale ? { status: 412, code: 'stale' } : { data: { version: 6 } }) })
  const { onRestored } = await openPanel()
  await press('مقارنة الإصدار 2 بالمسودة')
  const buttons = await screen.findAllByRole('button', { name: 'استعادة هذا المكوّن' })
  expect(buttons).toHaveLength(2) // of the quote and of the block that is gone; the new one was never there
  await userEvent.click(buttons[0] as HTMLElement)
  const confirm = () => userEvent.click(screen.getByRole('button', { name: 'استعادة' }))
  await confirm()
  expect((await screen.findByRole('alert')).textContent).toContain('عدّله شخص آخر')
  isStale = false
  await confirm()
  await waitFor(() => expect(onRestored).toHaveBeenCalledTimes(1))
  expect(sent.findLast(({ method }) => method === 'POST')?.body).toEqual({ block: 'q' })
})

test('a page without a history says what will be in it', async () => {
  api({ 'GET /api/pages/7/versions': () => ({ data: [], meta: { total: 0 } }) })
  renderRoom(<VersionsPanel pageId={7} draftVersion={0} liveVersion={1} content={draft} onRestored={() => undefined} />)
  expect(await screen.findByText('لا توجد إصدارات بعد')).toBeDefined()
})
