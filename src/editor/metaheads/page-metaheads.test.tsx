// @vitest-environment jsdom
import { EditorView } from '@codemirror/view'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { fakeApi, renderRoom } from '#tests/support/drawing/editor-room.tsx'
import { PageMetaheads } from './page-metaheads.tsx'

const own = {
  consent_scope: 'obligatory',
  id: 1,
  content: 'go()',
  language: 'javascript',
  sequence: 4,
  in_body: false,
  reload_on_each_page: false,
  rdx_core_page_id: 7,
  version: 'abc',
}
const ofAll = { ...own, id: 2, content: 'everywhere()', rdx_core_page_id: null }
const api = (more: Parameters<typeof fakeApi>[0] = {}) => fakeApi({ 'GET /api/metaheads': () => ({ data: [own, ofAll] }), ...more })

// The source editor measures its lines; here nothing has a size.
beforeAll(() => {
  Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList
})
afterEach(cleanup)

test('[A-112] [A-269] editors read the metaheads of a page and why they may not change them', async () => {
  const sentCalls = api()
  renderRoom(<PageMetaheads pageId={7} mayWrite={false} />)
  expect(await screen.findByText('go()')).toBeDefined()
  expect(screen.queryByText('everywhere()')).toBeNull()
  expect(screen.getByText(/يقتصر تعديله على المديرين/)).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
  // The list with page and per_page is for admins only.
  expect([...(sentCalls.find(({ path }) => path === '/api/metaheads')?.query.keys() ?? [])]).toEqual(['q[page_id_equal_or_null]'])
})

test('[A-112] admins add one behind the others, for this page', async () => {
  const sentCalls = api({ 'POST /api/metaheads': () => ({ status: 201, data: own }) })
  renderRoom(<PageMetaheads pageId={7} mayWrite />)
  await screen.findByText('go()')
  await userEvent.click(screen.getByRole('button', { name: 'إضافة جديدة' }))
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'حفظ' }))
  expect(dialog.getByText('أدخل المحتوى.')).toBeDefined()
  await userEvent.selectOptions(dialog.getByLabelText('اللغة'), 'scss')
  const source = EditorView.findFromDOM(await dialog.findByRole('textbox', { name: 'المحتوى' }))
  act(() => source?.dispatch({ changes: { from: 0, insert: '.a b' } }))
  await userEvent.click(dialog.getByRole('radio', { name: 'في آخر متن الصفحة' }))
  await userEvent.click(dialog.getByRole('button', { name: 'حفظ' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sentCalls.find(({ method }) => method === 'POST')?.body).toEqual({
    content: '.a b',
    language: 'scss',
    sequence: 5,
    in_body: true,
    reload_on_each_page: false,
    rdx_core_page_id: 7,
    consent_scope: null,
  })
})

test('[A-112] whether it waits for consent is chosen, and stays as it was chosen when something else is changed', async () => {
  const sentCalls = api({ 'PUT /api/metaheads/1': () => ({ data: own }) })
  renderRoom(<PageMetaheads pageId={7} mayWrite />)
  await userEvent.click(await screen.findByRole('button', { name: 'تعديل' }))
  const consent = screen.getByLabelText('الموافقة') as HTMLSelectElement
  expect([...consent.options].map(({ textContent }) => textContent)).toEqual(['بحسب نوعها', 'لا تحتاج إلى موافقة', 'تنتظر موافقة الزائر'])
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(screen.getByRole('button', { name: 'حفظ' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.click(await screen.findByRole('button', { name: 'تعديل' }))
  await userEvent.selectOptions(screen.getByLabelText('الموافقة'), 'بحسب نوعها')
  await userEvent.click(screen.getByRole('button', { name: 'حفظ' }))
  const bodies = () => sentCalls.filter(({ method }) => method === 'PUT').map(({ body }) => body)
  await waitFor(() => expect(bodies()).toHaveLength(2))
  expect(bodies()).toEqual([
    expect.objectContaining({ reload_on_each_page: true, consent_scope: 'obligatory' }),
    expect.objectContaining({ consent_scope: null }),
  ])
})

test('[A-112] the address of a script is a line of its own, with a word on what it is', async () => {
  api()
  renderRoom(<PageMetaheads pageId={7} mayWrite />)
  await screen.findByText('go()')
  await userEvent.click(screen.getByRole('button', { name: 'إضافة جديدة' }))
  await userEvent.selectOptions(screen.getByLabelText('اللغة'), 'عنوان نص برمجي')
  const address = screen.getByLabelText(/^المحتوى/)
  expect([address.getAttribute('inputmode'), address.getAttribute('dir'), address.tagName]).toEqual(['url', 'ltr', 'INPUT'])
  expect(screen.getByText(/^عنوان ملف نصي برمجي يبدأ/)).toBeDefined()
})

test('[A-112] a change goes out with the version that was seen, and a flaw stands at the field', async () => {
  const flaw = { status: 422, code: 'invalid', fields: { content: ['Line 1: expected "{".'] } }
  const sentCalls = api({ 'PUT /api/metaheads/1': () => flaw })
  renderRoom(<PageMetaheads pageId={7} mayWrite />)
  await userEvent.click(await screen.findByRole('button', { name: 'تعديل' }))
  await userEvent.click(screen.getByRole('button', { name: 'حفظ' }))
  expect(await screen.findByText('Line 1: expected "{".')).toBeDefined()
  expect(sentCalls.find(({ method }) => method === 'PUT')?.ifMatch).toBe('"abc"')
})

test('[A-112] deleting asks first', async () => {
  const sentCalls = api({ 'DELETE /api/metaheads/1': () => ({ status: 204 }) })
  renderRoom(<PageMetaheads pageId={7} mayWrite />)
  await userEvent.click(await screen.findByRole('button', { name: 'حذف' }))
  expect(sentCalls.some(({ method }) => method === 'DELETE')).toBe(false)
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'حذف' }))
  await waitFor(() => expect(sentCalls.some(({ method }) => method === 'DELETE')).toBe(true))
})
