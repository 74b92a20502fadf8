import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { statusOf } from '#kernel/fault.ts'
import type { AppEnv } from '../app-env.ts'
import { runMiddleware } from './route-middleware.server.ts'

function siteWith(name: string) {
  const site = new Hono<AppEnv>()
  site.get('/ar/desk', runMiddleware(name), (c) => c.text('inside'))
  site.onError((error, c) => c.text(error.message, statusOf(error) as 500))
  return site
}

test('[A-348] [C-326] a route with an unknown middleware answers 500 and says which', async () => {
  for (const name of ['foo', 'constructor']) {
    const answer = await siteWith(name).request('/ar/desk')
    expect([answer.status, await answer.text()]).toEqual([500, `Unknown middleware ${name}`])
  }
})

test('[A-262] a route that requires authentication lets no visitor in', async () => {
  const answer = await siteWith('requiresAuth').request('/ar/desk')
  expect([answer.status, answer.headers.get('location')?.startsWith('/ar/auth/login')]).toEqual([302, true])
})
