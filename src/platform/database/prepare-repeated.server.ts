import type pg from 'pg'

/** A statement that comes this often to a pool is one that the code asks again and again. */
const REPEATED = 4
/** What a pool counts at most; of longer lists the oldest text is forgotten. Each prepared text costs every connection some tens of KB on the server. */
const MOST_COUNTED = 1000
const MOST_PREPARED = 250

/** A statement whose columns follow the table, which a newer release may change under a connection that prepared it. */
const FOLLOWS_TABLE = /(?:\bselect|\breturning|,|\.)\s*\*/i

type Query = { text: string; name?: string | undefined; values?: unknown[] }

/**
 * Has the server prepare what the connections of one pool ask again and again: it reads and checks such a statement once a connection instead of each time,
 * and its text is not sent anew ([0213](../../../docs/decisions/0213-repeated-statements-are-prepared.md)). Only statements with values, as those without may
 * be several in one text. To be called with each new connection.
 */
export function prepareRepeated(): (client: pg.PoolClient) => void {
  const nameOf = namesOfRepeated()
  return (client) => {
    const query = client.query.bind(client) as (...parts: unknown[]) => unknown
    const prepared = (first: unknown, ...rest: unknown[]): unknown => {
      const name = isParametrised(first, rest[0]) ? nameOf(first.text) : undefined
      return name === undefined ? query(first, ...rest) : query({ ...(first as Query), name }, ...rest)
    }
    client.query = prepared as typeof client.query
  }
}

/** Takes the names off statements, also those that code gave by itself: where sessions are shared, the next one may run where nobody prepared it. */
export function prepareNothing(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...parts: unknown[]) => unknown
  const plain = (first: unknown, ...rest: unknown[]): unknown => {
    const isNamed = typeof first === 'object' && first !== null && !('submit' in first) && 'name' in first
    return query(isNamed ? { ...first, name: undefined } : first, ...rest)
  }
  client.query = plain as typeof client.query
}

/** Has a new connection plan by values each time: a plan that was kept from when a table was empty would read all of it once a feed has filled it. */
export async function keepNoPlans(client: pg.ClientBase): Promise<void> {
  await client.query('set plan_cache_mode = force_custom_plan')
}

function isParametrised(first: unknown, values: unknown): first is Query {
  if (typeof first !== 'object' || first === null || 'submit' in first || !('text' in first) || typeof first.text !== 'string') return false
  const { name, values: own } = first as Query
  const parameters = Array.isArray(values) ? values : own
  return name === undefined && parameters !== undefined && parameters.length > 0
}

/** Gives the name under which a text is prepared, the same on every connection; nothing for one that came rarely so far. */
function namesOfRepeated(): (text: string) => string | undefined {
  const times = new Map<string, number>()
  const names = new Map<string, string>()
  return (text) => {
    const name = names.get(text)
    if (name !== undefined) return name
    const count = (times.get(text) ?? 0) + 1
    times.delete(text)
    if (count < REPEATED || names.size >= MOST_PREPARED || FOLLOWS_TABLE.test(text)) {
      times.set(text, Math.min(count, REPEATED))
      const [oldest] = times.keys()
      if (times.size > MOST_COUNTED && oldest !== undefined) times.delete(oldest)
      return undefined
    }
    const repeatedName = `repeated_${names.size + 1}`
    names.set(text, repeatedName)
    return repeatedName
  }
}
