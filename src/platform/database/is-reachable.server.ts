import type { Db } from './database.server.ts'

/** Whether the database answers at all. */
export async function isReachable(db: Db): Promise<boolean> {
  return db.$client.query('select 1').then(
    () => true,
    () => false,
  )
}
