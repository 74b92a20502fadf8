import { z } from 'zod'
import { LARGEST_ID } from '#kernel/values/row-id.ts'

/** Fields that calls of several gateways have. */
export const Currency = z.string().regex(/^[A-Z]{3}$/)
export const CompanyUuid = z.string().min(1).max(100)
export const VehicleId = z.int().positive().max(LARGEST_ID)
