import { expect, test, vi } from 'vitest'
import { upsertSetting } from '#domains/content/index.server.ts'
import { createApp } from '#server/app.server.ts'
import { settingTable } from '#site/registry/setting-table.ts'
import { testServices } from '#tests/support/test-services.ts'

const services = await testServices()
const app = createApp(services)

async function set(values: Record<string, string>): Promise<void> {
  for (const [key, value] of Object.entries(values)) await upsertSetting(services.staffCtx, { key, value }, settingTable)
  const isHeard = async () => JSON.stringify((await services.site.get(services.staffCtx)).settings)
  await vi.waitFor(async () => {
    const heard = await isHeard()
    for (const value of Object.values(values)) expect(heard).toContain(value)
  })
}
const policyOf = async (path: string) => (await app.request(`https://site.test${path}`)).headers.get('content-security-policy') ?? ''

test('[C-205] a forms service elsewhere may be called from every page, and from none without one: what waited goes from any page', async () => {
  expect(await policyOf('/ar/404')).not.toContain('connect-src')
  await set({ 'forms.api_url': 'https://forms.example.com/v1' })
  expect(await policyOf('/ar/404')).toContain(`connect-src 'self' https://forms.example.com;`)
})
