import { expect, test } from 'vitest'
import { testServices } from '#tests/support/site/test-services.ts'
import { createApp } from '../app.server.ts'

const FILE = 'https://site.test/.well-known/apple-developer-merchantid-domain-association'

test('the file with which Apple checks the domain is served as it was set, as text, and is absent without one', async () => {
  const text = '7B2270737'
  const answer = await createApp(await testServices({ APPLE_PAY_DOMAIN_ASSOCIATION: text })).request(FILE)
  expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([200, expect.stringMatching(/^text\/plain/i), text])
  expect((await createApp(await testServices({})).request(FILE)).status).toBe(404)
})
