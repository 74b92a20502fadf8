import { useCallback, useSyncExternalStore } from 'react'
import { type Condition, conditionOf } from '#block-engine/condition.ts'
import type { Verdict } from '#domains/dynamic-content/index.ts'
import { useContent } from '../draft/use-page-editor.tsx'
import { type ConditionChecks, createConditionChecks } from './condition-checks.ts'

// One for all blocks of an editor, so that what stands twice is asked once.
const checks: ConditionChecks = createConditionChecks()

// The panel says what is wrong with a condition.
const silent = { error: () => undefined, warn: () => undefined, info: () => undefined }

/** The condition among values, while it is one. */
export function storedCondition(values: Record<string, unknown>): Condition | null {
  return conditionOf(values, { log: silent, place: '' })
}

/** Tells of conditions whether visitors of the open page see what has them; undefined until that is known. */
export function useVerdicts(): (condition: Condition) => Verdict | undefined {
  const path = useContent((content) => content.path)
  useSyncExternalStore(checks.subscribe, checks.version)
  return useCallback((condition) => checks.verdict(condition, path), [path])
}
