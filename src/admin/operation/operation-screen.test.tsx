// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { AdminContext } from 'react-admin'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { subjects } from '../app/subjects.ts'
import { createI18nProvider } from '../i18n/i18n-provider.ts'
import type { OperationFigure, OperationReport } from './operation.ts'
import { OperationScreen } from './operation-screen.tsx'

const WAIT = { timeout: 10_000 }
const aFigure = (over: Partial<OperationFigure>): OperationFigure => ({
  ...{ label: 'Jobs that failed', label_ar: 'مهام فشلت', unit: 'count', value: 0, most: 0, least: null, is_fine: true, where: 'jobs' },
  ...over,
})
let figures: readonly OperationFigure[] = []

beforeEach(() => {
  const report = () => ({ version: '1.2.3', commit: 'abc', node: 'v24.21.0', role: 'both', figures }) satisfies OperationReport
  vi.stubGlobal('fetch', async () => Response.json({ data: report() }))
})
afterEach(() => {
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

test('it looks again when it is asked to', async () => {
  figures = [aFigure({})]
  show('en')
  expect((await screen.findByRole('status', undefined, WAIT)).textContent).toBe('All that has a limit is within it.')
  figures = [aFigure({ value: 2, is_fine: false })]
  fireEvent.click(screen.getByRole('button', { name: 'Look again' }))
  expect(await screen.findByText('Some figures are out of order.', undefined, WAIT)).toBeTruthy()
})
