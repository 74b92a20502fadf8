// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { AdminContext } from 'react-admin'
import { afterEach, expect, test, vi } from 'vitest'
import type { PageTags } from '#domains/tags/index.ts'
import { subjects } from '../app/subjects.ts'
import { createI18nProvider } from '../i18n/i18n-provider.ts'
import { PageTagsScreen } from './page-tags-screen.tsx'

/** Longer than usual: a busy machine draws tables slowly. */
const WAIT = { timeout: 10_000 }
const pageTags: PageTags = {
  path: 'offers',
  title: 'العروض',
  policy: 'tags',
  tags: [
    {
      source: 'metahead',
      id: 7,
      vendors: ['Meta Pixel'],
      runs: 'held',
      hosts: [
        { purpose: 'script', host: 'https://connect.facebook.net', is_allowed: true },
        { purpose: 'connect', host: 'https://www.facebook.com', is_allowed: false },
      ],
    },
  ],
  refused: [
    {
      directive: 'connect-src',
      blocked: 'https://www.facebook.com',
      times: 12,
      last_day: '2026-05-15',
      fix: { kind: 'preset', setting: 'tags.meta', vendor: 'Meta Pixel' },
    },
  ],
}

test('it is a subject of the admin', () => {
  expect(subjects.map(({ name }) => name)).toContain('page_tags')
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('the screen says of an address which tags it has, when they run, which host is not allowed, and which setting helps', async () => {
  const askedAddresses: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    askedAddresses.push(decodeURIComponent(address))
    return Response.json({ data: pageTags })
  })
  render(
    <AdminContext i18nProvider={createI18nProvider('ar', subjects, () => undefined)}>
      <PageTagsScreen />
    </AdminContext>,
  )
  const tags = within(await screen.findByRole('table', { name: 'الوسوم' }, WAIT))
  expect(tags.getByRole('link', { name: 'الشيفرة 7' }).getAttribute('href')).toContain('metaheads/7')
  expect(tags.getByText('بعد الموافقة')).toBeTruthy()
  expect(tags.getByText('https://www.facebook.com').closest('dd')?.textContent).toBe('https://www.facebook.com (غير مسموح)')
  const refused = within(screen.getByRole('table', { name: 'ما حجبته المتصفحات' }))
  expect(refused.getByRole('link', { name: 'فعّل Meta Pixel' }).getAttribute('href')).toContain('setting_definitions/tags.meta')
  fireEvent.change(screen.getByLabelText('عنوان الصفحة'), { target: { value: '/ar/about' } })
  fireEvent.click(screen.getByRole('button', { name: 'عرض' }))
  await vi.waitFor(() => expect(askedAddresses).toEqual(['/api/page_tags?path=/ar/', '/api/page_tags?path=/ar/about']))
})
