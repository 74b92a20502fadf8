// Connection refused, reset or closed, and PostgreSQL's errors while it starts, stops or has no free connection.
const AWAY = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'ETIMEDOUT', '57P01', '57P02', '57P03', '53300', '08000', '08003', '08006'])

/** Whether a query failed because the database cannot be reached, rather than because of the query. */
export function isDatabaseUnreachable(error: unknown): boolean {
  for (let reason = error; reason instanceof Error; reason = reason.cause) {
    const { code } = reason as Error & { code?: string }
    if (code && AWAY.has(code)) return true
    if (/^(Connection terminated|timeout exceeded when trying to connect)/.test(reason.message)) return true
  }
  return false
}
