import { movesOf } from '#domains/content/index.ts'
import { type FormField, nameOfField, settingsOf } from '#domains/forms/index.ts'
import type { RowField } from '#fields/field-types.ts'
import { nameIn } from '#fields/name-in.ts'
import { partOf } from '#fields/values/row-values.ts'
import { isSame } from '#kernel/json/is-same.ts'
import { type Language, wordIn } from '#kernel/words/words.ts'
import type { ChangedPart, PlaceChange, WholeChange } from '#staff/differences/change-list.tsx'
import { sideText } from '#staff/differences/side-text.ts'
import { sideWords } from '#staff/differences/words.ts'
import type { FormDraft } from '../draft/form-draft.ts'
import { type Conflict, differences, fieldOfConflict } from '../draft/merge-forms.ts'

type Speech = { nameOf: (part: Conflict) => string; language: Language }

/** What differs between two contents of a form: its settings, then its fields with each setting under its name, then fields that are only in another place. */
export function formChanges(before: FormDraft, after: FormDraft, { nameOf, language }: Speech): ChangedPart[] {
  const { movedIds } = movesOf(idsOf(before), idsOf(after))
  const places = new Map(idsOf(after).map((id, index) => [id, index]))
  const moveOf = (id: string): WholeChange[] => {
    const from = movedIds.get(id)
    return from === undefined ? [] : [{ kind: 'moved', from: from + 1, to: (places.get(id) ?? 0) + 1 }]
  }
  const differing = differences(before, after).map((difference): ChangedPart => {
    const id = fieldOfConflict(difference)
    const name = nameOf(difference)
    if (id === null) return { key: difference.part, name, wholes: [], changes: [textsOf(difference, language)] }
    const { mine, theirs } = difference as { mine?: FormField; theirs?: FormField }
    if (!mine || !theirs) return { key: difference.part, name, wholes: [{ kind: mine ? 'added' : 'removed' }], changes: [] }
    return { key: difference.part, name, wholes: moveOf(id), changes: settingChanges([theirs, before], [mine, after], language) }
  })
  // Of those that are in both and hold the same, only the place may differ.
  const differingKeys = new Set(differing.map(({ key }) => key))
  const onlyMoved = after.fields.flatMap((field): ChangedPart[] => {
    const [key, wholes] = [`field:${field.id}`, moveOf(field.id)]
    return differingKeys.has(key) || wholes.length === 0 ? [] : [{ key, name: nameIn(language, nameOfField(field)), wholes, changes: [] }]
  })
  return [...differing, ...onlyMoved]
}

const idsOf = ({ fields }: FormDraft) => fields.map(({ id }) => id)

type FieldIn = readonly [field: FormField, form: FormDraft]

/** What differs of one field, setting by setting; the whole of it where no setting says so, such as its kind. */
function settingChanges(before: FieldIn, after: FieldIn, language: Language): PlaceChange[] {
  const settings = new Map(
    [before, after].flatMap(([field, { fields }]) => settingsOf(field, fields).flatMap((section) => section.fields)).map((one) => [one.symbol, one]),
  )
  const changes = [...settings.values()].flatMap((setting): PlaceChange[] => {
    const [old, now] = [partOf(before[0], setting), partOf(after[0], setting)]
    if (isSame(old, now)) return []
    const label = nameIn(language, setting.label)
    return [{ ...textsOf({ part: setting.symbol, theirs: readable(setting, old, language), mine: readable(setting, now, language) }, language), label }]
  })
  return changes.length > 0 ? changes : [textsOf({ part: 'field', theirs: before[0], mine: after[0] }, language)]
}

/** A choice by what it is called; any other value as it is. */
function readable(setting: RowField, value: unknown, language: Language): unknown {
  if (setting.field_type !== 'Select') return value
  const option = setting.options.find((one) => one.value === value)
  return option ? nameIn(language, option.label) : value
}

function textsOf({ part, theirs, mine }: Conflict, language: Language): PlaceChange {
  const answers = { yes: wordIn(language, sideWords, 'yes'), no: wordIn(language, sideWords, 'no') }
  return { key: part, label: '', before: sideText(theirs, mine, answers), after: sideText(mine, theirs, answers) }
}
