import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '#platform/database/embedded.server.ts'

/** One PostgreSQL for the whole run: the one of DATABASE_URL, or an embedded one in a temporary folder. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (process.env.DATABASE_URL) {
    project.provide('serverUrl', process.env.DATABASE_URL)
    return undefined
  }
  const folder = await mkdtemp(join(tmpdir(), 'maarad-test-'))
  const server = await startEmbedded(folder)
  project.provide('serverUrl', server.url)
  return async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
