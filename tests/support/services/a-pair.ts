import { execFileSync } from 'node:child_process'
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { type EmbeddedServer, startEmbedded } from '#platform/database/embedded.server.ts'

export type Pair = {
  primary: EmbeddedServer
  standby: EmbeddedServer
  /** An address of both, the standby first. */
  url: string
  /** Ends the primary with all its connections at once, and with nothing written that was not yet. */
  killPrimary: () => void
  promoteStandby: () => Promise<void>
  stop: () => Promise<void>
}

/** Two servers in folders of their own, the second a standby of the first by streaming replication. */
export async function aPair(folder: string): Promise<Pair> {
  const [first, second] = [join(folder, 'first'), join(folder, 'second')]
  const primary = await startEmbedded(first)
  await primary.stop()
  execFileSync('cp', ['-a', first, second])
  const cluster = join(second, 'pg')
  rmSync(join(cluster, 'postmaster.pid'), { force: true })
  const { username, password, hostname, port } = new URL(primary.url)
  writeFileSync(join(cluster, 'standby.signal'), '')
  appendFileSync(join(cluster, 'postgresql.auto.conf'), `primary_conninfo = 'host=${hostname} port=${port} user=${username} password=${password}'\n`)
  await primary.revive()
  const standby = await startEmbedded(second)
  const both = new URL(standby.url)
  return {
    primary,
    standby,
    url: primary.url.replace(`@${hostname}:${port}`, `@${both.host},${hostname}:${port}`),
    killPrimary: () => {
      const [pid] = readFileSync(join(first, 'pg', 'postmaster.pid'), 'utf8').split('\n')
      process.kill(Number(pid), 'SIGQUIT')
    },
    promoteStandby: () => runStatement(standby.url, 'select pg_promote()'),
    stop: async () => {
      // The one that was killed is not there to be stopped.
      await Promise.allSettled([primary.stop(), standby.stop()])
    },
  }
}

async function runStatement(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}
