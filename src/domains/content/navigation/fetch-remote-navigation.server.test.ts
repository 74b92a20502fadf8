import { expect, test } from 'vitest'
import { aNeighbour } from '#tests/support/services/a-neighbour.ts'
import { recordingLog } from '#tests/support/site/quiet-log.ts'
import { fetchRemoteNavigation } from './fetch-remote-navigation.server.ts'

const service = await aNeighbour()
const config = { url: `${service.url}/anything`, locale: 'ar', disable: '', enable: '', logo: '' }

test('[A-081] the menu is the service’s markup, made safe', async () => {
  service.answer = { status: 200, body: '<ul><li><a href="/offers" onclick="x()">العروض</a></li></ul><script>x()</script>' }
  const log = recordingLog()
  expect(await fetchRemoteNavigation(config, { log, network: 'private' })).toBe('<ul><li><a href="/ar/offers">العروض</a></li></ul>')
  expect(service.requests).toEqual(['/naas/?locale=ar'])
  expect(log.messages).toEqual([])
})

test.each([
  ['500', { status: 500, body: 'x' }],
  ['404', { status: 404, body: '<ul></ul>' }],
  ['a broken connection', null],
])('[A-349][C-341] %s is logged, once asked, and there is no remote menu', async (_name, answer) => {
  service.answer = answer
  service.requests.length = 0
  const log = recordingLog()
  expect(await fetchRemoteNavigation(config, { log, network: 'private' })).toBeNull()
  expect(log.messages).toEqual(['Error fetching Naas Navigation'])
  expect(service.requests).toHaveLength(1)
})

test('without a configuration nobody is asked', async () => {
  service.requests.length = 0
  expect(await fetchRemoteNavigation(null, { log: recordingLog() })).toBeNull()
  expect(service.requests).toEqual([])
})
