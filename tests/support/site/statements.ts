import pg from 'pg'

const statements: string[] = []
const original = pg.Client.prototype.query

/** Notes what every connection of this process sends. To be imported before the services of a test, whose connections keep the method that they find. */
pg.Client.prototype.query = function (this: pg.Client, ...parts: unknown[]) {
  const [first] = parts
  const text = typeof first === 'string' ? first : typeof first === 'object' && first !== null && 'text' in first ? String(first.text) : ''
  // The queue looks for work by itself.
  if (!text.includes('pgboss')) statements.push(text.replaceAll(/\s+/g, ' ').trim())
  return Reflect.apply(original, this, parts)
} as typeof original

/** The statements that were sent while this work went on, in their order, without those of the queue. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const before = statements.length
  await work()
  return statements.slice(before)
}
