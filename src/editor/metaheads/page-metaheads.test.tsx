// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { fakeApi, renderRoom } from '#tests/support/drawing/editor-room.tsx'
import { PageMetaheads } from './page-metaheads.tsx'

const own = { id: 1, content: 'go()', language: 'javascript', sequence: 4, in_body: false, reload_on_each_page: false, rdx_core_page_id: 7, version: 'abc' }
const ofAll = { ...own, id: 2, content: 'everywhere()', rdx_core_page_id: null }
const api = (more: Parameters<typeof fakeApi>[0] = {}) => fakeApi({ 'GET /api/metaheads': () => ({ data: [own, ofAll] }), ...more })

afterEach(cleanup)

test('[A-112] [A-269] editors read the metaheads of a page and why they may not change them', async () => {
  const sent = api()
  renderRoom(<PageMetaheads pageId={7} mayWrite={false} />)
  expect(await screen.findByText('go()')).toBeDefined()
  expect(screen.queryByText('everywhere()')).toBeNull()
  expect(screen.getByText(/يقتصر تعديله على المديرين/)).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
  // The list with page and per_page is for admins only.
  expect([...(sent.find(({ path }) => path === '/api/metaheads')?.query.keys() ?? [])]).toEqual(['q[page_id_equal_or_null]'])
})

test('[A-112] admins add one behind the others, for this page', async () => {
  const sent = api({ 'POST /api/metaheads': () => ({ status: 201, data: own }) })
  renderRoom(<PageMetaheads pageId={7} mayWrite />)
  await screen.findByText('go()')
  await userEvent.click(screen.getByRole('button', { name: 'إضافة جديدة' }))
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'حفظ' }))
  expect(dialog.getByText('أدخل المحتوى.')).toBeDefined()
  await userEvent.selectOptions(dialog.getByLabelText('اللغة'), 'scss')
  await userEvent.type(dialog.getByLabelText(/^المحتوى/), '.a b')
  await userEvent.click(dialog.getByRole('radio', { name: 'في آخر متن الصفحة' }))
  await userEvent.click(dialog.getByRole('button', { name: 'حفظ' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    content: '.a b',
    language: 'scss',
    sequence: 5,
    in_body: true,
    reload_on_each_page: false,
    rdx_core_page_id: 7,
  })
})

test('[A-112] a change goes out with the version that was seen, and a flaw stands at the field', async () => {
  const flaw = { status: 422, code: 'invalid', fields: { content: ['Line 1: expected "{".'] } }
  const sent = api({ 'PUT /api/metaheads/1': () => flaw })
  renderRoom(<PageMetaheads pageId={7} mayWrite />)
  await userEvent.click(await screen.findByRole('button', { name: 'تعديل' }))
  await userEvent.click(screen.getByRole('button', { name: 'حفظ' }))
  expect(await screen.findByText('Line 1: expected "{".')).toBeDefined()
  expect(sent.find(({ method }) => method === 'PUT')?.ifMatch).toBe('"abc"')
})

test('[A-112] deleting asks first', async () => {
  const sent = api({ 'DELETE /api/metaheads/1': () => ({ status: 204 }) })
  renderRoom(<PageMetaheads pageId={7} mayWrite />)
  await userEvent.click(await screen.findByRole('button', { name: 'حذف' }))
  expect(sent.some(({ method }) => method === 'DELETE')).toBe(false)
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'حذف' }))
  await waitFor(() => expect(sent.some(({ method }) => method === 'DELETE')).toBe(true))
})
