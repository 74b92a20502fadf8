import { z } from 'zod'

/** A task as staff set it: a minute on the clock of the lead's retailer, `2026-05-16T10:00`. */
export const LeadTaskDraft = z.object({
  text: z.string().trim().min(1).max(500),
  // Without a zone it is none of the date-times that clients check by the format of that name.
  due: z
    .string()
    .regex(z.regexes.datetime({ local: true, precision: -1 }), 'is no minute such as 2026-05-16T10:00')
    .meta({ example: '2026-05-16T10:00' }),
})
export type LeadTaskDraft = z.output<typeof LeadTaskDraft>
