import { expect, test, vi } from 'vitest'
import { testServices } from '#tests/support/site/test-services.ts'
import { seconds } from '#kernel/durations.ts'
import { createApp } from '#server/app.server.ts'

const services = await testServices()
const app = createApp(services)

const statusOf = async (query: string, address = '192.0.2.1') => {
  const env = { incoming: { socket: { remoteAddress: address } } }
  const response = await app.request(`https://site.test/ar/blocks?${query}`, {}, env)
  await response.arrayBuffer()
  return response.status
}

test('invented parameters draw the gallery of all templates once, however many ask', async () => {
  const keep = vi.spyOn(services.cache, 'keep')
  const statuses = await Promise.all(Array.from({ length: 60 }, (_, index) => statusOf(`keyword=${index}&city=${index}&template=x${index}`)))
  expect([new Set(statuses), keep.mock.calls.length]).toEqual([new Set([200]), 1])
})

test('one sender has a template drawn for few invented values at once; what is kept, and others, are not held up', async () => {
  const keep = vi.spyOn(services.cache, 'keep')
  const invented: number[] = []
  for (let index = 0; index < 40; index += 1) invented.push(await statusOf(`template=search_suggestions&keyword=${index}`))
  expect(invented).toEqual([...Array(30).fill(200), ...Array(10).fill(429)])
  expect(keep.mock.calls.length).toBe(30)
  expect([await statusOf('template=search_suggestions&keyword=0'), await statusOf('template=search_suggestions'), await statusOf('')]).toEqual([200, 200, 200])
  expect(await statusOf('template=search_suggestions&keyword=40', '192.0.2.2')).toBe(200)
  services.time.now = new Date(services.time.now.getTime() + seconds(2))
  expect([await statusOf('template=search_suggestions&keyword=41'), await statusOf('template=search_suggestions&keyword=42')]).toEqual([200, 429])
})
