// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { AdminContext } from 'react-admin'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { subjects } from '../app/subjects.ts'
import { createI18nProvider } from '../i18n/i18n-provider.ts'
import type { OperationFigure, OperationReport, OperationTable } from './operation.ts'
import { OperationScreen } from './operation-screen.tsx'

const WAIT = { timeout: 10_000 }
const aFigure = (over: Partial<OperationFigure>): OperationFigure => ({
  ...{ label: 'Jobs that failed', label_ar: 'مهام فشلت', unit: 'count', value: 0, most: 0, least: null, is_fine: true, where: 'jobs' },
  ...over,
})
let figures: OperationFigure[] = []
let tables: readonly OperationTable[] = []

beforeEach(() => {
  const report = () => ({ version: '1.2.3', commit: 'abc', node: 'v24.21.0', role: 'both', figures, tables }) satisfies OperationReport
  vi.stubGlobal('fetch', async () => Response.json({ data: report() }))
})
afterEach(() => {
  tables = []
  cleanup()
  vi.unstubAllGlobals()
})

const row = async (name: string) => within((await screen.findByRole('rowheader', { name }, WAIT)).closest('tr') as HTMLElement)
const show = (language: 'ar' | 'en' = 'ar') =>
  render(
    <AdminContext i18nProvider={createI18nProvider(language, subjects, () => undefined)}>
      <OperationScreen />
    </AdminContext>,
  )

test('a figure stands with its limit, its state and the way to where something can be done', async () => {
  figures = [
    aFigure({}),
    aFigure({ label: 'Memory', label_ar: 'ذاكرتها', unit: 'bytes', value: 312_400_000, most: null, is_fine: null, where: null }),
    aFigure({ label: 'Oldest mail', label_ar: 'أقدم رسالة', unit: 'seconds', value: 7200, most: 900, is_fine: false, where: 'deliveries' }),
    aFigure({ label: 'Bus', label_ar: 'تصلها التغييرات', unit: 'yes', value: null, most: null, least: 1, is_fine: false, where: null }),
  ]
  show()
  const mail = await row('أقدم رسالة')
  expect(mail.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['ساعتان', '15 دقيقة', 'خلل'])
  expect(mail.getByRole('link').getAttribute('href')).toContain('/deliveries')
  expect((await row('ذاكرتها')).getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['312 م.ب', '', ''])
  expect((await row('تصلها التغييرات')).getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['–', 'نعم', 'تعذّرت قراءته'])
  expect(screen.getByRole('status').textContent).toBe('بعض الأرقام خارج حدودها.')
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['أقدم رسالة', 'تصلها التغييرات', 'مهام فشلت', 'ذاكرتها'])
})

test('samples stand in tables: statuses by their number, times as people say them, hosts as they are', async () => {
  const row = (...labels: string[]) => ({ labels, value: 1200 })
  tables = [
    { name: 'maarad_requests_total', unit: 'count', rows: [row('page', '404'), { labels: ['page', '200'], value: 3 }, row('api', '200')] },
    {
      name: 'maarad_request_duration_seconds_bucket',
      unit: 'seconds',
      rows: [
        { labels: ['page', '50'], value: 0.0042 },
        { labels: ['page', '99'], value: 2 },
      ],
    },
    { name: 'maarad_provider_calls_total', unit: 'count', rows: [row('crm.example:8443', 'unreachable')] },
    { name: 'maarad_orders', unit: 'count', rows: [{ labels: ['paid'], value: 7 }] },
    { name: 'maarad_requests_refused_total', unit: 'count', rows: [] },
    { name: 'maarad_cache_bytes', unit: 'bytes', rows: null },
  ]
  show()
  const cells = async (name: string) => {
    const table = within(await screen.findByRole('region', { name }, WAIT))
    return table.queryAllByRole('row').map((one) => [...one.querySelectorAll('th, td')].map(({ textContent }) => textContent))
  }
  expect(await cells('الطلبات الواردة منذ التشغيل بحسب رمز الجواب')).toEqual([
    ['البيان', '200', '404'],
    ['الصفحات', '3', '1,200'],
    ['الواجهة البرمجية', '1,200', ''],
  ])
  expect(await cells('المدة حتى اكتمال الجواب')).toEqual([
    ['البيان', '50% خلال', '99% خلال'],
    ['الصفحات', '4.2 ملي ثانية', 'ثانيتان'],
  ])
  expect(await cells('الاتصالات بالخدمات الخارجية منذ التشغيل')).toEqual([
    ['البيان', 'لم تُجب'],
    ['crm.example:8443', '1,200'],
  ])
  expect(await cells('الطلبات عبر الإنترنت بحسب الحالة')).toEqual([['دُفع مبلغ الحجز', '7']])
  expect(screen.getByRole('region', { name: 'الطلبات المرفوضة' }).textContent).toContain('لا شيء حتى الآن.')
  expect(screen.getByRole('region', { name: 'حجم الذاكرة المؤقتة' }).textContent).toContain('تعذّرت قراءته')
})

test('it looks again when it is asked to', async () => {
  figures = [aFigure({})]
  show('en')
  expect((await screen.findByRole('status', undefined, WAIT)).textContent).toBe('All that has a limit is within it.')
  figures = [aFigure({ value: 2, is_fine: false })]
  fireEvent.click(screen.getByRole('button', { name: 'Look again' }))
  expect(await screen.findByText('Some figures are out of order.', undefined, WAIT)).toBeTruthy()
})
