// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { I18nContextProvider, ListContextProvider, memoryStore, ResourceContextProvider, StoreContextProvider } from 'react-admin'
import { afterEach, expect, test, vi } from 'vitest'
import type { StaffRole } from '#kernel/staff.ts'
import { SignedInProvider } from '../app/signed-in.ts'
import { subjects } from '../app/subjects.ts'
import { createI18nProvider } from '../i18n/i18n-provider.ts'
import { SavedViews } from './saved-views.tsx'

const view = { filter: { state: 'new' }, sort: { field: 'id', order: 'ASC' }, hidden: ['phone'] }
const savedView = { id: 4, name: 'الجديدة', view, is_shared: false, is_own: true, owner: '' }
const theirs = { id: 5, name: 'للفريق', view, is_shared: true, is_own: false, owner: 'ليلى' }
const requests: { method: string; address: string; body: unknown }[] = []

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function aList({ status = 200, role = 'sales' as StaffRole } = {}) {
  requests.length = 0
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    requests.push({ method, address, body: body ? JSON.parse(body) : undefined })
    return {
      ok: status < 400,
      status,
      headers: new Headers({ 'content-type': 'application/json' }),
      text: async () => JSON.stringify({ data: [savedView, theirs] }),
    }
  })
  const [setFilters, setSort, store] = [vi.fn(), vi.fn(), memoryStore({ 'leads.datatable': ['source'] })]
  const context = { filterValues: { state: 'new', form_id: 3 }, sort: { field: 'created_at', order: 'DESC' }, setFilters, setSort }
  render(
    <I18nContextProvider value={createI18nProvider('ar', subjects, () => undefined)}>
      <StoreContextProvider value={store}>
        <ResourceContextProvider value="leads">
          <ListContextProvider value={context as never}>
            <SignedInProvider value={{ name: 'سارة', role, language: 'ar' }}>
              <SavedViews hidden={[]} />
            </SignedInProvider>
          </ListContextProvider>
        </ResourceContextProvider>
      </StoreContextProvider>
    </I18nContextProvider>,
  )
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'طرق العرض المحفوظة' })))
  return { setFilters, setSort, store }
}

test('a saved view restores filters, order and columns of the list', async () => {
  const { setFilters, setSort, store } = await aList()
  expect(requests).toEqual([{ method: 'GET', address: '/api/saved_views?list=leads', body: undefined }])
  fireEvent.click(screen.getByRole('button', { name: 'الجديدة' }))
  expect(setFilters).toHaveBeenCalledWith({ state: 'new' }, { state: true })
  expect(setSort).toHaveBeenCalledWith({ field: 'id', order: 'ASC' })
  expect(store.getItem('leads.datatable')).toEqual(['phone'])
})

test('the list as it is on the screen is kept on the server under a name', async () => {
  await aList()
  fireEvent.change(screen.getByRole('textbox', { name: 'اسم طريقة العرض الحالية' }), { target: { value: ' المعرض ' } })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'حفظ' })))
  expect(requests[1]).toEqual({
    method: 'POST',
    address: '/api/saved_views',
    body: {
      list: 'leads',
      name: 'المعرض',
      view: { filter: { state: 'new', form_id: 3 }, sort: { field: 'created_at', order: 'DESC' }, hidden: ['source'] },
      is_shared: false,
    },
  })
})

test('a view is offered to everybody by whoever may, who also takes back those of others; others see whose it is', async () => {
  await aList()
  expect(screen.getByText('أتاحها للجميع ليلى')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'حذف «للفريق»' })).toBeTruthy()
  fireEvent.change(screen.getByRole('textbox', { name: 'اسم طريقة العرض الحالية' }), { target: { value: 'اليوم' } })
  fireEvent.click(screen.getByRole('checkbox', { name: 'إتاحتها للجميع' }))
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'حفظ' })))
  expect(requests[1]?.body).toMatchObject({ name: 'اليوم', is_shared: true })
  cleanup()
  await aList({ role: 'retailer' })
  expect(screen.getByText('أتاحها للجميع ليلى')).toBeTruthy()
  expect(screen.queryByRole('checkbox', { name: 'إتاحتها للجميع' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'حذف «للفريق»' })).toBeNull()
})

test('the list as it is on the screen has an address to send', async () => {
  const writeText = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
  await aList()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'نسخ رابط طريقة العرض الحالية' })))
  const listView = { filter: { state: 'new', form_id: 3 }, sort: { field: 'created_at', order: 'DESC' }, hidden: ['source'] }
  expect(writeText).toHaveBeenCalledWith(`http://localhost:3000/ar/admin/leads?${new URLSearchParams({ view: JSON.stringify(listView) })}`)
})

test('a view is removed by its own button; a refusal shows an error', async () => {
  await aList()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'حذف «الجديدة»' })))
  expect(requests[1]).toMatchObject({ method: 'DELETE', address: '/api/saved_views/4' })
  cleanup()
  await aList({ status: 500 })
  expect(screen.getByRole('alert').textContent).toBe('تعذّر الوصول إلى طرق العرض المحفوظة.')
})
