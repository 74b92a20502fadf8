/** What the driver says of a query that was not answered in time. */
export const QUERY_TIMEOUT = 'Query read timeout'

// No way there, connection refused, reset or closed, PostgreSQL's errors while it starts, stops or has no free connection, those of a server that takes no writes,
// and those of one that does not let us in: a password or a role that is being changed.
const AWAY = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENETDOWN'],
  ...['57P01', '57P02', '57P03', '53300', '08000', '08001', '08003', '08004', '08006', '25006', '28000', '28P01'],
])
// PgBouncer says by words alone that it has no server, or none in time.
const POOLER =
  'pgbouncer cannot connect|server conn(ection)? crashed|query_wait_timeout|no more connections allowed|server login has been failing|server_login_retry'
const LOST_CONNECTION = new RegExp(
  `^(Connection terminated|Connection ended unexpectedly|timeout exceeded when trying to connect|${QUERY_TIMEOUT}|Client (has encountered|was closed)|${POOLER})`,
)

/** Whether a query failed because the database cannot be reached or takes no writes, rather than because of the query. */
export function isDatabaseUnreachable(error: unknown): boolean {
  for (let reason = error; reason instanceof Error; reason = reason.cause) {
    const { code } = reason as Error & { code?: string }
    if (code && AWAY.has(code)) return true
    if (LOST_CONNECTION.test(reason.message)) return true
  }
  return false
}
