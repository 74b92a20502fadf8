// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { AdminContext } from 'react-admin'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SignedInProvider } from '../app/signed-in.ts'
import { subjects } from '../app/subjects.ts'
import { createDataProvider } from '../data-provider/data-provider.ts'
import { createI18nProvider } from '../i18n/i18n-provider.ts'
import type { Connection } from './connection.ts'
import { settings } from '../settings/subject.ts'
import { ConnectionsScreen } from './connections-screen.tsx'

/** Longer than usual: a busy machine draws slowly. */
const WAIT = { timeout: 10_000 }
const aConnection = (over: Partial<Connection>): Connection => ({
  ...{ symbol: 'twilio', name: 'Twilio Verify', name_ar: 'Twilio Verify', about: 'Asks.', about_ar: 'يستعلم عن الخدمة.', state: 'unchecked' },
  ...{ needs: [{ kind: 'variable', name: 'TWILIO_AUTH_TOKEN', is_given: true }], findings: [], checked_at: null, checked_by: '' },
  ...over,
})
const rows = [
  aConnection({}),
  aConnection({
    ...{ symbol: 'recaptcha', name: 'reCAPTCHA', name_ar: 'reCAPTCHA', state: 'not_set_up' },
    needs: [
      { kind: 'setting', name: 'recaptcha.site_key', is_given: false },
      { kind: 'setting', name: 'recaptcha.secret_key', is_given: true },
    ],
  }),
  aConnection({ symbol: 'smtp', name: 'Mail server', name_ar: 'خادم البريد', state: 'works', checked_at: '2026-05-15T08:00:00.000Z', checked_by: 'ليلى' }),
]
const siteKey = { id: 'recaptcha.site_key', key: 'recaptcha.site_key', title: 'reCAPTCHA site key', title_ar: 'مفتاح الموقع في reCAPTCHA', format: 'text' }
const posted: string[] = []
/** What a check waits for before it is answered. */
let answerable: Promise<void> = Promise.resolve()

beforeEach(() => {
  posted.length = 0
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    if (address.startsWith('/api/editing/site')) return Response.json({ data: { time_zone: 'Asia/Dubai' } })
    if (address.startsWith('/api/setting_definitions')) return Response.json({ data: [siteKey] })
    if (method === 'GET') return Response.json({ data: rows })
    posted.push(address)
    await answerable
    if (address.includes('/smtp/')) return Response.json({ errors: [{ code: 'too_many' }], error: { status: 429, code: 'too_many' } }, { status: 429 })
    const findings = [{ tone: 'bad', text: 'no', text_ar: 'رفض الخادم المفاتيح.', at: null }]
    return Response.json({
      data: aConnection({ state: 'fails', findings: findings as Connection['findings'], checked_at: '2026-05-15T09:30:00.000Z', checked_by: 'ليلى' }),
    })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const card = async (name: string) => within(await screen.findByRole('listitem', { name }, WAIT))
const show = () =>
  render(
    <SignedInProvider value={{ name: 'ليلى', role: 'admin', language: 'ar' }}>
      <AdminContext dataProvider={createDataProvider([settings])} i18nProvider={createI18nProvider('ar', subjects, () => undefined)}>
        <ConnectionsScreen />
      </AdminContext>
    </SignedInProvider>,
  )

test('each connection shows its state, what is missing by name with the way to its setting, and its last check', async () => {
  show()
  expect((await card('Twilio Verify')).getByText('لم تُفحص')).toBeTruthy()
  const missing = await card('reCAPTCHA')
  expect(missing.getByText('لم تُضبط')).toBeTruthy()
  expect((await missing.findByRole('link', { name: 'مفتاح الموقع في reCAPTCHA' }, WAIT)).getAttribute('href')).toContain(
    'setting_definitions/recaptcha.site_key',
  )
  expect(missing.queryByText(/السري|recaptcha.secret_key/)).toBeNull()
  expect((missing.getByRole('button', { name: 'فحص reCAPTCHA' }) as HTMLButtonElement).disabled).toBe(true)
  const mail = await card('خادم البريد')
  expect(mail.getByText('تعمل')).toBeTruthy()
  expect(mail.getByText(/أجراه ليلى/).textContent).toMatch(/آخر فحص: .*2026/)
})

test('one press checks one and says what came back, to people who do not see it as well', async () => {
  show()
  const twilio = await card('Twilio Verify')
  const release = Promise.withResolvers<void>()
  answerable = release.promise
  const button = twilio.getByRole('button', { name: 'فحص Twilio Verify' })
  button.focus()
  fireEvent.click(button)
  // While it is busy it keeps the focus, and does nothing more.
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'))
  expect([document.activeElement === button, button.textContent]).toEqual([true, 'جارٍ الفحص…'])
  fireEvent.click(button)
  release.resolve()
  expect(await twilio.findByText('رفض الخادم المفاتيح.', {}, WAIT)).toBeTruthy()
  expect(twilio.getByText('لا تعمل')).toBeTruthy()
  expect(twilio.getByText('خلل')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('Twilio Verify: لا تعمل')
  expect(posted).toEqual(['/api/connections/twilio/check'])
})

test('one button checks all that are set up, one after the other; a check that is refused says why', async () => {
  show()
  await card('Twilio Verify')
  fireEvent.click(screen.getByRole('button', { name: 'فحص جميع الخدمات' }))
  await waitFor(() => expect(posted).toEqual(['/api/connections/twilio/check', '/api/connections/smtp/check']), WAIT)
  expect(await (await card('خادم البريد')).findByRole('alert', {}, WAIT)).toBeTruthy()
})
