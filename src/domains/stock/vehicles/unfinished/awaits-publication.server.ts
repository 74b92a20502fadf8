import { and, eq, type SQL, sql } from 'drizzle-orm'
import { vehicle } from '../../schema.server.ts'

/** What a feed brought before it was ready, and nobody has published since. */
export const awaitsPublication = and(eq(vehicle.isPublished, false), sql`exists (select from feed_arrival a where a.vehicle_id = ${vehicle.id})`) as SQL
