/** An error with a long chain of causes says the same again and again. */
const MOST_CAUSES = 5
const LONGEST = 2000

/**
 * What went wrong, for the log and for people: the error, and what caused it, which says more than `fetch failed` does. Values of a query are left out, and anything that
 * was thrown without being an error is written as JSON.
 */
export function reasonOf(error: unknown): string {
  return chainOf(error, MOST_CAUSES).slice(0, LONGEST)
}

function chainOf(error: unknown, depth: number): string {
  if (!(error instanceof Error)) return textOf(error)
  const own = ownText(error)
  const causes = (error instanceof AggregateError ? error.errors : [error.cause]).filter(isTold)
  if (depth === 0 || causes.length === 0) return own
  const reasons = [...new Set(causes.slice(0, MOST_CAUSES).map((cause) => chainOf(cause, depth - 1)))].join('; ')
  return own.includes(reasons) ? own : `${own}: ${reasons}`
}

/** Libraries name data as a cause as well, such as the whole of an answer with the tokens in it: that is not for the log. */
function isTold(cause: unknown): boolean {
  return cause instanceof Error || typeof cause === 'string'
}

/** Kinds that the language throws itself: their messages alone are often too short. */
function isOfLanguage(error: Error): boolean {
  return [TypeError, RangeError, ReferenceError, SyntaxError].some((kind) => error instanceof kind)
}

/** The name of its kind where that says something, its message, and its code where the message lacks it. */
function ownText(error: Error): string {
  const { name, message } = error
  const { code } = error as Error & { code?: unknown }
  const plain = withoutValues(message)
  const kind = plain === '' || isOfLanguage(error) ? name : ''
  const tail = typeof code === 'string' && !plain.includes(code) ? `(${code})` : ''
  return [[kind, plain].filter(Boolean).join(': '), tail].filter(Boolean).join(' ')
}

/** The ORM appends a query's values to its message, and PostgreSQL quotes the rejected value at the end. Both may be secrets. */
export function withoutValues(text: string): string {
  return text.replace(/\nparams: [\s\S]*$/, '').replace(/(invalid (?:input )?(?:syntax|byte)[^:]*): [\s\S]*$/, '$1')
}

function textOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error)
  const { message } = error as { message?: unknown }
  if (typeof message === 'string' && message !== '') return message
  try {
    return JSON.stringify(error)
  } catch {
    // It refers to itself, so that its kind is all that can be said.
    return Object.prototype.toString.call(error)
  }
}
