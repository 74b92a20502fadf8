import type { Clock } from '#kernel/clock.ts'
import type { Logger } from '#kernel/log.ts'
import type { Staff } from '#kernel/staff.ts'
import type { Db } from '#platform/database/database.server.ts'
import type { Network } from '#platform/http/network.ts'

/** What varies by request or by test, and nothing else. `staff` is null for visitors; addresses in settings lead to the internet only unless `network` says more. */
export type Ctx = { db: Db; clock: Clock; log: Logger; staff: Staff | null; network?: Network }
