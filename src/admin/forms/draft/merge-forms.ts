import type { FormField, FormSettings } from '#domains/forms/index.ts'
import { isSame } from '#kernel/json/is-same.ts'
import { mergeOrder } from '#kernel/json/merge-order.ts'
import { idsOf, mergeItems, mergeValues, type Sides, type Values, withItem } from '#kernel/json/merge-parts.ts'
import type { FormDraft } from './form-draft.ts'

/** A part of a form that differs between two contents; undefined or null for one that is missing on that side. */
export type Conflict = { part: string } & Sides

const own = ['name', 'type', 'locale', 'active', 'integrations'] as const
type OwnValues = Pick<FormDraft, (typeof own)[number]>
const FIELD = 'field:'
const SETTING = 'setting:'

/**
 * Merges what two people made of one form: fields by id and within them what each changed, settings by name. What both changed differently is as in
 * `theirs`, and a conflict: of a field as a whole, with all else that either changed of it in both of its sides.
 */
export function mergeForms(base: FormDraft, mine: FormDraft, theirs: FormDraft): { merged: FormDraft; conflicts: Conflict[] } {
  const conflicts: Conflict[] = []
  const tell = (part: string, sides: Sides) => void conflicts.push({ part, ...sides })
  const merged = mergeValues(ownOf(base), ownOf(mine), ownOf(theirs), tell) as OwnValues
  const settings = mergeValues(base.settings, mine.settings, theirs.settings, (name, sides) => tell(SETTING + name, sides)) as FormSettings
  const fields = mergeItems(base.fields, mine.fields, theirs.fields, {
    merge: (old, my, their) => mergeField([old, my, their], (sides) => tell(FIELD + my.id, sides)),
    tell: ({ id }, sides) => tell(FIELD + id, sides),
  })
  const order = mergeOrder(idsOf(base.fields), idsOf(mine.fields), idsOf(theirs.fields), new Set(fields.keys()))
  return { merged: { ...merged, settings, fields: order.flatMap((id) => fields.get(id) ?? []) }, conflicts }
}

/** The content with my side of a conflict; `mine` is the whole that I made, for the places of fields. */
export function keepMine(content: FormDraft, mine: FormDraft, { part, mine: value }: Conflict): FormDraft {
  if (part.startsWith(FIELD)) return { ...content, fields: withItem(content.fields, mine.fields, part.slice(FIELD.length), value as FormField | null) }
  if (!part.startsWith(SETTING)) return { ...content, [part]: value }
  const { [part.slice(SETTING.length) as keyof FormSettings]: _, ...others } = content.settings
  return { ...content, settings: { ...others, ...(value === undefined ? {} : { [part.slice(SETTING.length)]: value }) } as FormSettings }
}

/** The parts that differ between two contents of a form, in the order of the parts. */
export function differences(theirs: FormDraft, mine: FormDraft): Conflict[] {
  const [there, here] = [partsOf(theirs), partsOf(mine)]
  return [...new Set([...there.keys(), ...here.keys()])].flatMap((part) => {
    const [other, one] = [there.get(part), here.get(part)]
    return isSame(one, other) ? [] : [{ part, mine: one, theirs: other }]
  })
}

/** The id of the field in conflict; null when the conflict is about something else. */
export function fieldOfConflict({ part }: Conflict): string | null {
  return part.startsWith(FIELD) ? part.slice(FIELD.length) : null
}

function mergeField([old, mine, theirs]: readonly [FormField | undefined, FormField, FormField], tell: (sides: Sides) => void): FormField {
  // Two people may have added different fields under one id.
  if (mine.type !== theirs.type) {
    tell({ mine, theirs })
    return theirs
  }
  const keptValues: Record<string, unknown> = {}
  const merged = mergeValues(old ?? {}, mine, theirs, (name, sides) => (keptValues[name] = sides.mine)) as FormField
  if (Object.keys(keptValues).length > 0) tell({ mine: { ...merged, ...keptValues }, theirs: merged })
  return merged
}

function ownOf(draft: FormDraft): Values {
  return Object.fromEntries(own.map((key) => [key, draft[key]]))
}

function partsOf(draft: FormDraft): Map<string, unknown> {
  return new Map<string, unknown>([
    ...own.map((key) => [key, draft[key]] as const),
    ...Object.entries(draft.settings).map(([key, value]) => [SETTING + key, value] as const),
    ...draft.fields.map((field) => [FIELD + field.id, field] as const),
  ])
}
