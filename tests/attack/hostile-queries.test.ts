import { expect, test } from 'vitest'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { loadDemo } from '#demo/load-demo.server.ts'
import { seconds } from '#kernel/durations.ts'
import { createApp } from '#server/app.server.ts'
import { testServices } from '#tests/support/site/test-services.ts'

const PATIENCE_MS = 240_000
const services = await testServices()
await loadDemo(services.staffCtx, services.storage)
services.site.forget()
await services.stock.refresh()
const app = createApp(services)

/** What a reader of a parameter stumbles over: a NUL, half a character, numbers past all bounds, lists of lists, everything at once. */
const values = ['%00', 'a%00b', '%ED%A0%80', '%zz', '1e999', '-1', '99999999999999999999', 'NaN', '__proto__', "1'--", 'x'.repeat(3000)]

/** Parameters that blocks read, by the template that reads them. */
const readers = [...catalogue].flatMap(
  ([
    symbol,
    {
      block: { readsQuery },
    },
  ]) => (Array.isArray(readsQuery) ? [{ symbol, names: readsQuery as string[] }] : []),
)

/** All parameters of a reader with one value, each spelling of a list, and one at a time with the name that every object knows. */
function queriesOf(names: readonly string[]): string[] {
  const all = (spell: (name: string) => string) => names.map(spell).join('&')
  return [
    ...values.map((value) => all((name) => `${name}=${value}`)),
    all((name) => `${name}[]=%00&${name}[]=1`),
    all((name) => `${name}[a][b]=1`),
    all((name) => `${name}=${'1,'.repeat(500)}`),
    ...names.map((name) => `${name}=__proto__`),
  ]
}

test('no value of a parameter breaks a block that reads it, or the page around it', { timeout: PATIENCE_MS }, async () => {
  expect(readers.flatMap(({ names }) => names).length).toBeGreaterThan(30)
  const wrong: string[] = []
  for (const { symbol, names } of readers) {
    for (const query of queriesOf(names)) {
      services.messages.length = 0
      // Nobody is limited here.
      services.time.now = new Date(services.time.now.getTime() + seconds(2))
      const response = await app.request(`https://site.test/ar/blocks?template=${symbol}&${query}`)
      await response.arrayBuffer()
      // A NUL stands in no text of a database: the page refuses it before any block reads it.
      const expected = query.includes('%00') ? 400 : 200
      if (response.status !== expected || services.messages.length > 0)
        wrong.push(`${symbol} ${query.slice(0, 80)}: ${response.status} ${services.messages.join('; ')}`)
    }
  }
  expect(wrong).toEqual([])
})

test('no address of a screen breaks it by its parameters', { timeout: PATIENCE_MS }, async () => {
  const addresses = [
    '/ar/showroom/compare?ids=',
    '/ar/showroom/326?theme=',
    '/ar/find-a-car?page=',
    '/ar/search?q=',
    '/ar/form/1?vehicle=',
    '/ar/showroom-order-online/vehicle/326?token=',
    '/ar/_block?path=find-a-car&block=',
    '/ar/_block?path=&query=',
  ]
  const wrong: string[] = []
  for (const address of addresses) {
    for (const value of values) {
      services.messages.length = 0
      const response = await app.request(`https://site.test${address}${value}`)
      await response.arrayBuffer()
      if (response.status >= 500 || services.messages.some((message) => /fail/.test(message)))
        wrong.push(`${address}${value.slice(0, 60)}: ${response.status} ${services.messages.join('; ')}`)
    }
  }
  expect(wrong).toEqual([])
})
