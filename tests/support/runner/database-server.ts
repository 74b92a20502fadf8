import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '#platform/database/embedded.server.ts'
import { migrateDatabase } from '#platform/database/migrate.server.ts'
import { addressOf, onServer, withoutWaitingForTheDisk } from '../site/database-of-tests.ts'

/**
 * One PostgreSQL for the whole run: the one of DATABASE_URL, or an embedded one in a temporary folder. The schema is built once in
 * it; the database of each test file is a copy, which takes a fraction of the time of all migrations.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startServer()
  const template = `template_${randomBytes(6).toString('hex')}`
  await onServer(url, `create database ${template}`)
  await migrateDatabase(addressOf(url, template), 'db/migrations')
  project.provide('serverUrl', url)
  project.provide('template', template)
  return async () => {
    await onServer(url, `drop database ${template} with (force)`)
    await stop()
  }
}

async function startServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, stop: async () => undefined }
  const folder = await mkdtemp(join(tmpdir(), 'maarad-test-'))
  const server = await startEmbedded(folder)
  await withoutWaitingForTheDisk(server.url)
  return {
    url: server.url,
    stop: async () => {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
