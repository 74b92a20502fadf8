import { z } from 'zod'

/** A form was sent and taken. What was written into it is never told. */
export const GenerateLead = z.strictObject({ event: z.literal('generate_lead'), form_id: z.number().int().positive() })
export type GenerateLead = z.infer<typeof GenerateLead>
