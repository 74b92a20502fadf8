import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const LEAST_CHARACTERS = 32

/**
 * The signing key of a single machine: created once, readable by its owner only. It is written to a temporary file and then linked, so
 * that a kill or a full disk leaves no partial key, and processes that start at once all use the first one's. Throws when the stored
 * key is too short.
 */
export async function ownSecret(folder: string): Promise<string> {
  const path = join(folder, 'secret-key')
  await mkdir(folder, { recursive: true })
  const draft = `${path}.${process.pid}-${randomBytes(4).toString('hex')}`
  try {
    await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx', flush: true })
    await link(draft, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  } finally {
    await rm(draft, { force: true })
  }
  const secret = (await readFile(path, 'utf8')).trim()
  if (secret.length < LEAST_CHARACTERS) throw new Error(`${path} holds no key of ${LEAST_CHARACTERS} characters: remove it, and the next start makes one`)
  return secret
}
