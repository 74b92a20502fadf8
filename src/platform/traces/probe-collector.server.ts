import { seconds } from '#kernel/durations.ts'
import { countProviderCall } from '../http/provider-calls.ts'
import { statusOfExport } from './collector.ts'

const ANSWER_MS = seconds(5)

/** Sends a collector a message without a single step, as steps are sent: with the headers of the environment. Gives the status of its answer; null without one. */
export async function probeCollector(collector: string): Promise<number | null> {
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http')
  const exporter = new OTLPTraceExporter({ url: `${collector}/v1/traces`, timeoutMillis: ANSWER_MS })
  const status = statusOfExport(await new Promise((resolve) => exporter.export([], resolve)))
  await exporter.shutdown()
  countProviderCall(new URL(collector).host, status)
  return status
}
