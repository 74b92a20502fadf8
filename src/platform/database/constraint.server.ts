/** Whether a write failed because of this unique constraint. Drizzle hides PostgreSQL's own error in `cause`. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  const cause = (error as { cause?: { code?: string; constraint?: string } } | undefined)?.cause
  return cause?.code === '23505' && cause.constraint === constraint
}
