// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { AdminContext } from 'react-admin'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SignedInProvider } from '../app/signed-in.ts'
import { subjects } from '../app/subjects.ts'
import type { SignedIn } from '../auth/staff.ts'
import type { ConsentReport } from '#domains/consent/index.ts'
import { createI18nProvider } from '../i18n/i18n-provider.ts'
import { ConsentScreen } from './consent-screen.tsx'

/** Longer than usual: a busy machine draws tables slowly. */
const WAIT = { timeout: 10_000 }
const askedAddresses: string[] = []
let answer: ConsentReport | null
const content = {
  title: 'ملفات تعريف الارتباط',
  text: 'نص الشريط',
  accept: 'قبول',
  reject: 'رفض',
  has_reject: true,
  button_position: 'left',
  title_level: 'h2',
} as const
const answered: ConsentReport = {
  days: [
    { day: '2026-05-15', accepted: 3, rejected: 1 },
    { day: '2026-05-14', accepted: 0, rejected: 2 },
  ],
  answers: [{ id: '7a3e1f0a-0000-4000-8000-000000000001', version: '0123456789abcdef', choice: 'rejected', answered_at: '2026-05-15T08:30:00Z' }],
  texts: [{ version: '0123456789abcdef', content, first_answered_at: '2026-05-10T08:00:00Z', answers: 6 }],
}

beforeEach(() => {
  askedAddresses.length = 0
  answer = answered
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
      <SignedInProvider value={{ name: 'سارة', role: 'editor' } as SignedIn}>
        <ConsentScreen />
      </SignedInProvider>
    </AdminContext>,
  )

test('answers are counted by day, and each proof is listed with the text that was shown', async () => {
  show()
  await screen.findByText('15 مايو 2026، 12:30', {}, WAIT)
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent)
  expect(rows).toContain('15 مايو 2026431\u206675%\u2069 قبلوا')
  expect(rows).toContain('14 مايو 2026202\u20660%\u2069 قبلوا')
  expect(rows).toContain('15 مايو 2026، 12:30رفضملفات تعريف الارتباط7a3e1f0a-0000-4000-8000-000000000001')
  const text = within(screen.getByRole('article'))
  expect(text.getByText('نص الشريط')).toBeDefined()
  expect(text.getByText('قبول · رفض')).toBeDefined()
  expect(screen.getByRole('article').textContent).toContain('الإجابات: 6')
})

test('the banner is seen in each theme, in frames that run no scripts and so keep no answer', async () => {
  show()
  for (const theme of ['jdx', 'lrdx']) {
    const frame = (await screen.findByTitle(new RegExp(theme), {}, WAIT)) as HTMLIFrameElement
    expect([frame.getAttribute('src'), frame.getAttribute('sandbox')]).toEqual([`/ar/?theme=${theme}`, 'allow-same-origin'])
    const page = document.implementation.createHTMLDocument()
    page.body.innerHTML = '<section id="cookie-banner" hidden></section>'
    vi.spyOn(frame, 'contentDocument', 'get').mockReturnValue(page)
    fireEvent.load(frame)
    expect(page.getElementById('cookie-banner')?.hidden).toBe(false)
  }
})

test('another period is requested; an empty period and a failure show a message', async () => {
  show()
  await screen.findByRole('article', {}, WAIT)
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'الفترة' }))
  answer = { days: [], answers: [], texts: [] }
  fireEvent.click(screen.getByRole('option', { name: 'آخر 7 أيام' }))
  expect((await screen.findByRole('status', {}, WAIT)).textContent).toContain('لا إجابات في هذه الفترة.')
  const query = new URLSearchParams(askedAddresses.at(-1)?.split('?')[1])
  expect((Date.parse(query.get('to') ?? '') - Date.parse(query.get('from') ?? '')) / 86_400_000).toBe(6)
  cleanup()
  answer = null
  show()
  expect((await screen.findByRole('alert', {}, WAIT)).textContent).toContain('تعذّر تحميل الإجابات.')
})
