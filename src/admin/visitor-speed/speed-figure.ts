import { speedBudgets, type SpeedFigure, type SpeedMetric } from '#domains/analytics/index.ts'
import { formatNumber } from '#kernel/format/number.ts'
import type { useWords } from '../i18n/use-words.ts'
import type { speedWords } from './words.ts'

type Word = ReturnType<typeof useWords<typeof speedWords>>

/** Durations below this are shown in milliseconds. */
const SECOND_MS = 1000

/** A figure with its unit; layout shift has none. */
export function figureText(metric: SpeedMetric, value: number, word: Word): string {
  if (metric === 'CLS') return formatNumber(Math.round(value * 1000) / 1000)
  if (value < SECOND_MS) return word('milliseconds', { value: formatNumber(Math.round(value)) })
  return word('seconds', { value: formatNumber(Math.round(value / 10) / 100) })
}

/** The grade of a figure against its budget. */
export function gradeOf({ metric, p75 }: Pick<SpeedFigure, 'metric' | 'p75'>): 'good' | 'fair' | 'slow' {
  const { budget, slow } = speedBudgets[metric]
  if (p75 <= budget) return 'good'
  return p75 <= slow ? 'fair' : 'slow'
}

export const gradeColours = { good: 'success', fair: 'warning', slow: 'error' } as const
