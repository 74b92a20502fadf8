import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect, test } from 'vitest'
import { judgeSubmission } from '#domains/spam/index.server.ts'
import { settingReader, settingsOnce } from '#fields/settings/settings.ts'
import { readSiteSettings } from '#site/registry/site-settings.ts'
import { apiCaller } from '#tests/support/site/api-caller.ts'
import { testServices } from '#tests/support/site/test-services.ts'

const services = await testServices()
const { call } = apiCaller(services)

function settingsWith(keys: Record<string, string>) {
  const rows = Object.entries(keys).map(([key, value]) => ({ key, value }))
  return readSiteSettings(settingsOnce(settingReader(rows, services.log)))
}

test('what a browser makes of the challenge counts as the proof of a submission', async () => {
  const { status, json } = await call('/forms_api/challenge', { token: null })
  expect([status, json.data.kind]).toEqual([200, 'work'])
  const { challenge } = json.data
  const solution = await solveChallenge({ challenge, deriveKey })
  services.time.now = new Date(services.time.now.getTime() + 5000)
  const guard = { secretKey: services.secretKey, captcha: null }
  const payload = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
  const judged = await judgeSubmission(services.staffCtx, guard, { submissionKey: 'k', honeypot: '', solution: payload, captchaToken: '', address: null })
  expect(judged).toEqual({ ok: true, value: { verdict: 'clean', reasons: [] } })
})

test('each browser gets a challenge of its own', async () => {
  const [one, other] = await Promise.all([call('/forms_api/challenge'), call('/forms_api/challenge')])
  expect(one.json.data.challenge.signature).not.toBe(other.json.data.challenge.signature)
})

test('reCAPTCHA takes its place once both keys are set', () => {
  expect(settingsWith({ 'recaptcha.site_key': 'site' }).spam.captcha).toBeNull()
  expect(settingsWith({ 'recaptcha.secret_key': 'secret' }).spam.captcha).toBeNull()
  expect(settingsWith({ 'recaptcha.site_key': 'site', 'recaptcha.secret_key': 'secret' }).spam.captcha).toEqual({ siteKey: 'site', secretKey: 'secret' })
})

test('a browser to which reCAPTCHA does not come asks for the calculation', async () => {
  await services.set({ 'recaptcha.site_key': 'site', 'recaptcha.secret_key': 'secret' })
  expect((await call('/forms_api/challenge')).json).toEqual({ data: { kind: 'recaptcha', site_key: 'site' } })
  expect((await call('/forms_api/challenge?kind=work')).json.data.kind).toBe('work')
  await services.set({ 'recaptcha.site_key': '', 'recaptcha.secret_key': '' })
  expect((await call('/forms_api/challenge')).json.data.kind).toBe('work')
})

test('an address that sends too many requests gets a time to retry', async () => {
  const statuses: number[] = []
  for (let count = 0; count < 61; count += 1) statuses.push((await call('/forms_api/challenge')).status)
  expect(statuses).toContain(200)
  expect(statuses.at(-1)).toBe(429)
})
