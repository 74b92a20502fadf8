import { MEASURING_ID, type MeasuringConfig } from '#domains/analytics/index.ts'
import { safeJson } from '#kernel/json/json.ts'

/** What scripts need to know to measure, as data; nothing where only the usual is measured. */
export function measuringElement({ tags, speed }: MeasuringConfig): string {
  if (!tags && speed === 'after_consent') return ''
  return `<script type="application/json" id="${MEASURING_ID}">${safeJson({ tags, speed })}</script>`
}
