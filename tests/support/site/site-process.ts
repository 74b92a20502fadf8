import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import pg from 'pg'

export type SiteProcess = {
  url: string
  process: ChildProcess
  /** What it has written to its log. */
  log: () => string
  stop: (signal?: NodeJS.Signals) => Promise<void>
}

/** The API token of processes that tests start. */
export const TEST_TOKEN = 'a-token-for-tests-only-0123456789abcdef'

/** Starts the site that was built in `place` on a free port and waits until it says that it is ready. */
export async function startSite(env: Record<string, string>, place = '.'): Promise<SiteProcess> {
  const ownDatabase = await databaseOf(env.DATA_DIR ?? '')
  const child = spawn(process.execPath, ['build/server/main.js'], {
    cwd: place,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      API_TOKEN: TEST_TOKEN,
      LOG_LEVEL: 'warn',
      // A name of this machine, so that the demo's people can sign in.
      PUBLIC_URL: 'http://site.localhost',
      SIGN_IN: 'demo',
      DEMO: 'load',
      // Services of other people are played by this machine.
      SERVICE_NETWORK: 'private',
      // A slow machine shows what was changed, not what was there before.
      PAGE_PATIENCE_MS: '60000',
      PAGE_PATIENCE_AFTER_CHANGE_MS: '60000',
      ...ownDatabase,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += chunk
      const port = output.match(/ready: http:\/\/localhost:(\d+)\//)?.[1]
      if (port) resolve(`http://127.0.0.1:${port}`)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('exit', (code) => reject(new Error(`the site ended with ${code}:\n${output}`)))
  })
  return {
    url,
    process: child,
    log: () => output,
    stop: async (signal = 'SIGTERM') => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
    },
  }
}

const PREFIX = 'e2e_'

/** On a server of one's own (DATABASE_URL), every data folder gets a database there, so that sites do not share their content. */
async function databaseOf(folder: string): Promise<{ DATABASE_URL?: string }> {
  const server = process.env.DATABASE_URL
  if (!server) return {}
  const name = PREFIX + createHash('sha256').update(folder).digest('hex').slice(0, 12)
  await onServer(server, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount === 0) await client.query(`create database ${name}`)
  })
  const url = new URL(server)
  url.pathname = `/${name}`
  return { DATABASE_URL: url.href }
}

/** Removes the databases that sites of this run were given. */
export async function dropDatabases(): Promise<void> {
  const server = process.env.DATABASE_URL
  if (!server) return
  await onServer(server, async (client) => {
    const { rows } = await client.query<{ datname: string }>('select datname from pg_database where starts_with(datname, $1)', [PREFIX])
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`)
  })
}

async function onServer(url: string, run: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await run(client)
  } finally {
    await client.end()
  }
}
