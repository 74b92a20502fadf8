import { Hono } from 'hono'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { AppEnv } from '../app-env.ts'
import { guardNavigations } from './require-staff.server.ts'
import { guardVerdict, routeRecords } from './route-records.ts'

test('[A-262] the editor’s and the admin’s addresses require a sign-in, all others do not', () => {
  const required = routeRecords.filter(({ requiresAuth }) => requiresAuth).map(({ path }) => path)
  expect(required).toEqual(['/ar/cms', '/ar/cms/*', '/ar/admin', '/ar/admin/*'])
  expect(routeRecords.map(({ requiresAuth }) => typeof requiresAuth)).toEqual(routeRecords.map(() => 'boolean'))
})

describe('the guard', () => {
  const stranger = { isSignedIn: false, isStaff: false }
  const withoutRole = { isSignedIn: true, isStaff: false }
  const staff = { isSignedIn: true, isStaff: true }

  test.each(['/ar/cms', '/ar/cms/', '/ar/cms/pages/7', '/ar/admin', '/ar/admin/users'])('[A-262][A-266] opens %s to staff only', (path) => {
    expect([stranger, withoutRole, staff].map((who) => guardVerdict(path, who))).toEqual(['sign_in', 'no_permission', 'pass'])
  })

  test.each(['/ar/', '/ar/404', '/ar/cms-systems', '/ar/administration', '/ar/auth/error', '/ar/blocks', '/ar/x/cms', '/sitemap.xml', '/'])(
    '[A-261][C-003] leaves %s open to everybody',
    (path) => {
      expect([stranger, withoutRole, staff].map((who) => guardVerdict(path, who))).toEqual(['pass', 'pass', 'pass'])
    },
  )
})

describe('every navigation', () => {
  const verdictSpy = vi.fn(guardVerdict)
  const app = new Hono<AppEnv>()
    .use(async (c, next) => {
      c.set('staff', null)
      c.set('session', null)
      await next()
    })
    .use(guardNavigations(verdictSpy))
    .all('*', (c) => c.text('here'))

  beforeEach(() => {
    verdictSpy.mockClear()
  })

  test('[A-265][C-193] passes the guard, public ones included', async () => {
    const statuses = await Promise.all(
      ['/ar/', '/ar/models', '/ar/models?swap', '/', '/ar/cms', '/ar/admin?tab=x'].map(async (path) => (await app.request(path)).status),
    )
    expect(verdictSpy.mock.calls.map(([path]) => path)).toEqual(['/ar/', '/ar/models', '/ar/models', '/', '/ar/cms', '/ar/admin'])
    expect(statuses).toEqual([200, 200, 200, 200, 302, 302])
  })

  test('[A-265] is what somebody opens: no file, no call, no write', async () => {
    for (const path of ['/ar/assets/start.js', '/ar/staff/editor.js', '/ar/brand/favicon.svg', '/api/settings', '/media/api/v2/images/1/2x3.jpg']) {
      expect((await app.request(path)).status).toBe(200)
    }
    await app.request('/ar/cms', { method: 'POST' })
    expect(verdictSpy).not.toHaveBeenCalled()
  })

  test('[A-267][C-195] leads back with its query', async () => {
    const { headers } = await app.request('http://site.test/ar/admin/users?tab=x&y=%D8%B3')
    expect(new URL(headers.get('location') ?? '', 'http://site.test').searchParams.get('target')).toBe('/ar/admin/users?tab=x&y=%D8%B3')
    expect(headers.get('cache-control')).toBe('private, no-store')
  })
})
