import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ownSecret } from './own-secret.server.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'maarad-secret-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('the first start makes a key that only its owner reads, and every later one takes it', async () => {
  const keys = await Promise.all(Array.from({ length: 8 }, () => ownSecret(folder)))
  expect(new Set([...keys, await ownSecret(folder)]).size).toBe(1)
  expect(keys[0]).toMatch(/^[\w-]{43}$/)
  expect(await readdir(folder)).toEqual(['secret-key'])
  expect((await stat(join(folder, 'secret-key'))).mode & 0o077).toBe(0)
})

test.each([[''], ['\n'], ['short']])('a file with %j in it is no key: the process says so instead of signing with it', async (content) => {
  await writeFile(join(folder, 'secret-key'), content)
  await expect(ownSecret(folder)).rejects.toThrow(/secret-key holds no key of 32 characters: remove it/)
  expect(await readFile(join(folder, 'secret-key'), 'utf8')).toBe(content)
})
