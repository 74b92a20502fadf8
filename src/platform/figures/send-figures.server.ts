import type { MetricData, ResourceMetrics } from '@opentelemetry/sdk-metrics'
import { minutes, seconds } from '#kernel/durations.ts'
import type { Logger } from '#kernel/log.ts'
import { reasonOf } from '#kernel/reason-of.ts'
import { countProviderCall } from '../http/provider-calls.ts'
import { resourceOf, statusOfExport, type ToldProcess } from '../traces/collector.ts'
import type { Figure, Sample } from './figure.ts'
import { type ReadFigure, readFigures } from './read-figures.ts'

type Options = ToldProcess & { collector: string; figures: readonly Figure[]; log: Logger; everyMs?: number }
type Exported = Parameters<InstanceType<typeof import('@opentelemetry/otlp-exporter-base')['OTLPExporterBase']>['export']>[1]
type Sdk = typeof import('@opentelemetry/sdk-metrics')

/** How long one figure may take to be read, and the collector to answer; the end of a process waits for both once. */
const PATIENCE_MS = seconds(3)
const ANSWER_MS = seconds(5)
const UNITS = [
  ['s', /_seconds(_total)?$/],
  ['By', /_bytes$/],
] as const

/**
 * Sends all figures to a collector that speaks OTLP over HTTP, once a minute and at the end of the process. One that is away is told of in the log each time, and
 * one that takes traces only is left alone. The library is loaded here, so that nobody else pays for it.
 */
export async function sendFigures({ collector, figures, log, everyMs = minutes(1), ...identity }: Options): Promise<{ close: () => Promise<void> }> {
  const [{ OTLPExporterBase }, http, transformer, { resourceFromAttributes }, sdk] = await Promise.all([
    import('@opentelemetry/otlp-exporter-base'),
    import('@opentelemetry/otlp-exporter-base/node-http'),
    import('@opentelemetry/otlp-transformer'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-metrics'),
  ])
  const address = { url: `${collector}/v1/metrics`, timeoutMillis: ANSWER_MS }
  const options = http.convertLegacyHttpOptions(address, 'METRICS', 'v1/metrics', { 'Content-Type': 'application/json' })
  const { JsonMetricsSerializer, MetricsExporterMetricsHelper } = transformer
  const exporter = new OTLPExporterBase<ResourceMetrics>(
    http.createOtlpHttpExportDelegate(options, JsonMetricsSerializer, 'otlp_http_json_metric_exporter', MetricsExporterMetricsHelper, undefined),
  )
  let isRefused = false
  const tellAndLog =
    (callback: Exported): Exported =>
    (result) => {
      const status = statusOfExport(result)
      countProviderCall(new URL(collector).host, status)
      if (result.error) log.warn('figures were not sent as they should be', { reason: reasonOf(result.error) })
      // Collectors of traces alone know no such address.
      isRefused = status === 404
      callback(result.error ? { code: 0 } : result)
    }
  const resource = resourceFromAttributes(resourceOf(identity))
  const began = hrTime(Date.now() - process.uptime() * 1000)
  const collect = async () => {
    const metrics = isRefused ? [] : metricsOf(await readFigures(figures, PATIENCE_MS), { sdk, began })
    const scopeMetrics = metrics.length === 0 ? [] : [{ scope: { name: 'maarad', version: identity.build.version }, metrics }]
    return { resourceMetrics: { resource, scopeMetrics }, errors: [] }
  }
  const reader = new sdk.PeriodicExportingMetricReader({
    exporter: {
      export: (metrics, done) => exporter.export(metrics, tellAndLog(done)),
      forceFlush: () => exporter.forceFlush(),
      shutdown: () => exporter.shutdown(),
    },
    exportIntervalMillis: everyMs,
    exportTimeoutMillis: Math.min(everyMs, PATIENCE_MS + ANSWER_MS),
    metricProducers: [{ collect }],
  })
  const provider = new sdk.MeterProvider({ resource, readers: [reader] })
  return {
    // A collector that is away must not keep a process from ending.
    close: () => provider.shutdown().catch((error: unknown) => log.warn('figures were not sent as they should be', { reason: reasonOf(error) })),
  }
}

type Place = { sdk: Sdk; began: [number, number] }

/** Figures in the words of OpenTelemetry: counters are sums that only rise, and the parts of a histogram are one metric again. What could not be read is left out. */
function metricsOf(figures: readonly ReadFigure[], { sdk, began }: Place): MetricData[] {
  const times = { startTime: began, endTime: hrTime(Date.now()) }
  const point = ({ labels = {}, value }: Sample) => ({ ...times, attributes: labels, value })
  return [...Map.groupBy(figures, ({ family }) => family)].flatMap(([name, parts]): MetricData[] => {
    const [{ figure, isPart, samples } = { figure: undefined, isPart: false, samples: null }] = parts
    if (!figure || samples === null || samples.length === 0) return []
    const unit = UNITS.find(([, ending]) => ending.test(name))?.[0] ?? ''
    const base = {
      descriptor: { name, description: figure.help, unit, valueType: 1 },
      aggregationTemporality: sdk.AggregationTemporality.CUMULATIVE,
    }
    if (isPart) {
      const dataPoints = histogramsOf(parts).map(({ labels, value }) => ({ ...times, attributes: labels, value }))
      return [{ ...base, dataPointType: sdk.DataPointType.HISTOGRAM, dataPoints }]
    }
    const dataPoints = samples.map(point)
    if (figure.kind === 'gauge') return [{ ...base, dataPointType: sdk.DataPointType.GAUGE, dataPoints }]
    return [{ ...base, dataPointType: sdk.DataPointType.SUM, dataPoints, isMonotonic: true }]
  })
}

type ToldHistogram = { labels: Record<string, string>; value: { buckets: { boundaries: number[]; counts: number[] }; sum: number; count: number } }

/** Prometheus counts in each bucket what is below it as well; OpenTelemetry does not. */
function histogramsOf(parts: readonly ReadFigure[]): ToldHistogram[] {
  const samplesNamed = (ending: string) => parts.find(({ figure }) => figure.name.endsWith(ending))?.samples ?? []
  const keyOf = (labels: Readonly<Record<string, string>>) => JSON.stringify(labels)
  const sums = new Map(samplesNamed('_sum').map(({ labels = {}, value }) => [keyOf(labels), value]))
  const series = Map.groupBy(samplesNamed('_bucket'), ({ labels: { le: _, ...labels } = {} }) => keyOf(labels))
  return [...series].map(([key, buckets]) => {
    const totals = buckets.map(({ value }) => value)
    return {
      labels: JSON.parse(key) as Record<string, string>,
      value: {
        buckets: {
          boundaries: buckets.flatMap(({ labels }) => (labels?.le === '+Inf' ? [] : [Number(labels?.le)])),
          counts: totals.map((total, place) => total - (totals[place - 1] ?? 0)),
        },
        sum: sums.get(key) ?? 0,
        count: totals.at(-1) ?? 0,
      },
    }
  })
}

/** A moment as OpenTelemetry writes it: seconds and nanoseconds. */
function hrTime(ms: number): [number, number] {
  const whole = Math.floor(ms / 1000)
  return [whole, Math.round((ms - whole * 1000) * 1e6)]
}
