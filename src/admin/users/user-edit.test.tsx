// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AdminContext, memoryStore, ResourceContextProvider } from 'react-admin'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { actionGroups, may } from '#domains/accounts/index.ts'
import { roles } from '#kernel/staff.ts'
import { SignedInProvider } from '../app/signed-in.ts'
import { subjects } from '../app/subjects.ts'
import { createDataProvider } from '../data-provider/data-provider.ts'
import { createI18nProvider } from '../i18n/i18n-provider.ts'
import { users } from './subject.ts'
import { UserEdit } from './user-edit.tsx'
import { userWords } from './words.ts'

const user = { id: 7, name: 'سارة', email: 'sara@example.com', role: 'editor', is_role_pinned: true, is_disabled: false, retailers: [], version: 'v1' }
beforeAll(() => {
  window.scrollTo = () => undefined
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }))
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.startsWith('/api/editing/site')) return Response.json({ data: { time_zone: 'Asia/Dubai' } })
    return Response.json(address.startsWith('/api/dealers') ? { data: [], meta: { total: 0 } } : { data: user })
  })
})
afterEach(cleanup)

test('the screen of a person lists for each role what the server lets it do, no more and no less', async () => {
  const element = (
    <SignedInProvider value={{ name: 'ليلى', role: 'admin', language: 'ar' }}>
      <AdminContext dataProvider={createDataProvider([users])} i18nProvider={createI18nProvider('ar', subjects, () => undefined)} store={memoryStore()}>
        <ResourceContextProvider value="users">
          <UserEdit />
        </ResourceContextProvider>
      </AdminContext>
    </SignedInProvider>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/users/:id', element }], { initialEntries: ['/users/7'] })} />)
  const actor = userEvent.setup()
  for (const role of roles) {
    await actor.click(await screen.findByRole('radio', { name: userWords[role][1] }))
    const rights = within(screen.getByRole('region', { name: userWords.may[1] }))
    const rightTexts = rights.queryAllByRole('listitem').map((item) => item.textContent)
    const allowed = actionGroups.flatMap(({ label, actions }) => {
      const own = actions.filter(({ name }) => role !== 'visitor' && may({ id: 'user:7', name: '', role }, name)).map((action) => action.label[1])
      return own.length === 0 ? [] : [`${label[1]}: ${own.join('، و')}`]
    })
    const words = (lines: readonly (string | null)[]) => lines.map((line) => (line ?? '').replace(/[،,]|\sو/g, ' ').replace(/\s+/g, ' '))
    expect([role, words(rightTexts)]).toEqual([role, words(allowed)])
  }
  expect(may({ id: 'user:7', name: '', role: 'finance' }, 'payments.approve')).toBe(true)
})
