import type pg from 'pg'
import { startStep } from '../traces/spans.server.ts'

const LONGEST_TEXT = 2000

type Callback = (error: Error | null, result: unknown) => void

/** Records each statement of a connection as a step, with its text, in which values never are. */
export function traceQueries(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...parts: unknown[]) => unknown
  const traced = (...parts: unknown[]): unknown => {
    const text = textOf(parts[0])
    const step = text === null ? undefined : startStep(stepOf(text))
    if (!step) return query(...parts)
    const last = parts.at(-1)
    if (typeof last === 'function') {
      const callback = last as Callback
      return query(...parts.slice(0, -1), (error: Error | null, result: unknown) => {
        step.end(error ? { error } : {})
        callback(error, result)
      })
    }
    const result = query(...parts)
    if (result instanceof Promise) {
      result.then(
        () => step.end(),
        (error: unknown) => step.end({ error }),
      )
    } else step.end()
    return result
  }
  client.query = traced as typeof client.query
}

function stepOf(text: string) {
  const operation = text.match(/^\s*(\w+)/)?.[1]?.toLowerCase() ?? 'query'
  const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': operation, 'db.query.text': text.slice(0, LONGEST_TEXT) }
  return { name: `database ${operation}`, kind: 'client', attributes } as const
}

/** The text of a statement; null for what is no statement, such as a stream of rows. */
function textOf(first: unknown): string | null {
  if (typeof first === 'string') return first
  const text = typeof first === 'object' && first !== null && 'text' in first && !('submit' in first) ? first.text : null
  return typeof text === 'string' ? text : null
}
