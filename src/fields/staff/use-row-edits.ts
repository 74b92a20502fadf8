import { type ClipboardEvent, type RefObject, useState } from 'react'
import { listOf } from '#kernel/json/json-values.ts'
import type { RowField, RowList } from '../field-types.ts'
import { columnsOf, pasteTable, readPastedTable } from '../values/pasted-table.ts'
import { moveItem, withPart } from '../values/row-values.ts'
import { drawnAtOnce } from './drawn-at-once.ts'
import { useFilledWords } from './staff-kit.ts'
import { useRowKeys } from './use-row-keys.ts'

type RowEditsOptions = {
  id: string
  template: RowList
  value: unknown
  /** How many there are. */
  rows: number
  body: RefObject<HTMLElement | null>
  onChange: (value: unknown) => void
}

/** Moves, removes, adds and pastes rows. The focus follows what was moved or added, and stays near to what was removed. */
export function useRowEdits({ id, template, value, rows, body, onChange }: RowEditsOptions) {
  const { word } = useFilledWords()
  const [announcement, setAnnouncement] = useState('')
  const rowKeys = useRowKeys(rows)
  const columns = template.places === undefined ? columnsOf(template.fields) : []

  const change = (next: unknown, focused: (list: HTMLElement) => HTMLElement | null | undefined) =>
    drawnAtOnce(
      () => onChange(next),
      () => body.current && focused(body.current),
    )
  const rowAt = (index: number) =>
    [...(body.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])].find(({ dataset }) => dataset.row === `${id}:${index}`)
  const move = (from: number, to: number) => {
    rowKeys.move(from, to)
    const direction = to < from ? 'up' : 'down'
    change(moveItem(listOf(value), from, to), () => {
      const row = rowAt(to)
      const buttons = [...(row?.querySelectorAll<HTMLButtonElement>('[data-move]') ?? [])].filter((one) => !one.disabled && one.closest('[data-row]') === row)
      return buttons.find(({ dataset }) => dataset.move === direction) ?? buttons[0]
    })
  }
  const remove = (index: number) => {
    rowKeys.remove(index)
    const next = Math.min(index, rows - 2)
    change(
      listOf(value).filter((_, other) => other !== index),
      (list) =>
        rowAt(next)?.querySelector<HTMLElement>('summary, input:not([aria-hidden="true"]), select, textarea, [role="combobox"], button') ??
        list.querySelector<HTMLElement>('[data-add]'),
    )
  }
  const add = () => {
    rowKeys.add()
    change([...listOf(value), template.fresh ?? {}], () => {
      const row = rowAt(rows)
      const box = row?.querySelector('details')
      if (box) box.open = true
      return row?.querySelector<HTMLElement>('input:not([aria-hidden="true"]), select, textarea, [role="combobox"], [contenteditable="true"], button')
    })
  }
  const picture = pictureOfRows(template)
  const addPictures = (ids: readonly number[]) =>
    picture && onChange([...listOf(value), ...ids.map((image) => withPart(template.fresh ?? {}, picture, { id: image }))])
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    const target = event.target as HTMLElement
    const takesLines = target.closest('textarea, [contenteditable="true"]') !== null
    if (event.defaultPrevented || columns.length === 0 || !(text.includes('\t') || (!takesLines && text.trim().includes('\n')))) return
    const place = target.closest<HTMLElement>('[data-row]')?.dataset.row?.slice(id.length + 1)
    const row = place === undefined ? rows : Number(place)
    const symbol = target.closest<HTMLElement>('[data-column]')?.dataset.column
    const column = Math.max(
      0,
      columns.findIndex((one) => one.symbol === symbol),
    )
    // In a list inside of this one, which takes no table itself.
    if (Number.isNaN(row)) return
    event.preventDefault()
    const pasted = pasteTable(value, template, { cells: readPastedTable(text), row, column })
    onChange(pasted.value)
    setAnnouncement(word(pasted.dropped > 0 ? 'pasted_some' : 'pasted', { rows: pasted.rows, dropped: pasted.dropped }))
  }
  return { keys: rowKeys.keys, move, remove, add, addPictures: picture && addPictures, paste, announcement }
}

/** The picture of the rows of a list, where each has exactly one. */
function pictureOfRows({ fields, places, fixed }: RowList): RowField | undefined {
  const [picture, another] = fields.filter(({ field_type }) => field_type === 'Image')
  return another || places || fixed ? undefined : picture
}
