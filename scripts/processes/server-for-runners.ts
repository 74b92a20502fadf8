import { readFileSync, rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '#platform/database/embedded.server.ts'
import { withoutWaitingForTheDisk } from '#tests/support/site/database-of-tests.ts'

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

/**
 * A PostgreSQL for runners that this process starts and may have to kill: a runner that started one itself would leave it behind. It ends with this process,
 * whatever ends that but SIGKILL. Gives its address; where DATABASE_URL names a server, that of it.
 */
export async function startServerForRunners(): Promise<string> {
  if (process.env.DATABASE_URL) return process.env.DATABASE_URL
  const folder = await mkdtemp(join(tmpdir(), 'maarad-runners-'))
  const { url } = await startEmbedded(folder)
  for (const signal of SIGNALS) process.once(signal, () => process.exit(128 + constants.signals[signal]))
  // The last handlers of a process cannot wait: the server is told to end at once, and does so by itself.
  process.once('exit', () => {
    const [pid] = readFileSync(join(folder, 'pg', 'postmaster.pid'), 'utf8').split('\n')
    process.kill(Number(pid), 'SIGQUIT')
    rmSync(folder, { recursive: true, force: true })
  })
  await withoutWaitingForTheDisk(url)
  return url
}
