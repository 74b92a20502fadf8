import type pg from 'pg'
import type { Db } from '#platform/database/database.server.ts'

type Statement = { text: string; values: unknown[] }
type Plan = { 'Node Type': string; 'Actual Rows'?: number; 'Actual Loops'?: number; Plans?: Plan[] } & Record<string, unknown>

/** How many rows the database looks at for what runs, and the statement that looks at most of them: each reading statement is explained afterwards with its own values. */
export async function rowsRead({ $client: pool }: Db, run: () => Promise<unknown>): Promise<{ rows: number; worst: string }> {
  const statements = await statementsOf(pool, run)
  let [rows, most, worst] = [0, 0, '']
  for (const { text, values } of statements.filter((statement) => /^\s*(select|with)\b/i.test(statement.text))) {
    const { rows: answer } = await pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (analyze, format json) ${text}`, values)
    const looked = answer.reduce((sum, { 'QUERY PLAN': [{ Plan: plan }] }) => sum + rowsOf(plan), 0)
    rows += looked
    if (looked > most) [most, worst] = [looked, text.replaceAll(/\s+/g, ' ').slice(0, 300)]
  }
  return { rows, worst }
}

async function statementsOf(pool: pg.Pool, run: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = []
  const query = pool.query
  pool.query = function (this: pg.Pool, ...parts: unknown[]) {
    const [first, second] = parts
    const text = typeof first === 'string' ? first : (first as { text: string }).text
    const values = Array.isArray(second) ? second : typeof first === 'string' ? [] : ((first as { values?: unknown[] }).values ?? [])
    statements.push({ text, values })
    return Reflect.apply(query, this, parts)
  } as typeof pool.query
  try {
    await run()
  } finally {
    pool.query = query
  }
  return statements
}

/** Rows that scans of tables gave or threw away; what stands above them gets no others. */
function rowsOf(plan: Plan): number {
  const loops = plan['Actual Loops'] ?? 1
  const isScan = plan['Node Type'].includes('Scan') && plan['Relation Name'] !== undefined
  const dropped = ['Rows Removed by Filter', 'Rows Removed by Index Recheck'].reduce((sum, name) => sum + Number(plan[name] ?? 0), 0)
  const own = isScan ? ((plan['Actual Rows'] ?? 0) + dropped) * loops : 0
  return own + (plan.Plans ?? []).reduce((sum, below) => sum + rowsOf(below), 0)
}
