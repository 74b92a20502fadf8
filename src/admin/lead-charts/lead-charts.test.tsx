// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { AdminContext } from 'react-admin'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { subjects } from '../app/subjects.ts'
import { createI18nProvider } from '../i18n/i18n-provider.ts'
import { LeadCharts } from './lead-charts.tsx'

const askedAddresses: string[] = []
let isDown = false
const counts = {
  total: 5,
  answers_due: 4,
  answered_in_time: 3,
  days: [
    { day: '2026-05-14', count: 1 },
    { day: '2026-05-15', count: 4 },
  ],
  forms: [
    { id: 4, name: '', count: 1 },
    { id: 3, name: 'استفسار', count: 1 },
    { id: 5, name: '', count: 3 },
  ],
  retailers: [
    { id: 7, name: 'معرض دبي', count: 3 },
    { id: null, name: '', count: 1 },
    { id: 12, name: '', count: 1 },
  ],
  sources: [
    { source: '', count: 4 },
    { source: 'newsletter', count: 1 },
  ],
}

beforeEach(() => {
  askedAddresses.length = 0
  isDown = false
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.startsWith('/api/editing/site')) return Response.json({ data: { time_zone: 'Asia/Dubai' } })
    askedAddresses.push(address)
    return isDown ? Response.json({}, { status: 503 }) : Response.json({ data: counts })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function theCharts() {
  render(
    <AdminContext i18nProvider={createI18nProvider('ar', subjects, () => undefined)}>
      <LeadCharts />
    </AdminContext>,
  )
}
const rowsOf = (title: string) =>
  within(screen.getByRole('figure', { name: title }))
    .getAllByRole('row', { hidden: true })
    .map((row) => [...row.children].map(({ textContent }) => textContent))

test('leads are shown by day, form, retailer and source, what was deleted in words; every figure stands in a table as well', async () => {
  theCharts()
  expect((await screen.findByRole('status')).textContent).toBe('عدد الطلبات في هذه الفترة: 5 · تم الرد في الوقت المحدد على 3 من 4')
  expect(rowsOf('الطلبات حسب اليوم')).toEqual([
    ['اليوم', 'الطلبات'],
    ['14 مايو 2026', '1'],
    ['15 مايو 2026', '4'],
  ])
  expect(rowsOf('الطلبات حسب النموذج')).toEqual([
    ['الاسم', 'الطلبات'],
    ['نماذج محذوفة', '4'],
    ['استفسار', '1'],
  ])
  expect(rowsOf('الطلبات حسب المعرض').slice(1)).toEqual([
    ['معرض دبي', '3'],
    ['دون معرض', '1'],
    ['معارض لم تعد في القائمة', '1'],
  ])
  expect(rowsOf('الطلبات حسب المصدر').slice(1)).toEqual([
    ['دون حملة', '4'],
    ['newsletter', '1'],
  ])
  const chart = within(screen.getByRole('figure', { name: 'الطلبات حسب المعرض' })).getByRole('img')
  expect(chart.getAttribute('aria-label')).toBe('الطلبات حسب المعرض. الأعلى: معرض دبي، 3.')
})

test('another period is asked for in days of the site', async () => {
  theCharts()
  await screen.findByRole('status')
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'الفترة' }))
  fireEvent.click(screen.getByRole('option', { name: 'آخر 7 أيام' }))
  await vi.waitFor(() => expect(askedAddresses).toHaveLength(2))
  const lengths = askedAddresses.map((address) => {
    const query = new URLSearchParams(address.split('?')[1])
    return (Date.parse(query.get('to') ?? '') - Date.parse(query.get('from') ?? '')) / 86_400_000 + 1
  })
  expect(lengths).toEqual([30, 7])
})

test('counts that fail to load can be requested again', async () => {
  isDown = true
  theCharts()
  expect((await screen.findByRole('alert')).textContent).toContain('تعذّر تحميل الأعداد.')
  isDown = false
  fireEvent.click(screen.getByRole('button', { name: 'إعادة المحاولة' }))
  expect(await screen.findByRole('status')).toBeTruthy()
})
