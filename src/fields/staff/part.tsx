import { lazy, Suspense, useId, useState } from 'react'
import { isRecord, listOf } from '#kernel/json/json-values.ts'
import type { ChoicesField, FieldDef, FieldsOfKind, GroupField, KindField, LinesField, ListField, Label, RowField } from '../field-types.ts'
import { partOf, withPart } from '../values/row-values.ts'
import css from './filled-value.module.css'
import { isWide } from './is-wide.ts'
import type { PartProps } from './part-props.ts'
import { PairsPart } from './pairs-part.tsx'
import { RowsForm } from './rows-form.tsx'
import { useFilledWords, useStaffKit } from './staff-kit.ts'
import { TextsPart } from './texts-part.tsx'

// Hardly any value needs it.
const AnyPart = lazy(async () => ({ default: (await import('./any-part.tsx')).AnyPart }))

/** The control of one part of a value, by its kind. */
export function Part({ field, ...props }: PartProps) {
  const { drawControl, drawPictures, flawAt, otherwiseAt } = useStaffKit()
  const { name } = useFilledWords()
  const { storedValue, path, onChange } = props
  switch (field.field_type) {
    case 'Choices':
      return <ChoicesPart {...props} field={field} />
    case 'Lines':
      return <LinesPart {...props} field={field} />
    case 'Kind':
      return <KindPart {...props} field={field} />
    case 'Group':
      return <GroupPart {...props} field={field} />
    case 'Pairs':
      return <PairsPart {...props} field={field} drawPart={drawPart} />
    case 'Texts':
      return <TextsPart {...props} field={field} />
    case 'Any':
      return (
        <Suspense fallback={null}>
          <AnyPart {...props} field={field} drawPart={drawPart} />
        </Suspense>
      )
    case 'Day': {
      const { default: _, ...day } = field
      return drawControl({ ...plainControl(props), field: { ...day, field_type: 'String' }, problem: flawAt?.(path) ?? undefined })
    }
    case 'List':
      if (field.asLines) return <NamedLines {...props} field={field} />
      return <RowsForm {...props} template={field} label={name(field.label)} hint={field.hint && name(field.hint)} value={storedValue} drawPart={drawPart} />
    case 'Pictures': {
      const { id } = props
      return drawPictures?.({
        id,
        label: name(field.label),
        hint: field.hint && name(field.hint),
        ids: listOf(storedValue).map(Number),
        max: field.max,
        onChange,
      })
    }
    default:
      return drawControl({
        ...plainControl(props),
        field: props.isLabelHidden ? withoutHint(field) : field,
        problem: flawAt?.(path) ?? undefined,
        ...(otherwiseAt && { otherwise: otherwiseAt(path) ?? field.default }),
        onChange: field.leavesOutEmpty ? (next) => onChange(next === '' || next === false ? undefined : next) : onChange,
      })
  }
}

type Entry = { id: string; fields: readonly RowField[]; entry: unknown; onChange: (part: unknown, field: RowField) => void }

/** The fields of an object that another form is made of, one below the other; in a toolbar beside each other. */
export function FilledParts({ isToolbar = false, ...entry }: Entry & { isToolbar?: boolean | undefined }) {
  return (
    <div className={`${css.value} ${isToolbar ? css.toolbar : css.stack}`}>
      <Parts {...entry} path="" />
    </div>
  )
}

/** In a table a hint would stand below every cell. */
function withoutHint({ hint: _, ...field }: FieldDef): FieldDef {
  return field as FieldDef
}

/** Rows have parts, which may have rows. */
export const drawPart = (part: PartProps) => <Part {...part} />

function plainControl({ id, storedValue, isLabelHidden = false, onChange }: Omit<PartProps, 'field'>) {
  return { id, storedValue, isLabelHidden, onChange }
}

/** The name of a part, with its hint where it has one. */
function Legend({ label, hint, id }: { label: Label; hint?: Label | undefined; id: string }) {
  const { name } = useFilledWords()
  return (
    <>
      <legend className={css.label}>{name(label)}</legend>
      {hint && (
        <p id={id} className={css.hint}>
          {name(hint)}
        </p>
      )}
    </>
  )
}

/** An object, which may be switched off. */
function GroupPart({ id, field, storedValue: givenValue, path, onChange }: PartProps<GroupField>) {
  const storedValue = Array.isArray(givenValue) && field.listAs ? { [field.listAs]: givenValue } : givenValue
  const { drawControl } = useStaffKit()
  const { word } = useFilledWords()
  const hintId = useId()
  const { label, hint, fields, none, fresh = {} } = field
  const isOn = none === undefined || isRecord(storedValue)
  const toggle: FieldDef = { symbol: '', label: word('in_use'), field_type: 'Bool' }
  return (
    <fieldset className={css.field} aria-describedby={hint ? hintId : undefined}>
      <Legend label={label} hint={hint} id={hintId} />
      {none && drawControl({ id, field: toggle, storedValue: isOn, onChange: (next) => onChange(next ? fresh : none === 'null' ? null : undefined) })}
      {isOn && (
        <Parts id={id} fields={fields} entry={storedValue} path={path} onChange={(part, changedField) => onChange(withPart(storedValue, changedField, part))} />
      )}
    </fieldset>
  )
}

type PartsProps = Entry & { path: string }

/** The fields of an object. */
export function Parts({ id, fields, entry, path, onChange }: PartsProps) {
  return (
    <div className={css.parts}>
      {fields.map((field) => (
        <div key={field.symbol} className={isWide(field) ? css.wide : undefined}>
          <Part
            id={`${id}:${field.symbol}`}
            field={field}
            storedValue={partOf(entry, field)}
            path={[path, field.symbol].filter(Boolean).join('.')}
            onChange={(part) => onChange(part, field)}
          />
        </div>
      ))}
    </div>
  )
}

/** What is chosen where no kind has the value of an object. */
const OTHER = '*'

/** The kind of an object, and the fields that it has. */
function KindPart({ id, field, storedValue, path, onChange }: PartProps<KindField>) {
  const { drawControl, flawAt } = useStaffKit()
  const entry = isRecord(storedValue) ? storedValue : {}
  const { symbol, label, hint, by, keeps = [], none } = field
  const kindOfEntry = field.kinds.find(({ value }) => (by === undefined ? value in entry : value === entry[by]))
  const isOther = !kindOfEntry && field.other !== undefined && by !== undefined && by in entry
  // A value of one's own stays that while it is typed, also where it becomes that of a kind.
  const [staysOther, setStaysOther] = useState(isOther)
  const kinds = field.other ? [...field.kinds, { ...field.other, value: OTHER }] : field.kinds
  const chosenKind = isOther || (staysOther && kindOfEntry) ? kinds.at(-1) : kindOfEntry
  const options = none ? [{ value: '', label: none }, ...kinds] : kinds
  const usual = none ? '' : chosenKind?.value
  const select: FieldDef = { symbol, label, ...(hint && { hint }), field_type: 'Select', options, ...(usual !== undefined && { default: usual }) }
  const change = (value: unknown) => {
    const kind = kinds.find((one) => one.value === value)
    setStaysOther(field.other !== undefined && value === OTHER)
    onChange(kind && beganWith(kind, entry, keeps))
  }
  const problem = (by !== undefined && flawAt?.([path, by].filter(Boolean).join('.'))) || undefined
  return (
    <>
      {drawControl({ id, field: select, storedValue: chosenKind?.value, problem: isOther ? undefined : problem, onChange: change })}
      {chosenKind && (
        <Parts
          key={chosenKind.value}
          id={id}
          fields={chosenKind.fields}
          entry={entry}
          path={path}
          onChange={(part, one) => onChange(withPart(entry, one, part))}
        />
      )}
    </>
  )
}

/** What an object of another kind begins with. */
function beganWith({ fields, fresh }: FieldsOfKind, before: Readonly<Record<string, unknown>>, keeps: readonly string[]): Record<string, unknown> {
  const keptNames = keeps.filter((name) => name in before && fields.some(({ symbol }) => symbol === name))
  return { ...fresh, ...Object.fromEntries(keptNames.map((name) => [name, before[name]])) }
}

function ChoicesPart({ field, storedValue, path, onChange }: PartProps<ChoicesField>) {
  const { otherwiseAt } = useStaffKit()
  const { name } = useFilledWords()
  const { isReadOnly = false } = useStaffKit()
  const hintId = useId()
  const values = listOf(storedValue ?? otherwiseAt?.(path))
  const toggle = (value: string | number, isOn: boolean) => {
    const next = isOn ? [...values, value] : values.filter((other) => other !== value)
    onChange(next.length > 0 || field.keepsNone ? next : undefined)
  }
  return (
    <fieldset className={css.field} aria-describedby={field.hint ? hintId : undefined}>
      <Legend label={field.label} hint={field.hint} id={hintId} />
      <div className={css.choices}>
        {field.options.map(({ value, label }) => (
          <label key={value} className={css.choice}>
            <input type="checkbox" checked={values.includes(value)} disabled={isReadOnly} onChange={(event) => toggle(value, event.target.checked)} />
            {name(label)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Texts of a list, one a line. A line that was not changed keeps its stored value, which may be a number. */
function LinesPart({ id, field, storedValue, path, isLabelHidden = false, onChange }: PartProps<LinesField>) {
  const { drawControl, flawAt, otherwiseAt } = useStaffKit()
  const { word, name } = useFilledWords()
  const lines = listOf(storedValue)
  const [typedText, setTypedText] = useState(() => lines.join('\n'))
  const text = linesIn(typedText, field).join('\n') === lines.join('\n') ? typedText : lines.join('\n')
  const { symbol, label, translatable = true } = field
  const hint = field.hint ? `${name(field.hint)} ${word('lines_hint')}` : word('lines_hint')
  const area: FieldDef = { symbol, label, hint, translatable, field_type: 'Text', max: 100_000 }
  const change = (next: unknown) => {
    const nextText = String(next ?? '')
    setTypedText(nextText)
    const values = linesIn(nextText, field).map((line) => lines.find((one) => String(one) === line) ?? line)
    onChange(values.length > 0 || field.keepsNone ? values : undefined)
  }
  const otherwise = otherwiseAt && listOf(otherwiseAt(path)).join('\n')
  return drawControl({ id, field: area, storedValue: text, otherwise, problem: flawAt?.(path) ?? undefined, isLabelHidden, onChange: change })
}

/** Rows of one text, one a line. */
function NamedLines({ field, storedValue, onChange, ...props }: PartProps<ListField>) {
  const [only] = field.fields
  if (!only) return null
  const { symbol, label, hint, max } = field
  const lines: LinesField = { symbol, label, ...(hint && { hint }), ...(max !== undefined && { max }), field_type: 'Lines', keepsNone: true }
  const rows = (next: unknown) => onChange(listOf(next).map((line) => withPart({}, only, line)))
  return <LinesPart {...props} field={lines} storedValue={listOf(storedValue).map((row) => partOf(row, only) ?? '')} onChange={rows} />
}

function linesIn(text: string, { areWords, max }: LinesField): string[] {
  const lines = areWords ? [...new Set(text.split(/[\s,،;]+/))] : text.split('\n')
  return lines.filter((line) => line.trim() !== '').slice(0, max)
}
