import { expect, test } from 'vitest'
import { createApp } from '../app.server.ts'
import { TEST_TOKEN } from '#tests/support/site/site-process.ts'
import { testServices } from '#tests/support/site/test-services.ts'

const app = createApp(await testServices())
const bearer = { authorization: `Bearer ${TEST_TOKEN}` }
const ask = (path: string, headers: Record<string, string> = bearer) => app.request(`https://site.test${path}`, { headers })

const screens = ['/ar/forms/', '/ar/forms/7', '/ar/forms/7/leads', '/ar/forms/7/leads/3', '/ar/forms/7/exports', '/ar/forms/locations', '/ar/forms/settings']

test.each(screens)('[A-049][C-008][C-009] %s is answered by the forms application, not by a page of the site', async (path) => {
  const answer = await ask(path)
  const html = await answer.text()
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect(html).toContain('<div id="root"')
  expect(html).toContain('لوحة الإدارة')
})

test.each(screens)('[C-009] %s sends an anonymous visitor to sign in, with the way back', async (path) => {
  const answer = await ask(path, {})
  expect([answer.status, answer.headers.get('location')]).toEqual([302, `/ar/auth/login?target=${encodeURIComponent(path)}`])
})
