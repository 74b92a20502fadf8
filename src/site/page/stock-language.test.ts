import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testServices } from '#tests/support/site/test-services.ts'

const services = await testServices()

async function textsWith(language: string) {
  await services.set({ 'stock_locator.language': language })
  const { stockWords, words } = await services.site.get(services.staffCtx)
  return [stockWords.price_on_request, words['error.try_again']]
}

test('[A-311][C-305][C-377] texts about the stock are in the language of the setting, the rest of the site in its own', async () => {
  const { stockWords } = await services.site.get(services.staffCtx)
  const [arabic, tryAgain] = await textsWith('AR')
  expect([arabic, tryAgain]).toEqual([stockWords.price_on_request, 'إعادة المحاولة'])
  expect(arabic).toMatch(/[\u0600-\u06ff]/)
  await services.database.db.execute(sql`insert into translation (language, key, text) values ('fr', 'price_on_request', 'Prix sur demande')`)
  expect(await textsWith('fr')).toEqual(['Prix sur demande', 'إعادة المحاولة'])
})

test('[C-376] without a language they are in English', async () => {
  const [english, tryAgain] = await textsWith('')
  expect([english, tryAgain]).toEqual(['Price on request', 'إعادة المحاولة'])
})
