import { monitorEventLoopDelay } from 'node:perf_hooks'
import { seconds } from '#kernel/durations.ts'
import { createCounter } from '#platform/figures/counter.ts'
import type { Figure, Sample } from '#platform/figures/figure.ts'
import { createHistogram } from '#platform/figures/histogram.ts'
import type { CacheState } from '#platform/log/request-scope.server.ts'
import { errorCode } from '../api/error-body.ts'
import type { RequestKind } from '../http/request-kind.ts'

/** Answers from memory take parts of a millisecond, drawn pages tens of them; what takes seconds waits for somebody. */
const BOUNDS_S = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
/** Statuses with which a request is turned away for what it is, who sends it, or because there are too many. */
const REFUSALS = new Set([401, 403, 405, 408, 413, 415, 422, 429, 503])
const NANO = 1e9
const WINDOW_MS = seconds(60)
const PERCENTS = [50, 99, 100] as const

type CountedRequest = { kind: RequestKind; status: number; ms: number; cache: CacheState }

/** What a process counts and measures all the time, whoever reads it; `hear` counts a request. */
export type RequestFigures = { figures: readonly Figure[]; hear: (request: CountedRequest) => void; close: () => void }

/** Begins to count requests and to measure the event loop: half a microsecond a request, a thirtieth of what a page in memory costs. */
export function countRequests(): RequestFigures {
  const requests = createCounter('maarad_requests_total', 'Requests by their kind and the status of their answer.')
  const cached = createCounter(
    'maarad_cache_requests_total',
    'Requests that a memory of pages or answers could serve: memory and hit are hits, miss had to be made.',
  )
  const refusals = createCounter('maarad_requests_refused_total', 'Requests that were turned away, by the reason.')
  const durations = createHistogram({
    name: 'maarad_request_duration_seconds',
    help: 'Time from a request to the last byte of its answer, by the kind of the request.',
    label: 'kind',
    bounds: BOUNDS_S,
  })
  const loop = measureLoop()
  return {
    figures: [
      { ...requests, table: { unit: 'count' } },
      ...durations.figures(),
      { ...cached, table: { unit: 'count' } },
      { ...refusals, table: { unit: 'count' } },
      {
        name: 'maarad_event_loop_delay_seconds',
        help: 'Delay of the event loop in the last minute or two, by percentile.',
        kind: 'gauge',
        watched: [{ label: ['Delay of its event loop', 'تأخر حلقة الأحداث فيها'], unit: 'seconds', most: 0.2, of: ninetyNinth }],
        read: loop.read,
      },
    ],
    hear: ({ kind, status, ms, cache }) => {
      requests.add({ kind, status: String(status) })
      durations.observe(kind, ms / 1000)
      if (cache !== 'none') cached.add({ kind, result: cache })
      if (REFUSALS.has(status)) refusals.add({ reason: errorCode(status) })
    },
    close: loop.close,
  }
}

/** Measures in windows of a minute, of which the last whole one and the one that runs are told: several may read, and none takes anything from another. */
function measureLoop(): { read: () => Sample[]; close: () => void } {
  const loop = monitorEventLoopDelay({ resolution: 20 })
  loop.enable()
  // Before its first sample it is no number.
  const now = () => PERCENTS.map((percent) => (loop.percentile(percent) || 0) / NANO)
  let last: readonly number[] = []
  const windows = setInterval(() => {
    last = now()
    loop.reset()
  }, WINDOW_MS)
  // Does not keep a process that ends.
  windows.unref()
  return {
    read: () => now().map((value, place) => ({ labels: { percentile: String(PERCENTS[place]) }, value: Math.max(value, last[place] ?? 0) })),
    close: () => {
      clearInterval(windows)
      loop.disable()
    },
  }
}

function ninetyNinth(samples: readonly Sample[]): number {
  return samples.find(({ labels }) => labels?.percentile === '99')?.value ?? 0
}
