import { lazy, Suspense, useId, useState } from 'react'
import { isRecord, listOf } from '#kernel/json/json-values.ts'
import type { ChoicesField, FieldDef, GroupField, KindField, LinesField, ListField, Named, RowField } from '../field-types.ts'
import { partOf, withPart } from '../values/row-values.ts'
import css from './filled-value.module.css'
import { isWide } from './is-wide.ts'
import type { PartProps } from './part-props.ts'
import { PairsPart } from './pairs-part.tsx'
import { RowsForm } from './rows-form.tsx'
import { useFilledWords, useStaffKit } from './staff-kit.ts'

// Hardly any value needs it.
const AnyPart = lazy(async () => ({ default: (await import('./any-part.tsx')).AnyPart }))

/** The control of one part of a value, by its kind. */
export function Part({ field, ...props }: PartProps) {
  const { drawControl, drawPictures, flawAt, otherwiseAt } = useStaffKit()
  const { name } = useFilledWords()
  const { stored, path, onChange } = props
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
      return <RowsForm {...props} template={field} label={name(field.label)} hint={field.hint && name(field.hint)} value={stored} drawPart={drawPart} />
    case 'Pictures': {
      const { id } = props
      return drawPictures?.({ id, label: name(field.label), hint: field.hint && name(field.hint), ids: listOf(stored).map(Number), max: field.max, onChange })
    }
    default:
      return drawControl({
        ...plainControl(props),
        field: props.isLabelHidden ? withoutHint(field) : field,
        problem: flawAt?.(path) ?? undefined,
        ...(otherwiseAt && { otherwise: otherwiseAt(path) ?? field.default }),
      })
  }
}

/** In a table a hint would stand below every cell. */
function withoutHint({ hint: _, ...field }: FieldDef): FieldDef {
  return field as FieldDef
}

/** Rows have parts, which may have rows. */
export const drawPart = (part: PartProps) => <Part {...part} />

function plainControl({ id, stored, isLabelHidden = false, onChange }: Omit<PartProps, 'field'>) {
  return { id, stored, isLabelHidden, onChange }
}

/** The name of a part, with its hint where it has one. */
function Legend({ label, hint, id }: { label: Named; hint?: Named | undefined; id: string }) {
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
function GroupPart({ id, field, stored: given, path, onChange }: PartProps<GroupField>) {
  const stored = Array.isArray(given) && field.listAs ? { [field.listAs]: given } : given
  const { drawControl } = useStaffKit()
  const { word } = useFilledWords()
  const hintId = useId()
  const { label, hint, fields, none, fresh = {} } = field
  const isOn = none === undefined || isRecord(stored)
  const toggle: FieldDef = { symbol: '', label: word('in_use'), field_type: 'Bool' }
  return (
    <fieldset className={css.field} aria-describedby={hint ? hintId : undefined}>
      <Legend label={label} hint={hint} id={hintId} />
      {none && drawControl({ id, field: toggle, stored: isOn, onChange: (next) => onChange(next ? fresh : none === 'null' ? null : undefined) })}
      {isOn && <Parts id={id} fields={fields} entry={stored} path={path} onChange={onChange} />}
    </fieldset>
  )
}

type PartsProps = { id: string; fields: readonly RowField[]; entry: unknown; path: string; onChange: (entry: unknown) => void }

/** The fields of an object. */
export function Parts({ id, fields, entry, path, onChange }: PartsProps) {
  return (
    <div className={css.parts}>
      {fields.map((field) => (
        <div key={field.symbol} className={isWide(field) ? css.wide : undefined}>
          <Part
            id={`${id}:${field.symbol}`}
            field={field}
            stored={partOf(entry, field)}
            path={[path, field.symbol].filter(Boolean).join('.')}
            onChange={(part) => onChange(withPart(entry, field, part))}
          />
        </div>
      ))}
    </div>
  )
}

/** The kind of an object, and the fields that it has. */
function KindPart({ id, field, stored, path, onChange }: PartProps<KindField>) {
  const { drawControl } = useStaffKit()
  const entry = isRecord(stored) ? stored : {}
  const { symbol, label, hint, by, kinds } = field
  const chosen = kinds.find(({ value }) => (by === undefined ? value in entry : value === entry[by]))
  const select: FieldDef = { symbol, label, ...(hint && { hint }), field_type: 'Select', options: kinds, ...(chosen && { default: chosen.value }) }
  return (
    <>
      {drawControl({ id, field: select, stored: chosen?.value, onChange: (kind) => onChange(kinds.find(({ value }) => value === kind)?.fresh) })}
      {chosen && <Parts key={chosen.value} id={id} fields={chosen.fields} entry={entry} path={path} onChange={onChange} />}
    </>
  )
}

function ChoicesPart({ field, stored, path, onChange }: PartProps<ChoicesField>) {
  const { otherwiseAt } = useStaffKit()
  const { name } = useFilledWords()
  const hintId = useId()
  const chosen = listOf(stored ?? otherwiseAt?.(path))
  const toggle = (value: string | number, isOn: boolean) => {
    const next = isOn ? [...chosen, value] : chosen.filter((other) => other !== value)
    onChange(next.length > 0 || field.keepsNone ? next : undefined)
  }
  return (
    <fieldset className={css.field} aria-describedby={field.hint ? hintId : undefined}>
      <Legend label={field.label} hint={field.hint} id={hintId} />
      <div className={css.choices}>
        {field.options.map(({ value, label }) => (
          <label key={value} className={css.choice}>
            <input type="checkbox" checked={chosen.includes(value)} onChange={(event) => toggle(value, event.target.checked)} />
            {name(label)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Texts of a list, one a line. A line that was not changed keeps its stored value, which may be a number. */
function LinesPart({ id, field, stored, path, isLabelHidden = false, onChange }: PartProps<LinesField>) {
  const { drawControl, otherwiseAt } = useStaffKit()
  const { word, name } = useFilledWords()
  const lines = listOf(stored)
  const [typed, setTyped] = useState(() => lines.join('\n'))
  const text = linesIn(typed).join('\n') === lines.join('\n') ? typed : lines.join('\n')
  const { symbol, label, translatable = true } = field
  const hint = field.hint ? `${name(field.hint)} ${word('lines_hint')}` : word('lines_hint')
  const area: FieldDef = { symbol, label, hint, translatable, field_type: 'Text', max: 100_000 }
  const change = (next: unknown) => {
    const written = String(next ?? '')
    setTyped(written)
    const values = linesIn(written).map((line) => lines.find((one) => String(one) === line) ?? line)
    onChange(values.length > 0 || field.keepsNone ? values : undefined)
  }
  return drawControl({ id, field: area, stored: text, otherwise: otherwiseAt && listOf(otherwiseAt(path)).join('\n'), isLabelHidden, onChange: change })
}

/** Rows of one text, one a line. */
function NamedLines({ field, stored, onChange, ...props }: PartProps<ListField>) {
  const [only] = field.fields
  if (!only) return null
  const { symbol, label, hint, max } = field
  const lines: LinesField = { symbol, label, ...(hint && { hint }), ...(max !== undefined && { max }), field_type: 'Lines', keepsNone: true }
  const rows = (next: unknown) => onChange(listOf(next).map((line) => withPart({}, only, line)))
  return <LinesPart {...props} field={lines} stored={listOf(stored).map((row) => partOf(row, only) ?? '')} onChange={rows} />
}

function linesIn(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '')
}
