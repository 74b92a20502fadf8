import { beforeEach, expect, test } from 'vitest'
import type { Ctx } from '#platform/ctx.server.ts'
import { checkLines } from '#tests/support/reading/check-lines.ts'
import { fakeProvider } from '#tests/support/services/fake-provider.ts'
import { wrongPlaces } from '#tests/support/services/wrong-places.ts'
import { accountsConnections } from './connections.server.ts'
import { createIdentityProvider } from './sign-in/identity-provider.server.ts'

const fake = await fakeProvider()
const nowhere = await wrongPlaces()
beforeEach(() => {
  Object.assign(fake, { refusal: 'invalid_grant', otherIssuer: null, redeemed: [] })
})

function check(issuer = fake.issuer, mode: 'oidc' | 'demo' = 'oidc') {
  const provider = createIdentityProvider({
    issuer,
    clientId: 'maarad',
    clientSecret: 'secret-word',
    instance: 'maarad-ae',
    scope: 'openid',
    neededClaim: 'roles',
  })
  const env = { PUBLIC_URL: 'https://site.test', OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'maarad' }
  return checkLines(accountsConnections({ env, signIn: { mode, provider } }), 'oidc', {} as Ctx) // it reads nothing of it
}

test('a provider that refuses a made-up code knows the client', async () => {
  expect(await check()).toEqual([expect.stringMatching(/^good: .* knows this client/)])
  expect(fake.redeemed[0]?.body.get('redirect_uri')).toBe('https://site.test/ar/auth/callback')
})

test('a wrong secret, an address of return that is not entered, and another issuer are told', async () => {
  fake.refusal = 'invalid_client'
  const wrong = await check()
  expect(wrong).toEqual([expect.stringMatching(/^bad: .*Check OIDC_CLIENT_ID, OIDC_CLIENT_SECRET\.$/)])
  expect(wrong.join()).not.toContain('secret-word')
  fake.refusal = 'redirect_uri_mismatch'
  expect((await check())[0]).toMatch(/^bad: .* refused with redirect_uri_mismatch\. Is https:\/\/site\.test\/ar\/auth\/callback entered/)
  fake.otherIssuer = 'https://other.test'
  expect((await check())[0]).toMatch(/^bad: .* another issuer than OIDC_ISSUER says/)
})

test('a host that is away, one that answers with a page, and a sign-in without a provider are told', async () => {
  expect((await check(nowhere.closed))[0]).toMatch(/^bad: .* could not be reached/)
  expect((await check(nowhere.page))[0]).toMatch(/^bad: .* no description of an OpenID Connect provider/)
  expect(await check(fake.issuer, 'demo')).toEqual(['missing: SIGN_IN=oidc'])
})
