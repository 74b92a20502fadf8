import { useCallback, useSyncExternalStore } from 'react'
import { type Condition, conditionOf } from '#block-engine/condition.ts'
import type { Verdict } from '#domains/dynamic-content/index.ts'
import { useContent } from '../draft/use-page-editor.tsx'
import { type ConditionChecks, createConditionChecks } from './condition-checks.ts'

// Shared by all blocks, so that a condition that occurs twice is requested once.
const checks: ConditionChecks = createConditionChecks()

// The panel says what is wrong with a condition.
const silent = { error: () => undefined, warn: () => undefined, info: () => undefined }

/** The condition among stored values, or null when it is invalid. */
export function storedCondition(values: Record<string, unknown>): Condition | null {
  return conditionOf(values, { log: silent, place: '' })
}

/** Says whether visitors of the open page see what has a condition; undefined until that is known. */
export function useVerdicts(): (condition: Condition) => Verdict | undefined {
  const path = useContent((content) => content.path)
  useSyncExternalStore(checks.subscribe, checks.version)
  return useCallback((condition) => checks.verdict(condition, path), [path])
}
