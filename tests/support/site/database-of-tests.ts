import pg from 'pg'

/** The address of a database on the server of another one. */
export function addressOf(server: string, name: string): string {
  const address = new URL(server)
  address.pathname = `/${name}`
  return address.href
}

/** Carries out each statement in its turn. */
export async function onServer(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

/** For a server that goes with its tests: what it has acknowledged survives its processes, though not the machine. */
export async function withoutWaitingForTheDisk(url: string): Promise<void> {
  const settings = ['fsync', 'synchronous_commit', 'full_page_writes'].map((name) => `alter system set ${name} = off`)
  await onServer(url, ...settings, 'select pg_reload_conf()')
}
