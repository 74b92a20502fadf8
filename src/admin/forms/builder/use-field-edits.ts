import { useCallback, useState } from 'react'
import { useWords } from '../../i18n/use-words.ts'
import { insertField, moveField, removeField } from '../draft/field-edits.ts'
import { type CatalogueKind, copyOf, newField } from '../draft/new-field.ts'
import { type Dragged, type Drop, placeOfDrop } from './dragging.tsx'
import type { PartProps } from './part-props.ts'
import { useFieldName } from './use-field-name.ts'
import { builderWords } from './words.ts'

/** Edits of a form's list of fields. Each edit selects its field; `news` is the announcement for screen readers. */
export function useFieldEdits({ session, selected, select }: Pick<PartProps, 'session' | 'selected' | 'select'>) {
  const word = useWords(builderWords)
  const nameOf = useFieldName()
  const [news, setNews] = useState('')
  const fieldsNow = useCallback(() => session.document.get().fields, [session])

  const add = useCallback(
    (kind: CatalogueKind, at?: number) => {
      const before = fieldsNow()
      const field = newField(kind, before)
      const place = at ?? (selected === null ? before.length : before.findIndex(({ id }) => id === selected) + 1 || before.length)
      session.change((now) => insertField(now, field, place))
      select(field.id)
      setNews(word('added', { label: nameOf(field).label, index: place + 1, count: before.length + 1 }))
    },
    [session, fieldsNow, selected, select, word, nameOf],
  )
  const move = useCallback(
    (id: string, to: number) => {
      session.change((now) => moveField(now, id, to))
      const fields = fieldsNow()
      const index = fields.findIndex((field) => field.id === id)
      const field = fields[index]
      if (field) setNews(word('moved', { label: nameOf(field).label, index: index + 1, count: fields.length }))
    },
    [session, fieldsNow, word, nameOf],
  )
  const remove = (id: string) => {
    const fields = fieldsNow()
    const index = fields.findIndex((field) => field.id === id)
    const field = fields[index]
    if (!field) return
    session.change((now) => removeField(now, id))
    select((fields[index + 1] ?? fields[index - 1])?.id ?? null)
    setNews(word('removed', { label: nameOf(field).label }))
  }
  const copy = (id: string) => {
    const fields = fieldsNow()
    const index = fields.findIndex((field) => field.id === id)
    const field = fields[index]
    if (!field) return
    const double = copyOf(field, fields)
    session.change((now) => insertField(now, double, index + 1))
    select(double.id)
    setNews(word('copied', { label: nameOf(field).label }))
  }
  const drop = useCallback(
    (dragged: Dragged, place: Drop) => {
      const at = placeOfDrop(
        fieldsNow().map(({ id }) => id),
        dragged,
        place,
      )
      if (dragged.kind === 'new') add(dragged.type, at)
      else move(dragged.id, at)
    },
    [fieldsNow, add, move],
  )
  return { news, add, move, remove, copy, drop }
}
