import { z } from 'zod'

/** A task as staff set it: a minute on the clock of the lead's retailer, `2026-05-16T10:00`. */
export const LeadTaskDraft = z.object({
  text: z.string().trim().min(1).max(500),
  due: z.iso.datetime({ local: true, precision: -1 }).meta({ example: '2026-05-16T10:00' }),
})
export type LeadTaskDraft = z.output<typeof LeadTaskDraft>
