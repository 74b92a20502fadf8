import { z } from 'zod'
import { askService, hostOf, jsonOf, notTheirs } from '#platform/connections/ask-service.server.ts'
import { type Connection, connectionSetup, type Finding, neededSettings } from '#platform/connections/connection.ts'
import { finding, shownCode } from '#platform/connections/finding.ts'
import { findingWords } from '#platform/connections/finding-words.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { WordPair } from '#kernel/words/words.ts'
import type { SettingsOf } from '#fields/settings/settings.ts'
import { readCaptchaKeys } from './settings.ts'
import { CAPTCHA_URL } from './verify-captcha.server.ts'

type Needs = { site: { get: (ctx: Ctx) => Promise<{ settingsOf: SettingsOf }> }; captchaUrl?: string }

const SECRET = 'recaptcha.secret_key'
const words = {
  ready: ['Google takes the secret key. The site key is tried by browsers only.', 'تقبل Google المفتاح السري. أما مفتاح الموقع فلا يُجرَّب إلا في المتصفحات.'],
} as const satisfies Record<string, WordPair>
/** What Google calls flaws (developers.google.com/recaptcha/docs/verify). */
const WRONG_TOKEN = 'invalid-input-response'
const WRONG_SECRET = new Set(['invalid-input-secret', 'missing-input-secret'])
const Answer = z.object({ success: z.boolean(), 'error-codes': z.array(z.string()).default([]) })

export function spamConnections({ site, captchaUrl = CAPTCHA_URL }: Needs): readonly Connection[] {
  return [
    {
      symbol: 'recaptcha',
      name: ['reCAPTCHA', 'reCAPTCHA'],
      about: ['Asks Google about a token that nobody was given.', 'يسأل Google عن رمز لم يُمنح لأحد.'],
      setup: async (ctx) => {
        const { siteKey, secretKey } = (await site.get(ctx)).settingsOf(readCaptchaKeys)
        return connectionSetup(neededSettings({ 'recaptcha.site_key': siteKey, [SECRET]: secretKey }), () => checkCaptcha(ctx, secretKey, captchaUrl))
      },
    },
  ]
}

async function checkCaptcha({ network = 'public' }: Ctx, secret: string, url: string): Promise<readonly Finding[]> {
  const host = hostOf(url)
  const body = new URLSearchParams({ secret, response: 'connection-check' }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const reply = await askService(url, { network, method: 'POST', headers, body })
  if (!reply.answer) return [reply.finding]
  const { status } = reply.answer
  const answer = Answer.safeParse(jsonOf(reply.answer))
  if (!answer.success) return [notTheirs(host, status)]
  const codes = answer.data['error-codes']
  if (codes.some((code) => WRONG_SECRET.has(code))) return [finding('bad', findingWords.wrong_keys, { host, names: SECRET })]
  if (codes.includes(WRONG_TOKEN)) return [finding('good', words.ready)]
  return [finding('bad', findingWords.refused, { host, status, code: shownCode(codes[0]) })]
}
