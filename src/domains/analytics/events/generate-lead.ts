import { z } from 'zod'

/** A form was submitted and accepted. The event never contains the answers. */
export const GenerateLead = z.strictObject({ event: z.literal('generate_lead'), form_id: z.number().int().positive() })
export type GenerateLead = z.infer<typeof GenerateLead>
