import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const PACKAGES = 'package-lock.json'

/**
 * Tells this code from any other: the digest of the built file, which names all others that it loads by theirs, and of the versions of its packages. Code that was not
 * built is another at every start.
 */
export function nameOfOwnCode(): string {
  const path = fileURLToPath(import.meta.url)
  if (!path.endsWith('.js') || !existsSync(PACKAGES)) return randomUUID()
  return createHash('sha256').update(readFileSync(path)).update(readFileSync(PACKAGES)).digest('base64url')
}
