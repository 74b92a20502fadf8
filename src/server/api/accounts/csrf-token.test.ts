import { describe, expect, test } from 'vitest'
import { createStaffFetch } from '#domains/accounts/staff-fetch.ts'
import { roles } from '#kernel/staff.ts'
import { type DemoRole, signIn } from '#tests/support/site/sign-in.ts'
import { TEST_TOKEN } from '#tests/support/site/site-process.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { createApp } from '../../app.server.ts'

const site = 'http://localhost'
const services = await testServices({ SIGN_IN: 'demo', PUBLIC_URL: site })
const app = createApp(services)
const send = (url: string, init: RequestInit) => app.request(url, init)
const ask = (headers: Record<string, string>) => app.request(`${site}/api/csrf_token`, { headers })
const staffRoles = roles.filter((role) => role !== 'visitor')

describe.each(staffRoles)('[C-204] %s, whose page holds the token of a session that is over,', (role) => {
  test('is told the token of the present one, which writes carry', async () => {
    const cookie = await signIn(site, role, send)
    const answer = await ask({ cookie })
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    const { data } = (await answer.json()) as { data: { csrf_token: string } }
    const statusWith = async (token: string) =>
      (await app.request(`${site}/api/sessions/2000000000`, { method: 'DELETE', headers: { cookie, 'csrf-token': token } })).status
    expect([await statusWith('of-yesterday'), await statusWith(data.csrf_token)]).toEqual([403, 404])
  })

  test('writes by the client of the staff screens, which asks for it by itself', async () => {
    const { requests, staffFetch } = await clientOf(role)
    expect(await staffFetch('/api/sessions/2000000000', { method: 'DELETE' })).toMatchObject({ status: 404, code: 'not_found' })
    expect(requests).toEqual(['DELETE /api/sessions/2000000000', 'GET /api/csrf_token', 'DELETE /api/sessions/2000000000'])
  })
})

test('nobody else is told one', async () => {
  const visitor = await signIn(site, 'visitor', send)
  expect([(await ask({})).status, (await ask({ cookie: visitor })).status, (await ask({ cookie: 'maarad_session=x' })).status]).toEqual([401, 401, 401])
})

test('a program with a token has no session and needs none', async () => {
  expect(await (await ask({ authorization: `Bearer ${TEST_TOKEN}` })).json()).toEqual({ data: { csrf_token: null } })
})

/** The client of the staff screens in a page that was opened before the present session began. */
async function clientOf(role: DemoRole) {
  const cookie = await signIn(site, role, send)
  const requests: string[] = []
  const staffFetch = createStaffFetch({
    origin: site,
    fetch: async (path, init = {}) => {
      requests.push(`${init.method} ${path}`)
      const headers = new Headers(init.headers)
      headers.set('cookie', cookie)
      return app.request(`${site}${path}`, { ...init, headers })
    },
    findToken: () => 'of-yesterday',
    address: () => '/ar/admin',
    leaveFor: (address) => expect.fail(`left for ${address}`),
  })
  return { requests, staffFetch }
}
