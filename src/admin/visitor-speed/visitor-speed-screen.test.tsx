// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { AdminContext } from 'react-admin'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { VisitorSpeed } from '#domains/analytics/index.ts'
import { subjects } from '../app/subjects.ts'
import { createI18nProvider } from '../i18n/i18n-provider.ts'
import { VisitorSpeedScreen } from './visitor-speed-screen.tsx'

const askedAddresses: string[] = []
let answer: VisitorSpeed | null
const figure = (metric: 'LCP' | 'INP' | 'CLS', p75: number, within_budget = 3) => ({ metric, p75, visits: 4, within_budget, slow: 0 })
const measured: VisitorSpeed = {
  total: [figure('LCP', 1840), figure('INP', 320, 1), figure('CLS', 0.31, 0)],
  days: [
    { ...figure('LCP', 2100), day: '2026-05-14' },
    { ...figure('LCP', 1840), day: '2026-05-15' },
    { ...figure('INP', 320), day: '2026-05-15' },
  ],
  pages: [
    { ...figure('LCP', 1500), page_type: 'plp', device: 'phone' },
    { ...figure('CLS', 0.02), page_type: 'plp', device: 'phone' },
    { ...figure('LCP', 4500), page_type: 'pdp', device: 'desktop' },
  ],
}

beforeEach(() => {
  askedAddresses.length = 0
  answer = measured
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
    return answer ? Response.json({ data: answer }) : Response.json({}, { status: 503 })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = () =>
  render(
    <AdminContext i18nProvider={createI18nProvider('ar', subjects, () => undefined)}>
      <VisitorSpeedScreen />
    </AdminContext>,
  )
const card = async (name: string) => (await screen.findByRole('region', { name })).textContent

test('each main figure stands beside its budget, with its grade and how many visits kept it', async () => {
  show()
  expect(await card('ظهور أكبر عنصر')).toBe('ظهور أكبر عنصر (LCP)ضمن الهدف1.84 ثانيةالهدف: 2.5 ثانية\u206675%\u2069 من الزيارات (4) ضمن الهدف')
  expect(await card('الاستجابة للضغط')).toContain('فوق الهدف320 ملّي ثانيةالهدف: 200 ملّي ثانية')
  expect(await card('تحرّك التخطيط')).toContain('بطيء0.31الهدف: 0.1')
})

test('a figure is shown by day as a chart and as a table, and by type of page and device', async () => {
  show()
  const days = within(await screen.findByRole('figure', { name: 'ظهور أكبر عنصر حسب اليوم' }))
  expect(days.getAllByRole('row', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'اليومظهور أكبر عنصرالزيارات',
    '14 مايو 20262.1 ثانية4',
    '15 مايو 20261.84 ثانية4',
  ])
  expect(days.getByRole('img').getAttribute('aria-label')).toBe('ظهور أكبر عنصر حسب اليوم. الأحدث: 1.84 ثانية في 15 مايو 2026.')
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent)
  expect(rows).toEqual(expect.arrayContaining(['قوائم السياراتهاتف1.5 ثانية0.024', 'صفحة السيارةحاسوب4.5 ثانية4']))
})

test('another device and period are asked for', async () => {
  show()
  await screen.findByRole('figure')
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'الجهاز' }))
  fireEvent.click(screen.getByRole('option', { name: 'هاتف' }))
  await vi.waitFor(() => expect(askedAddresses).toHaveLength(2))
  const [all, phone] = askedAddresses.map((address) => new URLSearchParams(address.split('?')[1]))
  expect([all?.get('device'), phone?.get('device')]).toEqual([null, 'phone'])
  expect((Date.parse(all?.get('to') ?? '') - Date.parse(all?.get('from') ?? '')) / 86_400_000).toBe(29)
})

test('a period without figures says so; figures that do not come can be asked for again', async () => {
  answer = null
  show()
  expect((await screen.findByRole('alert')).textContent).toContain('تعذّر تحميل الأرقام.')
  answer = { total: [], days: [], pages: [] }
  fireEvent.click(screen.getByRole('button', { name: 'إعادة المحاولة' }))
  expect((await screen.findByRole('status')).textContent).toContain('لا توجد قياسات في هذه الفترة.')
})
