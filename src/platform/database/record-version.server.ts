import { createHash } from 'node:crypto'

const HEX_DIGITS = 16

/** The version of a record without a counter of its own: a digest of all it holds. Never of a secret, which it would help to guess. */
export function recordVersion(record: unknown): string {
  return createHash('sha256').update(JSON.stringify(record)).digest('hex').slice(0, HEX_DIGITS)
}
