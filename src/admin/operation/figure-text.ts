import { FORMAT_LOCALE, formatNumber } from '#kernel/format/number.ts'
import { sharedFormat } from '#kernel/format/shared-format.ts'
import type { Language } from '#kernel/words/words.ts'
import type { OperationFigure } from './operation.ts'
import type { operationWords } from './words.ts'

const MEGABYTE = 1_000_000
const steps = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
] as const

/** The value of a figure, or a limit of it, as people say it. */
export function figureText(
  { unit }: Pick<OperationFigure, 'unit'>,
  value: number,
  { language, word }: { language: Language; word: (key: keyof typeof operationWords, values?: Record<string, string>) => string },
): string {
  if (unit === 'yes') return word(value >= 1 ? 'yes' : 'no')
  if (unit === 'bytes') return word('megabytes', { amount: formatNumber(Math.round(value / MEGABYTE)) })
  if (unit === 'count') return formatNumber(value)
  if (value > 0 && value < 1) return unitText(value * 1000, { language, unit: 'millisecond' })
  const step = steps.find(({ seconds }) => value >= seconds) ?? { unit: 'second', seconds: 1 }
  return unitText(value / step.seconds, { language, unit: step.unit })
}

function unitText(value: number, { language, unit }: { language: Language; unit: string }): string {
  return sharedFormat('NumberFormat', language === 'ar' ? FORMAT_LOCALE : 'en-GB', {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: unit === 'millisecond' && value < 10 ? 1 : 0,
  }).format(value)
}
