/** Whether a write failed because of this unique constraint. Drizzle hides PostgreSQL's own error in `cause`. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  const cause = (error as { cause?: { code?: string; constraint?: string } } | undefined)?.cause
  return cause?.code === '23505' && cause.constraint === constraint
}

/** Whether the database did not take a value (class 22): the same statement fails again, however often it is tried. */
export function isDataException(error: unknown): boolean {
  for (let reason = error; reason instanceof Error; reason = reason.cause) {
    if ((reason as Error & { code?: string }).code?.startsWith('22')) return true
  }
  return false
}
