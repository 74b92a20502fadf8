import { beforeEach, expect, test } from 'vitest'
import { callsOf } from '#tests/support/reading/calls-of.ts'
import { type Answering, aReceiver } from '#tests/support/services/a-receiver.ts'
import { recordingLog } from '#tests/support/site/quiet-log.ts'
import { createCounter } from './counter.ts'
import { type Figure, gauge } from './figure.ts'
import { createHistogram } from './histogram.ts'
import { sendFigures } from './send-figures.server.ts'

type Point = {
  attributes: { key: string; value: { stringValue: string } }[]
  asDouble?: number
  asInt?: number
  startTimeUnixNano: string
  timeUnixNano: string
}
type Buckets = { count: number; sum: number; bucketCounts: number[]; explicitBounds: number[] }
type Metric = {
  name: string
  description: string
  unit: string
  gauge?: { dataPoints: Point[] }
  sum?: { dataPoints: Point[]; isMonotonic: boolean; aggregationTemporality: number }
  histogram?: { dataPoints: (Point & Buckets)[]; aggregationTemporality: number }
}
type SentMetrics = {
  resourceMetrics: {
    resource: { attributes: { key: string; value: { stringValue: string } }[] }
    scopeMetrics: { scope: { name: string }; metrics: Metric[] }[]
  }[]
}

const CUMULATIVE = 2
const takes: Answering = (_, response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
const collector = await aReceiver(takes)
const log = recordingLog()
const calls = createCounter('maarad_calls_total', 'Calls.')
const times = createHistogram({ name: 'maarad_time_seconds', help: 'Times.', label: 'kind', bounds: [0.1, 1] })
const broken: Figure = { name: 'maarad_broken', help: 'Broken.', kind: 'gauge', read: () => Promise.reject(new Error('the database is away')) }
const figures = [calls, ...times.figures(), gauge('maarad_held_bytes', 'Held.', () => 7.5), broken]

const send = (url = collector.url, everyMs = 60_000) =>
  sendFigures({ collector: new URL(url).origin, figures, build: { version: '1.2.3', commit: 'abc' }, role: 'worker', log, everyMs })
const sentMetrics = () => collector.received.map(({ body }) => JSON.parse(body) as SentMetrics)
const metrics = () =>
  new Map(
    sentMetrics()
      .at(-1)
      ?.resourceMetrics[0]?.scopeMetrics.flatMap((scope) => scope.metrics.map((metric) => [metric.name, metric])),
  )
const numberIn = ({ asDouble, asInt }: Point) => asDouble ?? Number(asInt)

beforeEach(() => {
  collector.received.length = 0
  collector.answer = takes
  log.messages.length = 0
  log.reasons.length = 0
})

test('a collector gets every figure at the end of the process, in the words of OpenTelemetry, with what process it is', async () => {
  calls.add({ host: 'crm', outcome: 'failed' }, 3)
  for (const seconds of [0.05, 0.5, 0.5, 9]) times.observe('page', seconds)
  await (await send()).close()
  expect(collector.received.map(({ method, path }) => [method, path])).toEqual([['POST', '/v1/metrics']])
  const attributes = sentMetrics()[0]?.resourceMetrics[0]?.resource.attributes.map(({ key, value }) => [key, value.stringValue])
  expect(attributes).toEqual(
    expect.arrayContaining([
      ['service.name', 'maarad'],
      ['service.version', '1.2.3'],
      ['service.instance.id', `worker-${process.pid}`],
    ]),
  )
  const callsMetric = metrics().get('maarad_calls_total')
  expect(callsMetric).toMatchObject({ description: 'Calls.', sum: { isMonotonic: true, aggregationTemporality: CUMULATIVE } })
  const [point] = callsMetric?.sum?.dataPoints ?? []
  expect(point && [numberIn(point), point.attributes.map(({ key, value }) => `${key}=${value.stringValue}`)]).toEqual([3, ['host=crm', 'outcome=failed']])
  expect(Number(point?.startTimeUnixNano)).toBeLessThan(Number(point?.timeUnixNano))
  expect(metrics().get('maarad_time_seconds')).toMatchObject({
    unit: 's',
    histogram: { aggregationTemporality: CUMULATIVE, dataPoints: [{ count: 4, sum: 10.05, explicitBounds: [0.1, 1], bucketCounts: [1, 2, 1] }] },
  })
  const heldMetric = metrics().get('maarad_held_bytes')
  expect([heldMetric?.unit, heldMetric?.gauge?.dataPoints.map(numberIn)]).toEqual(['By', [7.5]])
})

test('a figure that cannot be read is left out and counted; the others are there', async () => {
  await (await send()).close()
  expect(metrics().has('maarad_broken')).toBe(false)
  expect(metrics().get('maarad_figures_unreadable')?.gauge?.dataPoints.map(numberIn)).toEqual([1])
  expect(log.messages).toEqual([])
})

test('it is told again and again while the process runs, and no more afterwards', async () => {
  const sending = await send(collector.url, 20)
  await expect.poll(() => collector.received.length).toBeGreaterThan(2)
  await sending.close()
  const { length } = collector.received
  await new Promise(setImmediate)
  expect(collector.received).toHaveLength(length)
})

test('one that refuses or is away is told of in the log and counted, and keeps no process from ending', async () => {
  const { host } = new URL(collector.url)
  const before = callsOf(host).get('refused') ?? 0
  collector.answer = (_, response) => void response.writeHead(400).end()
  await (await send()).close()
  expect(log.messages).toEqual(['figures were not sent as they should be'])
  expect(callsOf(host).get('refused')).toBe(before + 1)
  await (await send('http://127.0.0.1:9')).close()
  expect(log.reasons.at(-1)).toMatch(/ECONNREFUSED/)
})

test('one that takes traces only is asked once', async () => {
  collector.answer = (_, response) => void response.writeHead(404).end()
  const sending = await send(collector.url, 20)
  await expect.poll(() => log.messages.length).toBe(1)
  await sending.close()
  expect([collector.received.length, log.messages.length]).toEqual([1, 1])
})
