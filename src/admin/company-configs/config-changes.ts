import { isRecord } from '#kernel/json/json-values.ts'
import { type Language, wordIn } from '#kernel/words/words.ts'
import type { ChangedPart } from '#staff/differences/change-list.tsx'
import { sideText } from '#staff/differences/side-text.ts'
import { sideWords } from '#staff/differences/words.ts'

/** What differs between two contents of a configuration, down to single values: for each of its fields the paths below it. */
export function configChanges(before: unknown, after: unknown, language: Language): ChangedPart[] {
  const [old, next] = [valuesOf(before), valuesOf(after)]
  const answers = { yes: wordIn(language, sideWords, 'yes'), no: wordIn(language, sideWords, 'no') }
  const parts = new Map<string, ChangedPart['changes']>()
  for (const path of new Set([...old.keys(), ...next.keys()])) {
    const [was, is] = [old.get(path), next.get(path)]
    if (was === is) continue
    const [name = '', ...below] = path.split('.')
    const change = { key: path, label: below.join('.'), before: sideText(was, is, answers), after: sideText(is, was, answers) }
    parts.set(name, [...(parts.get(name) ?? []), change])
  }
  return [...parts].map(([name, changes]) => ({ key: name, name, wholes: [], changes }))
}

/** The single values of a content by path: `payment.vendor.type`, `button_sets.0.id`. */
function valuesOf(content: unknown, at = ''): Map<string, unknown> {
  if (!isRecord(content) && !Array.isArray(content)) return at === '' || content === undefined ? new Map() : new Map([[at, content]])
  return new Map(Object.entries(content).flatMap(([key, value]) => [...valuesOf(value, at === '' ? key : `${at}.${key}`)]))
}
