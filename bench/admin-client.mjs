import { readFileSync } from 'node:fs'
import pg from 'pg'

/** A connection to the embedded database of a site that was started with this folder. */
export async function adminClient(data) {
  const [, , , port] = readFileSync(`${data}/pg/postmaster.pid`, 'utf8').split('\n')
  const password = readFileSync(`${data}/pg/maarad-password`, 'utf8').trim()
  const client = new pg.Client(`postgresql://postgres:${password}@127.0.0.1:${port}/postgres`)
  await client.connect()
  return client
}
