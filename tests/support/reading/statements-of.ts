import type pg from 'pg'
import type { Db } from '#platform/database/database.server.ts'

/**
 * What a pool sends to the database while something runs, the beginnings and ends of transactions as well: each statement by what it does with which table, as in
 * `insert lead, insert lead_event`.
 */
export async function statementsOf({ $client: pool }: Db, run: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = []
  const originals = new Map<pg.PoolClient, pg.PoolClient['query']>()
  const note = (client: pg.PoolClient) => {
    const { query } = client
    originals.set(client, query)
    client.query = ((...parts: unknown[]) => {
      const [first] = parts
      statements.push(summaryOf(typeof first === 'string' ? first : (first as { text: string }).text))
      return Reflect.apply(query, client, parts)
    }) as typeof client.query
  }
  const restore = (client: pg.PoolClient) => {
    const query = originals.get(client)
    if (query) client.query = query
    originals.delete(client)
  }
  const onRelease = (_error: unknown, client: pg.PoolClient) => restore(client)
  pool.on('acquire', note)
  pool.on('release', onRelease)
  try {
    await run()
  } finally {
    pool.off('acquire', note)
    pool.off('release', onRelease)
    for (const client of originals.keys()) restore(client)
  }
  return statements
}

const VERBS = new Map([
  ['insert into', 'insert'],
  ['delete from', 'delete'],
  ['from', 'read'],
  ['update', 'update'],
])

function summaryOf(text: string): string {
  const named = [...text.matchAll(/\b(\w+)"? as (?:materialized )?\(/g)].map(([, name]) => name)
  const steps = [...text.matchAll(/\b(insert into|delete from|from|update) "?(?!set\b|skip\b)([a-z]\w*)"?(?!\w|\()/g)]
  const told = steps.flatMap(([, verb = '', table]) => (named.includes(table) ? [] : [`${VERBS.get(verb)} ${table}`]))
  return told.length === 0 ? (text.trim().split(/[\s;]/)[0] ?? '') : [...new Set(told)].join(', ')
}
