/** Of the file system and of a quota; of PostgreSQL when it cannot make a file longer, or writes nothing any more. */
const FULL = new Set(['ENOSPC', 'EDQUOT', '53100'])

/** Whether something failed since a disk is full: that of the media, or that of the database. Once there is room, it works again by itself. */
export function isOutOfRoom(error: unknown): boolean {
  for (let reason = error; reason instanceof Error; reason = reason.cause) {
    const { code } = reason as Error & { code?: string }
    if (code && FULL.has(code)) return true
  }
  return false
}
