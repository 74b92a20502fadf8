import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A machine-readable description of somebody else's service, or data about one, from the folder that the environment variable `CONTRACTS`
 * names; null without that folder, and tests then rely on what they bring themselves.
 */
export function readContract(name: string): unknown {
  const path = join(process.env.CONTRACTS ?? '', name)
  return process.env.CONTRACTS && existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null
}
