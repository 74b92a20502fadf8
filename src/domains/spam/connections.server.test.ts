import { expect, test } from 'vitest'
import { settingReader, settingsOnce } from '#fields/settings/settings.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { checkLines } from '#tests/support/reading/check-lines.ts'
import { aReceiver } from '#tests/support/services/a-receiver.ts'
import { wrongPlaces } from '#tests/support/services/wrong-places.ts'
import { recordingLog } from '#tests/support/site/quiet-log.ts'
import { spamConnections } from './connections.server.ts'

const google = await aReceiver(({ body }, response) => {
  const code = new URLSearchParams(body).get('secret') === 'right' ? 'invalid-input-response' : 'invalid-input-secret'
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ success: false, 'error-codes': [code] }))
})
const nowhere = await wrongPlaces()
function check(secretKey: string, captchaUrl = google.url) {
  const rows = [
    { key: 'recaptcha.site_key', value: 'site' },
    { key: 'recaptcha.secret_key', value: secretKey },
  ]
  const settingsOf = settingsOnce(settingReader(rows, recordingLog()))
  return checkLines(spamConnections({ site: { get: async () => ({ settingsOf }) }, captchaUrl }), 'recaptcha', { network: 'private' } as Ctx) // nothing else is read
}

test('Google says whether it takes the secret key', async () => {
  expect(await check('right')).toEqual([expect.stringMatching(/^good: Google takes the secret key/)])
  const wrong = await check('secret-word')
  expect(wrong).toEqual([expect.stringMatching(/^bad: .*Check recaptcha\.secret_key\.$/)])
  expect(wrong.join()).not.toContain('secret-word')
})

test('a host that is away, one that answers with a page, and a key that is missing are told', async () => {
  expect(await check('right', nowhere.closed)).toEqual([expect.stringMatching(/^bad: .* could not be reached/)])
  expect(await check('right', nowhere.page)).toEqual([expect.stringMatching(/^bad: .* not as the service does/)])
  expect(await check('')).toEqual(['missing: recaptcha.secret_key'])
})
