import { type ReactNode, useId, useRef, useState } from 'react'
import type { ChoicesField, FieldDef, KindField, LinesField, RowField, Rows } from '#fields/field-types.ts'
import { nameIn } from '#block-engine/name-in.ts'
import type { Language } from '#kernel/words/words.ts'
import { groupTitle } from '../outline/block-title.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { Checkbox } from '../ui/inputs/choices.tsx'
import { FieldProblem } from '../ui/inputs/field.tsx'
import fieldCss from '../ui/inputs/field.module.css'
import { TextArea } from '../ui/inputs/text-input.tsx'
import { useLanguage } from '../words/language.tsx'
import { useWord } from '../words/use-word.ts'
import type { FieldControlProps } from './field-control-props.ts'
import { moved, partOf, type Row, withPart, withRow } from './row-values.ts'
import css from './rows-control.module.css'
import { fieldWords } from './words.ts'

type RowsControlProps = {
  id: string
  template: Rows
  rows: readonly Row[]
  label: string
  hint?: string | undefined
  problem?: string | undefined
  value: unknown
  timeZone: string
  onChange: (value: unknown) => void
  /** Draws the control of one field; passed in because a field may itself have rows. */
  drawControl: (props: FieldControlProps) => ReactNode
  /** The source of the whole value. */
  source: ReactNode
}

/** A JSON value as a form: rows that can be edited, added, moved and removed, with the source below. */
export function RowsControl({ id, template, rows, label, hint, problem, value, timeZone, onChange, drawControl, source }: RowsControlProps) {
  const word = useWord(fieldWords)
  const { language } = useLanguage()
  const list = useRef<HTMLOListElement>(null)
  const hintId = useId()
  const isList = template.places === undefined && !template.fixed
  const isFull = template.max !== undefined && rows.length >= template.max
  const change = (row: Row, symbol: string, part: unknown) => onChange(withRow(value, template, row, withPart(row.entry, symbol, part)))
  const move = (from: number, to: number) => {
    onChange(moved(value as unknown[], from, to))
    requestAnimationFrame(() => list.current?.children[to]?.querySelector<HTMLElement>('summary, button, input')?.focus())
  }
  const remove = (index: number) => {
    onChange((value as unknown[]).filter((_, other) => other !== index))
    requestAnimationFrame(() => document.getElementById(id)?.focus())
  }
  return (
    <fieldset className={fieldCss.field} aria-describedby={hint ? hintId : undefined}>
      <legend className={fieldCss.label}>{label}</legend>
      {hint && (
        <p id={hintId} className={fieldCss.hint}>
          {hint}
        </p>
      )}
      <ol ref={list} className={css.rows}>
        {rows.map((row, index) => {
          const place = template.places?.[index]
          const name = place ? nameIn(language, place.name) : titleOf(row, template.fields, language) || word('row', { number: index + 1 })
          const controls = template.fields.map((field) => (
            <Part
              key={field.symbol}
              id={`${id}:${row.key}:${field.symbol}`}
              field={field}
              stored={partOf(row.entry, field)}
              {...{ timeZone, drawControl }}
              onChange={(part) => change(row, field.symbol, part)}
            />
          ))
          const buttons = !place && (
            <RowButtons
              name={name}
              {...(index > 0 && { onUp: () => move(index, index - 1) })}
              {...(index < rows.length - 1 && { onDown: () => move(index, index + 1) })}
              {...(isList && { onRemove: () => remove(index) })}
            />
          )
          return (
            <li key={row.key} className={css.row}>
              {place?.under && <p className={css.under}>{nameIn(language, place.under)}</p>}
              <RowBox name={name} digest={digestOf(row, template.fields)} isShort={template.fields.length === 1} buttons={buttons}>
                {controls}
              </RowBox>
            </li>
          )
        })}
      </ol>
      {problem && <FieldProblem id={`${id}-problem`} text={problem} />}
      {isList && (
        <Button id={id} icon="add" size="s" className={css.add} disabled={isFull} onClick={() => onChange([...(value as unknown[]), { ...template.fresh }])}>
          {word('add_row')}
        </Button>
      )}
      <details className={css.source}>
        <summary>{word('source')}</summary>
        <SourceDisclosure>{source}</SourceDisclosure>
      </details>
    </fieldset>
  )
}

type RowBoxProps = { name: string; digest: string; isShort: boolean; buttons: ReactNode; children: ReactNode }

/** A row with one control is shown inline; a row with several is collapsible under its name. */
function RowBox({ name, digest, isShort, buttons, children }: RowBoxProps) {
  if (isShort) {
    return (
      <fieldset className={css.line} aria-label={name}>
        <div className={css.parts}>{children}</div>
        {buttons}
      </fieldset>
    )
  }
  return (
    <details className={css.box}>
      <summary>
        <bdi>{name}</bdi>
        <bdi className={css.digest}>{digest}</bdi>
      </summary>
      <div className={css.parts}>{children}</div>
      {buttons}
    </details>
  )
}

type RowButtonsProps = { name: string; onUp?: () => void; onDown?: () => void; onRemove?: () => void }

function RowButtons({ name, onUp, onDown, onRemove }: RowButtonsProps) {
  const word = useWord(fieldWords)
  return (
    <span className={css.buttons}>
      <IconButton icon="arrow-up" label={word('row_up', { name })} disabled={!onUp} onClick={onUp} />
      <IconButton icon="arrow-down" label={word('row_down', { name })} disabled={!onDown} onClick={onDown} />
      {onRemove && <IconButton icon="trash" label={word('remove_row', { name })} onClick={onRemove} />}
    </span>
  )
}

/** Loads the source editor when it is opened, since it is heavy. */
function SourceDisclosure({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div
      ref={(element) => {
        const details = element?.closest('details')
        if (!details) return undefined
        const follow = () => setIsOpen(details.open)
        details.addEventListener('toggle', follow)
        return () => details.removeEventListener('toggle', follow)
      }}
    >
      {isOpen && children}
    </div>
  )
}

type PartProps = Pick<RowsControlProps, 'id' | 'timeZone' | 'onChange' | 'drawControl'> & { field: RowField; stored: unknown }

function Part({ id, field, stored, timeZone, onChange, drawControl }: PartProps) {
  if (field.field_type === 'Choices') return <ChoicesPart {...{ field, stored, onChange }} />
  if (field.field_type === 'Kind') return <KindPart {...{ id, field, stored, timeZone, onChange, drawControl }} />
  if (field.field_type === 'Lines') return <LinesPart {...{ id, field, stored, onChange }} />
  return drawControl({ id, field, stored, timeZone, onChange })
}

/** The kind, and the fields that it has. */
function KindPart({ id, field, stored, timeZone, onChange, drawControl }: Omit<PartProps, 'field'> & { field: KindField }) {
  const entry = (typeof stored === 'object' && stored !== null ? stored : {}) as Row['entry']
  const chosen = field.kinds.find(({ value }) => value === entry[field.by])
  const { symbol, label, hint } = field
  const select = { symbol, label, ...(hint && { hint }), field_type: 'Select', options: field.kinds, ...(chosen && { default: chosen.value }) } as const
  return (
    <>
      {drawControl({
        ...{ id, field: select, stored: chosen?.value, timeZone },
        onChange: (kind) => onChange(field.kinds.find(({ value }) => value === kind)?.fresh),
      })}
      {chosen?.fields.map((part) => (
        <Part
          key={`${chosen.value} ${part.symbol}`}
          id={`${id}:${part.symbol}`}
          field={part}
          stored={partOf(entry, part)}
          {...{ timeZone, drawControl }}
          onChange={(value) => onChange(withPart(entry, part.symbol, value))}
        />
      ))}
    </>
  )
}

function ChoicesPart({ field, stored, onChange }: { field: ChoicesField; stored: unknown; onChange: (value: unknown) => void }) {
  const { language } = useLanguage()
  const chosen = Array.isArray(stored) ? stored : []
  const toggle = (value: string | number, isOn: boolean) => {
    const next = isOn ? [...chosen, value] : chosen.filter((other) => other !== value)
    onChange(next.length > 0 || field.keepsNone ? next : undefined)
  }
  return (
    <fieldset className={fieldCss.field}>
      <legend className={fieldCss.label}>{nameIn(language, field.label)}</legend>
      <div className={css.choices}>
        {field.options.map(({ value, label }) => (
          <Checkbox key={value} label={nameIn(language, label)} isOn={chosen.includes(value)} onChange={(isOn) => toggle(value, isOn)} />
        ))}
      </div>
    </fieldset>
  )
}

function LinesPart({ id, field, stored, onChange }: { id: string; field: LinesField; stored: unknown; onChange: (value: unknown) => void }) {
  const { language } = useLanguage()
  const word = useWord(fieldWords)
  const lines = Array.isArray(stored) ? stored.map(String) : []
  return (
    <TextArea
      id={id}
      label={nameIn(language, field.label)}
      hint={word('lines_hint')}
      rows={3}
      lang="ar"
      value={lines.join('\n')}
      onChange={(text) => onChange(text === '' ? undefined : text.split('\n'))}
    />
  )
}

/** The name of a row: its first text, or its first chosen option. */
function titleOf({ entry }: Row, fields: readonly RowField[], language: Language): string {
  const plain = fields.filter((field): field is FieldDef => !['Choices', 'Lines', 'Kind'].includes(field.field_type))
  const text = groupTitle(Object.fromEntries(plain.map((field) => [field.symbol, partOf(entry, field)])), plain)
  if (text) return text
  return plain
    .flatMap((field) => (field.field_type === 'Select' ? (field.options.find(({ value }) => value === partOf(entry, field)) ?? []) : []))
    .map(({ label }) => nameIn(language, label))
    .join(' · ')
}

/** The numbers of a row, shown while it is collapsed. */
function digestOf({ entry }: Row, fields: readonly RowField[]): string {
  const numbers = fields.flatMap((field) => (field.field_type === 'Number' ? [Number(partOf(entry, field) ?? field.default ?? 0)] : []))
  return numbers.join(' · ')
}
