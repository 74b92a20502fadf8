import { z } from 'zod'

/** Fields that calls of several gateways have. */
export const Currency = z.string().regex(/^[A-Z]{3}$/)
export const CompanyUuid = z.string().min(1).max(100)
/** The largest id of the database. */
export const MOST_ID = 2_147_483_647
export const VehicleId = z.int().positive().max(MOST_ID)
