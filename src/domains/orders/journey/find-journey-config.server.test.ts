import { expect, test } from 'vitest'
import { aNeighbour } from '#tests/support/services/a-neighbour.ts'
import { recordingLog } from '#tests/support/site/quiet-log.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { findJourneyConfig } from './find-journey-config.server.ts'

const { staffCtx } = await testServices()
const service = await aNeighbour()

/** The configuration as the service of the setting has it. */
function find(isConfigurator = false) {
  service.requests.length = 0
  const log = recordingLog()
  return { log, config: findJourneyConfig({ ...staffCtx, log, network: 'private' }, { endpoint: `${service.url}/content`, isConfigurator }) }
}

test('[A-307][A-308] the types are asked of the service of the setting, and what stands below data of its answer is kept by its type', async () => {
  const data = [{ config_type: 'order_online', data: { reservation: { heading: 'احجز' } } }]
  service.answer = { status: 200, body: JSON.stringify({ data, meta: {} }) }
  expect(await find().config).toEqual({ order_online: { reservation: { heading: 'احجز' } } })
  expect(service.requests).toEqual(['/content/all?config_type=order_online,order_online_steps_page,order_online_checkout_page,order_online_success_page'])
  expect(await find(true).config).toEqual({ order_online: { reservation: { heading: 'احجز' } } })
  expect(service.requests[0]).toContain('config_order_online,')
  service.answer = { status: 200, body: JSON.stringify(data) }
  expect(await find().config).toEqual({})
})

test.each([
  ['an error', { status: 503, body: '{}' }],
  ['no JSON', { status: 200, body: '<html>' }],
  ['a broken connection', null],
])('[A-351] %s is logged, and there is no configuration', async (_, answer) => {
  service.answer = answer
  const { log, config } = find()
  expect([await config, log.messages]).toEqual([null, ['the configuration of online orders could not be had']])
})

test('[A-307] without an address what staff wrote here is the configuration', async () => {
  service.requests.length = 0
  const log = recordingLog()
  expect(await findJourneyConfig({ ...staffCtx, log }, { endpoint: '', isConfigurator: false })).toEqual({})
  expect([service.requests, log.messages]).toEqual([[], []])
})
