import { expect, test } from 'vitest'
import type { Ctx } from '#platform/ctx.server.ts'
import { checkLines } from '#tests/support/reading/check-lines.ts'
import { aTwilio, twilioEnv } from '#tests/support/services/a-twilio.ts'
import { wrongPlaces } from '#tests/support/services/wrong-places.ts'
import { verificationConnections } from './connections.server.ts'

const twilio = await aTwilio()
const nowhere = await wrongPlaces()
const ctx = { network: 'private' } as Ctx // the check reads nothing else
const check = (more: object = {}, on = ctx) => checkLines(verificationConnections({ env: { ...twilioEnv(twilio.url), ...more } }), 'twilio', on)

test('Twilio is asked for the service, and no code is sent', async () => {
  expect((await check())[1]).toBe('good: The service of Twilio Verify is there; its codes have 6 digits.')
  expect(twilio.unseen()).not.toContain('get /v2/Services/{Sid}')
  expect(twilio.requests.filter(({ form }) => 'To' in form)).toEqual([])
})

test('a wrong secret, an unknown service, a host that is away and one that answers with a page are told', async () => {
  expect((await check({ TWILIO_AUTH_TOKEN: 'wrong' }))[0]).toMatch(/^bad: .*Check TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN\.$/)
  expect((await check({ TWILIO_VERIFY_SERVICE_SID: `VA${'0'.repeat(32)}` }))[0]).toBe('bad: Twilio knows no service of the id in TWILIO_VERIFY_SERVICE_SID.')
  expect((await check({ TWILIO_API_URL: nowhere.closed }))[0]).toMatch(/^bad: .* could not be reached/)
  expect((await check({ TWILIO_API_URL: nowhere.page }))[0]).toMatch(/^bad: .* not as the service does/)
  expect(await check({ TWILIO_AUTH_TOKEN: undefined })).toEqual(['missing: TWILIO_AUTH_TOKEN'])
})

test('an address within the own network is not asked', async () => {
  expect((await check({}, { network: 'public' } as Ctx))[0]).toMatch(/^bad: The site may not ask /)
})
