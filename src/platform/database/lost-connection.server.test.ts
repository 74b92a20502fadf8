import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, inject, test } from 'vitest'

/** A process whose connection is cut by the server between two statements of a transaction. */
const program = (url: string) => `
  import { openDatabase } from './src/platform/database/database.server.ts'
  import { sql } from 'drizzle-orm'
  const warnings = []
  const log = { warn: (message) => warnings.push(message) }
  const { db, close } = await openDatabase({ url: ${JSON.stringify(url)}, folder: '', connections: 3, log })
  const write = db.transaction(async (tx) => {
    const { rows } = await tx.execute(sql\`select pg_backend_pid() as pid\`)
    const cut = new Promise((resolve) => tx.session.client.once('end', resolve))
    await db.execute(sql\`select pg_terminate_backend(\${rows[0].pid})\`)
    await cut
    await tx.execute(sql\`create table never (n int)\`)
  })
  const outcome = await write.then(() => 'written', () => 'failed')
  const { rows } = await db.execute(sql\`select 1 as n\`)
  console.log(JSON.stringify({ outcome, rows, warnings }))
  await close()`

test('a connection that is lost during a write fails that write, and the process lives on', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program(inject('serverUrl'))], { stdio: ['ignore', 'pipe', 'pipe'] })
  const [output, complaint, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  expect(complaint).toBe('')
  expect(code).toBe(0)
  expect(JSON.parse(output)).toEqual({ outcome: 'failed', rows: [{ n: 1 }], warnings: ['a database connection broke'] })
})
