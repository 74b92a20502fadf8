import { expect, test } from 'vitest'
import { createApp } from '../app.server.ts'
import { TEST_TOKEN } from '#tests/support/site/site-process.ts'
import { testServices } from '#tests/support/site/test-services.ts'

const app = createApp(await testServices())
const bearer = { authorization: `Bearer ${TEST_TOKEN}` }
const ask = (path: string, headers: Record<string, string>) => app.request(`https://site.test${path}`, { headers })
const target = async (path: string, headers: Record<string, string> = {}) => (await ask(path, { ...bearer, ...headers })).headers.get('location')

test('[A-028] the editor’s screen is for staff: anybody else is sent to sign in', async () => {
  const stranger = await ask('/ar/cms', {})
  expect([stranger.status, stranger.headers.get('location')]).toEqual([302, '/ar/auth/login?target=%2Far%2Fcms'])
  const staff = await ask('/ar/cms', bearer)
  expect(staff.status).toBe(200)
  expect(await staff.text()).toContain('محرّر الصفحات')
})

test('[A-031] the admin’s screen is for staff: anybody else is sent to sign in', async () => {
  const stranger = await ask('/ar/admin', {})
  expect([stranger.status, stranger.headers.get('location')]).toEqual([302, '/ar/auth/login?target=%2Far%2Fadmin'])
  const staff = await ask('/ar/admin', bearer)
  expect(staff.status).toBe(200)
  expect(await staff.text()).toContain('<title>لوحة الإدارة')
})

test('[A-029] the redirect to the editor sends strangers to sign in first, with their way back', async () => {
  const answer = await ask('/ar/cms/_?path=compare', {})
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/ar/auth/login?target=%2Far%2Fcms%2F_%3Fpath%3Dcompare'])
})

test('[A-029][A-030] it opens the editor with the page that is named, else with the one that the editor came from', async () => {
  expect((await ask('/ar/cms/_', bearer)).status).toBe(302)
  expect(await target('/ar/cms/_?path=/ar/compare')).toBe('/ar/cms/compare')
  expect(await target('/ar/cms/_', { referer: 'https://site.test/ar/range-rover/velar?x=1' })).toBe('/ar/cms/range-rover/velar')
  expect(await target('/ar/cms/_?path=compare', { referer: 'https://site.test/ar/offers' })).toBe('/ar/cms/compare')
  expect(await target(`/ar/cms/_?path=${encodeURIComponent('عروض/جديد')}`)).toBe(`/ar/cms/${encodeURIComponent('عروض')}/${encodeURIComponent('جديد')}`)
})

test('[A-030] with neither it opens the home page, and it never leads away from the site', async () => {
  expect(await target('/ar/cms/_')).toBe('/ar/cms')
  expect(await target('/ar/cms/_', { referer: 'https://elsewhere.test/ar/compare' })).toBe('/ar/cms')
  expect(await target('/ar/cms/_', { referer: 'https://site.test/ar/cms/compare' })).toBe('/ar/cms')
  expect(await target('/ar/cms/_', { referer: 'no address' })).toBe('/ar/cms')
  for (const path of ['//elsewhere.test', 'https://elsewhere.test/', '/\\elsewhere.test', '..']) {
    expect(await target(`/ar/cms/_?path=${encodeURIComponent(path)}`)).toMatch(/^\/ar\/cms(\/|$)/)
  }
})
