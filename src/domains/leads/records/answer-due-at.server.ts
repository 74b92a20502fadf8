import type { Clocks } from '#domains/retailers/index.ts'
import { findVisitPlace } from '#domains/retailers/index.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { dueAt } from './response-clock.ts'

type ClockRules = { responseMinutes: number; clocks: Clocks }

/**
 * The deadline for answering a lead that staff can see since `from`, by its retailer's own calendar; null without a target time. Without a retailer, the
 * hours count in which any is open.
 */
export async function answerDueAt(
  db: Queryable,
  { responseMinutes, clocks }: ClockRules,
  { retailerId, from }: { retailerId: number | null; from: Date },
): Promise<Date | null> {
  if (responseMinutes <= 0) return null
  return dueAt({ from, targetMinutes: responseMinutes, place: await findVisitPlace(db, retailerId, clocks) })
}
