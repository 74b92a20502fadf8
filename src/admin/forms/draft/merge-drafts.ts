import type { FormField, FormSettings } from '#domains/forms/index.ts'
import { type FormDraft, isSame } from './form-draft.ts'

/** A part of a form that two people changed differently; undefined for a field that one of them removed. */
export type Conflict = { part: string; mine: unknown; theirs: unknown }
export type Merge = { merged: FormDraft; conflicts: readonly Conflict[] }
export type Side = 'mine' | 'theirs'

const own = ['name', 'type', 'locale', 'active', 'integrations'] as const
const FIELD = 'field:'
const SETTING = 'setting:'

/**
 * Merges two drafts of one base, part by part: fields by id, settings by name. Where both changed a part, the merged draft has mine, and a conflict is
 * reported.
 */
export function mergeDrafts(base: FormDraft, mine: FormDraft, theirs: FormDraft): Merge {
  const [before, here, there] = [partsOf(base), partsOf(mine), partsOf(theirs)]
  const merged = new Map<string, unknown>()
  const conflicts: Conflict[] = []
  for (const part of new Set([...before.keys(), ...there.keys(), ...here.keys()])) {
    const [was, my, their] = [before.get(part), here.get(part), there.get(part)]
    const isMine = !isSame(was, my)
    if (isMine && !isSame(was, their) && !isSame(my, their)) conflicts.push({ part, mine: my, theirs: their })
    merged.set(part, isMine ? my : their)
  }
  return { merged: draftFrom(merged, orderOf(base, mine, theirs)), conflicts }
}

/** The parts that differ between two contents of a form, in the order of the parts. */
export function differences(theirs: FormDraft, mine: FormDraft): Conflict[] {
  const [there, here] = [partsOf(theirs), partsOf(mine)]
  return [...new Set([...there.keys(), ...here.keys()])].flatMap((part) => {
    const [other, own] = [there.get(part), here.get(part)]
    return isSame(own, other) ? [] : [{ part, mine: own, theirs: other }]
  })
}

/** The merged draft with the decided side of each conflict. */
export function settled({ merged, conflicts }: Merge, choices: Readonly<Record<string, Side>>, theirs: FormDraft): FormDraft {
  const parts = partsOf(merged)
  for (const { part, mine, theirs: other } of conflicts) parts.set(part, choices[part] === 'theirs' ? other : mine)
  const ids = merged.fields.map(({ id }) => id)
  // A field that mine removed returns to its position in theirs.
  const added = theirs.fields.flatMap(({ id }, index) => (parts.get(FIELD + id) !== undefined && !ids.includes(id) ? [{ id, index }] : []))
  for (const { id, index } of added) ids.splice(Math.min(index, ids.length), 0, id)
  return draftFrom(parts, ids)
}

/** The id of the field in conflict; null when the conflict is about something else. */
export function fieldOfConflict({ part }: Conflict): string | null {
  return part.startsWith(FIELD) ? part.slice(FIELD.length) : null
}

function partsOf(draft: FormDraft): Map<string, unknown> {
  return new Map<string, unknown>([
    ...own.map((key) => [key, draft[key]] as const),
    ...Object.entries(draft.settings).map(([key, value]) => [SETTING + key, value] as const),
    ...draft.fields.map((field) => [FIELD + field.id, field] as const),
  ])
}

function draftFrom(parts: ReadonlyMap<string, unknown>, order: readonly string[]): FormDraft {
  const settings = [...parts].flatMap(([part, value]) => (part.startsWith(SETTING) && value !== undefined ? [[part.slice(SETTING.length), value]] : []))
  const fields = order.flatMap((id) => (parts.get(FIELD + id) as FormField | undefined) ?? [])
  const draft = Object.fromEntries(own.map((key) => [key, parts.get(key)]))
  return { ...(draft as Pick<FormDraft, (typeof own)[number]>), settings: Object.fromEntries(settings) as unknown as FormSettings, fields }
}

/** My order if I moved a field, else theirs. Fields that the other side added follow the same predecessor as there. */
function orderOf(base: FormDraft, mine: FormDraft, theirs: FormDraft): string[] {
  const [before, here, there] = [base, mine, theirs].map(({ fields }) => fields.map(({ id }) => id)) as [string[], string[], string[]]
  const common = (ids: readonly string[]) => ids.filter((id) => before.includes(id) && here.includes(id)).join()
  const isMoved = common(here) !== common(before)
  const [first, second] = isMoved ? [here, there] : [there, here]
  const order = [...first]
  second.forEach((id, index) => {
    if (order.includes(id)) return
    const previous = second.slice(0, index).findLast((candidate) => order.includes(candidate))
    order.splice(previous === undefined ? 0 : order.indexOf(previous) + 1, 0, id)
  })
  return order
}
