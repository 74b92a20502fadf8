import { context, diag, DiagLogLevel } from '@opentelemetry/api'
import type { Logger } from '#kernel/log.ts'
import { reasonOf } from '#kernel/reason-of.ts'
import { recordSpans } from './spans.server.ts'

/** The collector by its origin, and the share of requests (0–1) of which all steps are recorded. */
type Options = { collector: string; share: number; build: { version: string; commit: string | null }; role: string; log: Logger }

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
    resource: resourceFromAttributes({
      'service.name': 'maarad',
      'service.version': build.version,
      'service.instance.id': `${role}-${process.pid}`,
      'vcs.ref.head.revision': build.commit ?? '',
    }),
    // By the id of the trace: all steps of a request are recorded, in whatever process, or none.
    sampler: new sdk.TraceIdRatioBasedSampler(share),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${collector}/v1/traces` }) })],
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
