import { z } from 'zod'

export const consentChoices = ['accepted', 'rejected'] as const

/** An answer to the banner, as a browser sends it. */
export const ConsentAnswer = z.strictObject({ id: z.uuid(), version: z.string().regex(/^[0-9a-f]{16}$/), choice: z.enum(consentChoices) })
export type ConsentAnswer = z.output<typeof ConsentAnswer>
