// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { CoreAdminContext, ListContextProvider } from 'react-admin'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { StaffRole } from '#kernel/staff.ts'
import { SignedInProvider } from '../app/signed-in.ts'
import { subjects } from '../app/subjects.ts'
import { createI18nProvider } from '../i18n/i18n-provider.ts'
import { LeadBulkActions } from './lead-bulk-actions.tsx'

const requests: { address: string; body: unknown }[] = []
const onUnselectItems = vi.fn()

beforeEach(() => {
  requests.length = 0
  onUnselectItems.mockReset()
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    requests.push({ address, body: JSON.parse(String(body)) })
    return Response.json({ data: { done: [1], unchanged: [3], refused: [{ id: 2, code: 'no_such_move' }] } })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** The actions on leads 1, 2 and 3, for somebody of a role. */
function theActions(role: StaffRole) {
  render(
    <SignedInProvider value={{ name: 'ليلى', role, language: 'ar' }}>
      <CoreAdminContext i18nProvider={createI18nProvider('ar', subjects, () => undefined)}>
        <ListContextProvider value={{ selectedIds: [1, 2, 3], onUnselectItems } as never}>
          <LeadBulkActions owners={[{ id: 5, name: 'ليلى' }]} />
        </ListContextProvider>
      </CoreAdminContext>
    </SignedInProvider>,
  )
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
async function choose(work: string, option: string) {
  press(work)
  fireEvent.mouseDown(screen.getByRole('combobox', { name: work }))
  fireEvent.click(screen.getByRole('option', { name: option }))
  await act(async () => press('تطبيق'))
}

test('several leads change their state at once, and refused ones are listed with the reason', async () => {
  theActions('retailer')
  await choose('تغيير الحالة', 'تم التواصل')
  expect(requests).toEqual([{ address: '/api/leads/change_many', body: { ids: [1, 2, 3], change: { state: 'contacted' } } }])
  expect(screen.getByText('المنفَّذ: 1. دون تغيير: 1. المرفوض: 1.')).toBeTruthy()
  expect(screen.getByText('الطلب 2: حالته الحالية لا تسمح بذلك')).toBeTruthy()
  press('إغلاق')
  expect(onUnselectItems).toHaveBeenCalled()
})

test('states that only the site sets are not offered', () => {
  theActions('retailer')
  press('تغيير الحالة')
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'تغيير الحالة' }))
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).not.toContain('مشتبه به')
})

test.each([
  ['ليلى', 5],
  ['لا أحد', null],
])('several leads are given to %s', async (name, owner_id) => {
  theActions('sales')
  await choose('تغيير المسؤول', name)
  expect(requests).toEqual([{ address: '/api/leads/change_many', body: { ids: [1, 2, 3], change: { owner_id } } }])
})

test('several leads are deleted after a question, by those who may', async () => {
  theActions('sales')
  expect(screen.queryByRole('button', { name: 'حذف' })).toBeNull()
  cleanup()
  theActions('admin')
  press('حذف')
  expect([requests, screen.getByRole('dialog', { name: 'حذف هذه الطلبات وكل ما يتصل بها، وعددها 3' })]).toEqual([[], expect.anything()])
  await act(async () => press('حذف'))
  expect(requests).toEqual([{ address: '/api/leads/delete_many', body: { ids: [1, 2, 3] } }])
})
