import { context, diag, DiagLogLevel } from '@opentelemetry/api'
import type { SpanExporter } from '@opentelemetry/sdk-trace'
import type { Logger } from '#kernel/log.ts'
import { reasonOf } from '#kernel/reason-of.ts'
import { countProviderCall } from '../http/provider-calls.ts'
import { resourceOf, statusOfExport, type ToldProcess } from './collector.ts'
import { recordSpans } from './spans.server.ts'

/** The collector by its origin, and the share of requests (0–1) of which all steps are recorded. */
type Options = ToldProcess & { collector: string; share: number; log: Logger }

export type Traces = { close: () => Promise<void> }

/** Sends the steps of this process to a collector that speaks OTLP over HTTP, from now on. The library is loaded here, so that nobody else pays for it. */
export async function openTraces({ collector, share, build, role, log }: Options): Promise<Traces> {
  const [{ AsyncLocalStorageContextManager }, { OTLPTraceExporter }, { resourceFromAttributes }, sdk] = await Promise.all([
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace'),
  ])
  const tell = (message: string) => log.warn('traces are not sent as they should be', { reason: message })
  diag.setLogger({ error: tell, warn: tell, info: () => undefined, debug: () => undefined, verbose: () => undefined }, DiagLogLevel.WARN)
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes(resourceOf({ build, role })),
    // By the id of the trace: all steps of a request are recorded, in whatever process, or none.
    sampler: new sdk.TraceIdRatioBasedSampler(share),
    spanProcessors: [
      new sdk.BatchSpanProcessor({ exporter: countingExporter(new OTLPTraceExporter({ url: `${collector}/v1/traces` }), new URL(collector).host) }),
    ],
  })
  recordSpans(provider.getTracer('maarad', build.version))
  return {
    close: async () => {
      recordSpans(undefined)
      // A collector that is away must not keep a process from ending.
      await provider.shutdown().catch((error: unknown) => tell(reasonOf(error)))
      context.disable()
      diag.disable()
    },
  }
}

/** The collector is a service of others like any: what it is sent is a call, and how it answered is known only here. */
function countingExporter(exporter: SpanExporter, host: string): SpanExporter {
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        countProviderCall(host, statusOfExport(result))
        done(result)
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  }
}
