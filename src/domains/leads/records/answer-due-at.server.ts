import { findOpeningHours } from '#domains/retailers/index.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { dueAt } from './response-clock.ts'

type ClockRules = { responseMinutes: number; timeZone: string }

/** The deadline for answering a lead that staff can see since `from`; null without a target time. Without a retailer, the hours count in which any is open. */
export async function answerDueAt(
  db: Queryable,
  { responseMinutes, timeZone }: ClockRules,
  { retailerId, from }: { retailerId: number | null; from: Date },
): Promise<Date | null> {
  const hours = responseMinutes <= 0 ? [] : await findOpeningHours(db, retailerId)
  return dueAt({ from, targetMinutes: responseMinutes, hours, timeZone })
}
