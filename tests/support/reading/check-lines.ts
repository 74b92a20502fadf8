import { expect } from 'vitest'
import type { Connection } from '#platform/connections/connection.ts'
import type { Ctx } from '#platform/ctx.server.ts'

/** What a check of a connection says in English, each line after its tone; for one that is not set up, the names of what is missing. */
export async function checkLines(connections: readonly Connection[], symbol: string, ctx: Ctx): Promise<string[]> {
  const connection = connections.find((one) => one.symbol === symbol)
  if (!connection) throw new Error(`no connection ${symbol}`)
  const { needs, check } = await connection.setup(ctx)
  if (!check) return needs.flatMap(({ name, isGiven }) => (isGiven ? [] : [`missing: ${name}`]))
  const findings = await check()
  for (const { text } of findings) {
    expect(text.join(' '), 'a placeholder without a value').not.toMatch(/[{}]|undefined/)
    expect(text[1], 'Arabic').toMatch(/\p{Script=Arabic}/u)
  }
  return findings.map(({ tone, text }) => `${tone}: ${text[0]}`)
}
