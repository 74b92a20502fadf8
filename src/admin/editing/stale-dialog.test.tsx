// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AdminContext, type DataProvider, memoryStore, TextInput } from 'react-admin'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { subjects } from '../app/subjects.ts'
import { AdminError } from '../data-provider/admin-error.ts'
import { createI18nProvider } from '../i18n/i18n-provider.ts'
import { RecordEdit, RecordForm } from './record-edit.tsx'

type Retailer = { id: number; name: string; city: string; version: string; updated_by?: string; updated_at?: string }
const readRetailer: Retailer = { id: 7, name: 'معرض دبي', city: 'دبي', version: 'v1' }

beforeAll(() => {
  window.scrollTo = () => undefined
})
beforeEach(() => {
  // Outside of production the frame writes every refusal to the console as well.
  vi.mocked(console.error).mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  const others = vi.mocked(console.error).mock.calls.filter(([error]) => !(error instanceof AdminError))
  vi.mocked(console.error).mockClear()
  expect(others).toEqual([])
})

/** The edit screen of a dealer over a store that somebody else may write to. */
async function anEditScreen(storedRetailer: Retailer) {
  const updates: { data: Retailer }[] = []
  const provider = {
    getOne: async () => ({ data: readRetailer }),
    update: async (_resource: string, { data }: { data: Retailer }) => {
      updates.push({ data })
      if (data.version !== storedRetailer.version) throw new AdminError({ ok: false, status: 412, code: 'stale', fields: {}, data: storedRetailer })
      if (!data.name) throw new AdminError({ ok: false, status: 422, code: 'invalid', fields: { name: ['required'] }, data: undefined })
      return { data: { ...data, version: 'v9' } }
    },
  } as unknown as DataProvider
  const screenOf = (
    <AdminContext dataProvider={provider} i18nProvider={createI18nProvider('ar', subjects, () => undefined)} store={memoryStore()}>
      <RecordEdit resource="dealers" id={7} redirect={false}>
        <RecordForm>
          <TextInput source="name" />
          <TextInput source="city" />
        </RecordForm>
      </RecordEdit>
    </AdminContext>
  )
  const router = createMemoryRouter([{ path: '*', element: screenOf }], { initialEntries: ['/dealers/7'] })
  render(<RouterProvider router={router} />)
  const user = userEvent.setup()
  const name = await screen.findByLabelText<HTMLInputElement>(/الاسم/)
  return { updates, user, name, city: screen.getByLabelText<HTMLInputElement>(/المدينة/), router }
}

describe('a save that comes after somebody else’s', () => {
  const theirs: Retailer = { ...readRetailer, name: 'معرض أبوظبي', city: 'أبوظبي', version: 'v2', updated_by: 'سلمى', updated_at: '2026-05-15T08:00:00Z' }

  test('shows what differs, and keeps mine on top of theirs', async () => {
    const { updates, user, name } = await anEditScreen(theirs)
    await user.clear(name)
    await user.type(name, 'معرض الشارقة')
    await user.click(screen.getByRole('button', { name: 'حفظ' }))
    const dialog = await screen.findByRole('dialog', { name: 'عدّله شخص آخر أثناء تحريرك' })
    // The time zone of the site is not known here, and so no time.
    expect(dialog.textContent).toContain('آخر من حفظه سلمى.')
    expect(dialog.querySelectorAll('[role=radiogroup]')).toHaveLength(2)
    expect(dialog.textContent).toContain('معرض الشارقة')
    expect(dialog.textContent).toContain('معرض أبوظبي')
    await user.click(screen.getByRole('button', { name: 'اعتماد الاختيار' }))
    await waitFor(() => expect(updates).toHaveLength(2))
    expect(updates[1]?.data).toMatchObject({ name: 'معرض الشارقة', city: 'أبوظبي', version: 'v2' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('can be discarded for theirs, and nothing is written', async () => {
    const { updates, user, name, city } = await anEditScreen(theirs)
    await user.type(name, ' 2')
    await user.click(screen.getByRole('button', { name: 'حفظ' }))
    await user.click(await screen.findByRole('button', { name: 'المحفوظة في الكل' }))
    await user.click(screen.getByRole('button', { name: 'اعتماد الاختيار' }))
    await waitFor(() => expect(name.value).toBe('معرض أبوظبي'))
    expect(city.value).toBe('أبوظبي')
    expect(updates).toHaveLength(1)
  })

  test('leaves what was typed in the form while it is not decided', async () => {
    const { user, name } = await anEditScreen(theirs)
    await user.type(name, ' 2')
    await user.click(screen.getByRole('button', { name: 'حفظ' }))
    await user.click(await screen.findByRole('button', { name: 'متابعة التحرير' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(name.value).toBe('معرض دبي 2')
  })
})

test('a refused value is shown at its field', async () => {
  const { user, name } = await anEditScreen(readRetailer)
  await user.clear(name)
  await user.click(screen.getByRole('button', { name: 'حفظ' }))
  expect(await screen.findByText('هذا الحقل مطلوب')).toBeDefined()
})

test('leaving with unsaved changes is asked about first', async () => {
  const { user, name, router } = await anEditScreen(readRetailer)
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false)
  await user.type(name, ' 2')
  await router.navigate('/pages')
  await waitFor(() => expect(confirm).toHaveBeenCalledOnce())
  expect(router.state.location.pathname).toBe('/dealers/7')
})
