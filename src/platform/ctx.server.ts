import type { Clock } from '#kernel/clock.ts'
import type { Logger } from '#kernel/log.ts'
import type { Staff } from '#kernel/staff.ts'
import type { Db } from '#platform/database/database.server.ts'
import type { Replica } from '#platform/database/replica.server.ts'
import type { AskWorker } from '#platform/jobs/ask-worker.server.ts'
import type { Network } from '#platform/http/network.ts'

/**
 * What varies by request or by test, and nothing else. `staff` is null for visitors. `network` says where addresses from settings may lead; the default
 * is the internet only. `replica` is read by {@link onReplica} alone; within it `db` may be the replica, and `primary` is what `db` was, for what is kept beyond the read.
 * `askWorker` is there where pictures and documents are made by another process.
 */
export type Ctx = {
  db: Db
  clock: Clock
  log: Logger
  staff: Staff | null
  network?: Network
  replica?: Replica<Db> | null
  primary?: Db
  askWorker?: AskWorker | null
}
