// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { I18nContextProvider, ListContextProvider } from 'react-admin'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { subjects } from '../app/subjects.ts'
import { createI18nProvider } from '../i18n/i18n-provider.ts'
import { ExportButton } from './export-button.tsx'

const created = { id: 5, form_id: 3, format: 'csv', status: 'pending', rows_count: 0, created_at: '2026-05-15T08:00:00.000Z' }
const requests: { method: string; address: string; body: string }[] = []
const saved: { name: string; file: Blob }[] = []
const bytes = Uint8Array.from([0xef, 0xbb, 0xbf, 0, 255, 13, 10])
let statuses: string[] = []

beforeEach(() => {
  vi.useFakeTimers()
  requests.length = 0
  saved.length = 0
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body = '' }: { method?: string; body?: string } = {}) => {
    requests.push({ method, address, body })
    const isFile = address.endsWith('/download')
    const data = method === 'POST' ? created : isFile ? null : { ...created, status: statuses.shift() ?? 'processing' }
    // Without a stream, whose pieces come at times of their own.
    return {
      ok: true,
      status: 200,
      headers: new Headers({ 'content-type': isFile ? 'text/csv; charset=utf-8' : 'application/json' }),
      text: async () => JSON.stringify({ data }),
      blob: async () => new Blob([bytes]),
    }
  })
  let file = new Blob()
  URL.createObjectURL = (blob) => {
    file = blob as Blob
    return 'blob:file'
  }
  URL.revokeObjectURL = () => undefined
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, file })
  })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Orders the export of the form that the list shows, as it is narrowed. */
async function anExport(answers: string[]) {
  statuses = answers
  const filterValues = { form_id: 3, state: 'new', q: 'سارة', owner_id: '', created_at_gteq: '2026-05-01' }
  const view = render(
    <I18nContextProvider value={createI18nProvider('ar', subjects, () => undefined)}>
      <ListContextProvider value={{ filterValues } as never}>
        <ExportButton
          forms={[
            { id: 2, name: 'كتيّب' },
            { id: 3, name: 'استفسار' },
          ]}
        />
      </ListContextProvider>
    </I18nContextProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'تصدير' }))
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'تصدير' })))
  return view
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const polls = () => requests.filter(({ address }) => address === '/forms_api/forms/3/lead_exports/5').length
const downloads = () => requests.filter(({ address }) => address.endsWith('/download')).length

test('[C-078][C-239] an export is created, polled until it is written, then downloaded and saved as it came', async () => {
  await anExport(['pending', 'processing', 'completed'])
  await pass(60_000)
  expect(requests.map(({ method, address }) => `${method} ${address}`)).toEqual([
    'POST /forms_api/forms/3/lead_exports',
    'GET /forms_api/forms/3/lead_exports/5',
    'GET /forms_api/forms/3/lead_exports/5',
    'GET /forms_api/forms/3/lead_exports/5',
    'GET /forms_api/forms/3/lead_exports/5/download',
  ])
  expect(JSON.parse(requests[0]?.body ?? '')).toEqual({ filters: { state: 'new', q: 'سارة', created_at_gteq: '2026-05-01' }, format: 'csv' })
  expect(saved.map(({ name }) => name)).toEqual(['leads-3-2026-05-15.csv'])
  expect(new Uint8Array(await (saved[0]?.file ?? new Blob()).arrayBuffer())).toEqual(bytes)
  expect(screen.getByText('حُفظ الملف.')).toBeTruthy()
})

test('[C-080] an export is polled every 2 s, and no more once its screen is left', async () => {
  const { unmount } = await anExport([])
  expect(polls()).toBe(0)
  await pass(1999)
  expect(polls()).toBe(0)
  await pass(1)
  expect(polls()).toBe(1)
  await pass(1999)
  expect(polls()).toBe(1)
  await pass(1)
  expect(polls()).toBe(2)
  unmount()
  await pass(60_000)
  expect(polls()).toBe(2)
})

test('[C-080] an export that is not finished after 150 polls is given up, and watched on by a retry', async () => {
  await anExport([])
  await pass(149 * 2000)
  expect(screen.queryByRole('button', { name: 'إعادة المحاولة' })).toBeNull()
  await pass(600_000)
  expect(polls()).toBe(150)
  expect(downloads()).toBe(0)
  statuses = ['completed']
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'إعادة المحاولة' })))
  await pass(2000)
  expect([polls(), downloads(), saved.length]).toEqual([151, 1, 1])
  expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

test('[C-079][C-080] a failed export says so, is polled no more, and ordered anew by a retry', async () => {
  await anExport(['failed'])
  await pass(60_000)
  expect([polls(), downloads()]).toEqual([1, 0])
  expect(screen.getByText('تعذّر التصدير.')).toBeTruthy()
  statuses = ['completed']
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'إعادة المحاولة' })))
  await pass(2000)
  expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(2)
  expect([polls(), downloads(), saved.length]).toEqual([2, 1, 1])
})
