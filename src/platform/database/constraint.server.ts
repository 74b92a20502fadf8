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
  return statesOf(error).some((state) => state.startsWith('22'))
}

/** Whether a query asked for a table or a column that the schema does not have yet. */
export function isOfNewerSchema(error: unknown): boolean {
  return statesOf(error).some((state) => state === '42P01' || state === '42703')
}

function statesOf(error: unknown): string[] {
  const states: string[] = []
  for (let reason = error; reason instanceof Error; reason = reason.cause) {
    const { code } = reason as Error & { code?: unknown }
    if (typeof code === 'string') states.push(code)
  }
  return states
}
