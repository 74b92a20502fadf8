import { expect, test, vi } from 'vitest'
import type { StaffRole } from '#kernel/staff.ts'
import type { FoundRecord } from '../../found-record.ts'
import { offersFor } from './offers.ts'

const actions = [{ id: 'out', label: 'تسجيل الخروج', run: vi.fn() }]
const records: FoundRecord[] = [
  { kind: 'order', id: '7', title: 'ديفندر', about: 'سارة', code: 'M-7' },
  { kind: 'page', id: '3', title: 'الرئيسية', about: '', code: 'home' },
  { kind: 'setting', id: 'a/b', title: 'x', about: '', code: 'a/b' },
]
const offered = (text: string, role: StaffRole = 'admin', language: 'ar' | 'en' = 'ar') =>
  offersFor({ text, language, staff: { id: 'user:1', name: '', role }, actions, records })
const titles = (text: string, role?: StaffRole, language?: 'ar' | 'en') =>
  offered(text, role, language).flatMap(({ offers }) => offers.map(({ title }) => title))

test('without a text every action and screen that one may see is offered, and no record', () => {
  expect(offered('').map(({ kind }) => kind)).toEqual(['action', 'screen'])
  expect(titles('')).toEqual(expect.arrayContaining(['تسجيل الخروج', 'لوحة المتابعة', 'الطلبات عبر الإنترنت', 'المستخدمون']))
  expect(titles('', 'editor')).not.toContain('المستخدمون')
  expect(titles('', 'editor')).not.toContain('الطلبات عبر الإنترنت')
})

test('screens are found in either language, however they are spelled, and are named in that of the person', () => {
  expect(titles('اعاده توجيه')).toContain('عمليات إعادة التوجيه')
  expect(titles('redirects')).toContain('عمليات إعادة التوجيه')
  expect(titles('redirects', 'admin', 'en')).toContain('Redirects')
})

test('a screen for something new is offered to whoever may write it', () => {
  const isOffered = (role: StaffRole) =>
    offered('جديد رمز', role).some(({ offers }) => offers.some((offer) => 'href' in offer && offer.href === '/ar/admin/api_tokens/create'))
  expect(isOffered('admin')).toBe(true)
  expect(isOffered('editor')).toBe(false)
})

test('records stand by kind in one order after actions and screens, and lead to where they are opened', () => {
  const groups = offered('دي')
  expect(groups.map(({ kind }) => kind).slice(-3)).toEqual(['page', 'order', 'setting'])
  const hrefs = groups.flatMap(({ offers }) => offers.map((offer) => ('href' in offer ? offer.href : '')))
  expect(hrefs).toEqual(expect.arrayContaining(['/ar/cms?page=3', '/ar/admin/orders/7', '/ar/admin/setting_definitions/a%2Fb']))
})
