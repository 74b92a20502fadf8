import { type ReactNode, useId, useRef } from 'react'
import type { Label, RowField, RowList } from '../field-types.ts'
import { partOf, rowsOf, withPart, withRow } from '../values/row-values.ts'
import css from './filled-value.module.css'
import { isWide } from './is-wide.ts'
import type { PartProps } from './part-props.ts'
import { RowButtons } from './row-buttons.tsx'
import { digestOf, titleOf } from './row-title.ts'
import { signs } from './signs.tsx'
import { useFilledWords, useStaffKit } from './staff-kit.ts'
import { useRowEdits } from './use-row-edits.ts'

type RowsFormProps = {
  id: string
  template: RowList
  label: string
  hint?: string | undefined
  value: unknown
  /** Of the value, as flaws name it. */
  path: string
  onChange: (value: unknown) => void
  /** Passed in, since a part may have rows itself. */
  drawPart: (part: PartProps) => ReactNode
}

/**
 * A list as rows that are edited, added, moved and removed by pointer or keys alone, or an object as one row for each of its places. Rows of plain fields
 * take a table that is pasted.
 */
export function RowsForm({ id, template, label, hint, value, path, onChange, drawPart }: RowsFormProps) {
  const { word, name } = useFilledWords()
  const { language, drawAddPictures, flawAt, drawProblem, isReadOnly = false } = useStaffKit()
  const body = useRef<HTMLFieldSetElement>(null)
  const hintId = useId()
  const rows = rowsOf(value, template) ?? []
  const isList = template.places === undefined
  const isFull = template.max !== undefined && rows.length >= template.max
  const hints = [hint, template.isTable && word('paste_hint')].filter(Boolean)
  const problem = path === '' ? null : flawAt?.(path)
  // Of texts the Arabic one is needed.
  const isFlawed = (part: string) => Boolean(flawAt?.(part) ?? flawAt?.(`${part}.ar`))

  const { keys, move, remove, add, addPictures, paste, announcement } = useRowEdits({ id, template, value, rows: rows.length, body, onChange })

  const drawnRows = rows.map((row, index): DrawnRow => {
    const place = template.places?.[index]
    const title = place ? name(place.name) : titleOf(row.entry, template.fields, language) || word('row', { number: index + 1 })
    const rowPath = place ? [path, place.path].filter(Boolean).join('.') : `${path}[${index}]`
    const part = (field: RowField, isLabelHidden: boolean) =>
      drawPart({
        id: `${id}:${row.key}:${field.symbol}`,
        field,
        storedValue: partOf(row.entry, field),
        path: [rowPath, field.symbol].filter(Boolean).join('.'),
        isLabelHidden,
        onChange: (next) => onChange(withRow(value, template, row, withPart(row.entry, field, next))),
      })
    const buttons = isList && (
      <RowButtons
        name={title}
        {...(index > 0 && { onUp: () => move(index, index - 1) })}
        {...(index < rows.length - 1 && { onDown: () => move(index, index + 1) })}
        {...(!template.fixed && { onRemove: () => remove(index) })}
      />
    )
    return {
      title,
      digest: template.fields.some(({ symbol }) => isFlawed([rowPath, symbol].filter(Boolean).join('.')))
        ? word('flawed')
        : digestOf(row.entry, template.fields),
      part,
      buttons,
      key: isList ? keys[index] : row.key,
      mark: `${id}:${index}`,
      under: place?.under,
    }
  })

  return (
    <fieldset ref={body} className={css.field} aria-describedby={hints.length > 0 ? hintId : undefined} onPaste={isReadOnly ? undefined : paste}>
      <legend className={css.label}>{label}</legend>
      {hints.length > 0 && (
        <p id={hintId} className={css.hint}>
          {hints.join(' ')}
        </p>
      )}
      {problem && drawProblem?.(problem)}
      {template.isTable && rows.length > 0 ? (
        <TableOfRows fields={template.fields} rows={drawnRows} />
      ) : (
        <ListOfRows fields={template.fields} rows={drawnRows} />
      )}
      {isList && !template.fixed && (
        <button type="button" id={id} data-add="" className={css.button} disabled={isReadOnly || isFull} onClick={add}>
          {signs.add}
          {template.add ? name(template.add) : word('add_row')}
        </button>
      )}
      {addPictures && drawAddPictures?.({ most: template.max === undefined ? Number.POSITIVE_INFINITY : template.max - rows.length, onPick: addPictures })}
      <p role="status" className={css.hint}>
        {announcement}
      </p>
    </fieldset>
  )
}

type DrawnRow = {
  title: string
  digest: string
  part: (field: RowField, isLabelHidden: boolean) => ReactNode
  buttons: ReactNode
  key: string | number | undefined
  /** By which the row is found on the screen. */
  mark: string
  under?: Label | undefined
}
type RowsProps = { fields: readonly RowField[]; rows: readonly DrawnRow[] }

function TableOfRows({ fields, rows }: RowsProps) {
  const { name } = useFilledWords()
  return (
    <div className={css.scroll}>
      <table className={css.table}>
        <thead>
          <tr>
            {fields.map((field) => (
              <th key={field.symbol} scope="col">
                {name(field.label)}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map(({ part, buttons, key, mark }) => (
            <tr key={key} data-row={mark}>
              {fields.map((field) => (
                <td key={field.symbol} data-column={field.symbol}>
                  {part(field, true)}
                </td>
              ))}
              <td>{buttons}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function ListOfRows({ fields, rows }: RowsProps) {
  const { name } = useFilledWords()
  return (
    <ol className={css.rows}>
      {rows.map(({ title, digest, part, buttons, key, mark, under }) => (
        <li key={key} data-row={mark} className={css.row}>
          {under && <p className={css.under}>{name(under)}</p>}
          <RowBox name={title} digest={digest} isShort={fields.length === 1} buttons={buttons}>
            {fields.map((field) => (
              <div key={field.symbol} data-column={field.symbol} className={isWide(field) ? css.wide : undefined}>
                {part(field, false)}
              </div>
            ))}
          </RowBox>
        </li>
      ))}
    </ol>
  )
}

/** A row with one control is shown inline; a row with several is collapsible under its name. */
function RowBox({ name, digest, isShort, buttons, children }: { name: string; digest: string; isShort: boolean; buttons: ReactNode; children: ReactNode }) {
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
        {signs.fold}
      </summary>
      <div className={css.parts}>{children}</div>
      {buttons}
    </details>
  )
}
