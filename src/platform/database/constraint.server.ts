/** Whether a write violated this unique constraint. Drizzle wraps PostgreSQL's error as `cause`. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  const cause = (error as { cause?: { code?: string; constraint?: string } } | undefined)?.cause
  return cause?.code === '23505' && cause.constraint === constraint
}

/** Whether a deletion was refused because rows of another table refer to the row by this constraint. */
export function isStillReferred(error: unknown, constraint: string): boolean {
  const cause = (error as { cause?: { code?: string; constraint?: string } } | undefined)?.cause
  return cause?.code === '23503' && cause.constraint === constraint
}

/** Whether the database rejected a value (SQLSTATE class 22), so that retrying cannot help. */
export function isDataException(error: unknown): boolean {
  for (let reason = error; reason instanceof Error; reason = reason.cause) {
    if ((reason as Error & { code?: string }).code?.startsWith('22')) return true
  }
  return false
}
