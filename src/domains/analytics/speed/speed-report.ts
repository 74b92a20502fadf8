import { pageTypes } from '../page-type.ts'
import { z } from 'zod'

/** The figures of a visit: LCP, INP, CLS, FCP and TTFB, in milliseconds except CLS. */
export const speedMetrics = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const
export type SpeedMetric = (typeof speedMetrics)[number]

export const devices = ['phone', 'tablet', 'desktop'] as const
export type Device = (typeof devices)[number]

const milliseconds = z.number().min(0).max(300_000).optional()

/** The report of one page visit: metrics, page type and device, no personal data. */
export const SpeedReport = z.strictObject({
  page_type: z.enum(pageTypes),
  device: z.enum(devices),
  values: z
    .strictObject({ LCP: milliseconds, INP: milliseconds, CLS: z.number().min(0).max(100).optional(), FCP: milliseconds, TTFB: milliseconds })
    .refine((values) => Object.values(values).some((value) => value !== undefined)),
})
export type SpeedReport = z.infer<typeof SpeedReport>
