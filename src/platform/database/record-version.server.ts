import { createHash } from 'node:crypto'

const HEX_DIGITS = 16

/** The version of a record that has no counter: a digest of its content. Never include a secret: the digest would help to guess it. */
export function recordVersion(record: unknown): string {
  return createHash('sha256').update(JSON.stringify(record)).digest('hex').slice(0, HEX_DIGITS)
}
