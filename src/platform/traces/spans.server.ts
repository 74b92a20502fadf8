import { createHash } from 'node:crypto'
import { type Attributes, type Context, context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, TraceFlags, trace, type Tracer } from '@opentelemetry/api'

const kinds = { inside: SpanKind.INTERNAL, server: SpanKind.SERVER, client: SpanKind.CLIENT, job: SpanKind.CONSUMER } as const

/** A step of some work: what a collector of traces shows with its time and how it ended. Names are few, and neither they nor attributes hold anything of visitors. */
export type Step = { name: string; kind?: keyof typeof kinds; attributes?: Attributes }

/** A step that has begun. `run` does something within it; `end` is called once, with what is known by then. */
export type StartedStep = {
  run: <Value>(work: () => Value) => Value
  end: (outcome?: { attributes?: Attributes; error?: unknown; isFailed?: boolean }) => void
}

let tracer: Tracer | undefined

/** Has steps recorded from now on, or no longer. Without it they cost one comparison each. */
export function recordSpans(recorder: Tracer | undefined): void {
  tracer = recorder
}

/** Begins a step of what is going on; nothing when steps are not recorded. */
export function startStep(step: Step): StartedStep | undefined {
  return tracer && startSpan(tracer, step, context.active())
}

/** Begins the first step of what a request asked for, here or, as a job, in another process: all of it is one trace. */
export function startTraceOf(requestId: string, step: Step): StartedStep | undefined {
  return tracer && startSpan(tracer, step, contextOf(requestId))
}

/** Runs something as a step of what is going on. */
export function inStep<Value>(step: Step, run: () => Promise<Value>): Promise<Value> {
  return endedBy(startStep(step), run)
}

/** Runs something as the first step of what a request asked for. */
export function inTraceOf<Value>(requestId: string, step: Step, run: () => Promise<Value>): Promise<Value> {
  return endedBy(startTraceOf(requestId, step), run)
}

/** Tells a service of others which step asks it (W3C Trace Context); empty when none is recorded. */
export function traceHeader(): Record<string, string> {
  const active = tracer && trace.getActiveSpan()?.spanContext()
  return active && active.traceFlags & TraceFlags.SAMPLED ? { traceparent: `00-${active.traceId}-${active.spanId}-01` } : {}
}

async function endedBy<Value>(step: StartedStep | undefined, run: () => Promise<Value>): Promise<Value> {
  if (!step) return run()
  try {
    const value = await step.run(run)
    step.end()
    return value
  } catch (error) {
    step.end({ error })
    throw error
  }
}

function startSpan(recorder: Tracer, { name, kind = 'inside', attributes = {} }: Step, parent: Context): StartedStep {
  const span = recorder.startSpan(name, { kind: kinds[kind], attributes }, parent)
  return {
    run: (work) => context.with(trace.setSpan(parent, span), work),
    end: (outcome = {}) => end(span, outcome),
  }
}

function end(span: Span, { attributes = {}, error, isFailed = error !== undefined }: Parameters<StartedStep['end']>[0] & object): void {
  span.setAttributes(attributes)
  if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR })
  // Not its message, which may name people.
  if (error !== undefined) span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown')
  span.end()
}

/** The parent of all first steps of a request. No step has its id: it stands for the request itself, whose id is that of the trace where it has the form of one. */
function contextOf(requestId: string): Context {
  const digits = requestId.replaceAll('-', '').toLowerCase()
  const traceId = /^(?!0{32})[\da-f]{32}$/.test(digits) ? digits : createHash('sha256').update(requestId).digest('hex').slice(0, 32)
  const spanId = createHash('sha256').update(traceId).digest('hex').slice(0, 16)
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true })
}
