import { type ReactNode, useId, useState } from 'react'
import { isRecord } from '#kernel/json/json-values.ts'
import type { FieldDef, PairsField, RowField } from '../field-types.ts'
import { moveItem } from '../values/row-values.ts'
import { drawnAtOnce } from './drawn-at-once.ts'
import css from './filled-value.module.css'
import type { PartProps } from './part-props.ts'
import { RowButtons } from './row-buttons.tsx'
import { titleOf } from './row-title.ts'
import { signs } from './signs.tsx'
import { useFilledWords, useStaffKit } from './staff-kit.ts'
import { useRowKeys } from './use-row-keys.ts'

type Pair = { name: string; value: unknown; stored?: object }

type PairsPartProps = PartProps<PairsField> & {
  /** Passed in, since a value of any shape may have pairs itself. */
  drawPart: (part: PartProps) => ReactNode
}

// Long, since it draws a text or pairs, and each pair has two controls and its buttons.
/** Names with a value each. A pair whose name is not written yet is on the screen alone. */
export function PairsPart({ id, field, stored, path, onChange, drawPart }: PairsPartProps) {
  const { drawControl, language, isReadOnly = false } = useStaffKit()
  const { word, name } = useFilledWords()
  const hintId = useId()
  const [typedPairs, setTypedPairs] = useState(() => pairsOf(stored))
  const isSame = JSON.stringify(stored ?? {}) === JSON.stringify(storedOf(typedPairs, stored))
  const pairs = isSame ? typedPairs : pairsOf(stored)
  const keys = useRowKeys(pairs.length)
  const isText = field.orText && typeof stored === 'string'
  const set = (next: Pair[]) => {
    setTypedPairs(next)
    onChange(storedOf(next, stored))
  }
  const change = (index: number, part: Partial<Pair>) => set(pairs.map((pair, at) => (at === index ? { ...pair, ...part } : pair)))
  const kinds = [
    { value: 'text', label: word('one_text') },
    { value: 'pairs', label: word('several_pairs') },
  ]
  const kind: FieldDef = { symbol: '', label: word('value_is'), field_type: 'Select', options: kinds, default: 'pairs' }
  return (
    <fieldset className={css.field} aria-describedby={field.hint ? hintId : undefined}>
      <legend className={css.label}>{name(field.label)}</legend>
      {field.hint && (
        <p id={hintId} className={css.hint}>
          {name(field.hint)}
        </p>
      )}
      {field.orText &&
        drawControl({ id: `${id}:kind`, field: kind, stored: isText ? 'text' : 'pairs', onChange: (next) => onChange(next === 'text' ? '' : {}) })}
      {isText ? (
        drawControl({ id: `${id}:text`, field: { ...field.value, label: field.value.label } as FieldDef, stored, onChange: (text) => onChange(text ?? '') })
      ) : (
        <>
          <ol className={css.rows}>
            {pairs.map((pair, index) => {
              const title = titleOf({ name: pair.name }, [{ ...field.name, symbol: 'name' } as RowField], language) || word('row', { number: index + 1 })
              const isRepeated = pair.name !== '' && pairs.findLastIndex((one) => one.name === pair.name) !== index
              return (
                <li key={keys.keys[index]} className={css.row}>
                  <fieldset className={css.line} aria-label={title}>
                    <div className={css.parts}>
                      {drawControl({
                        id: `${id}:${index}:name`,
                        field: field.name,
                        stored: pair.name,
                        problem: isRepeated ? word('repeated') : undefined,
                        onChange: (next) => change(index, { name: String(next ?? '') }),
                      })}
                      {drawPart({
                        id: `${id}:${index}:value`,
                        field: field.value,
                        stored: pair.value,
                        path: [path, pair.name].filter(Boolean).join('.'),
                        onChange: (next) => change(index, { value: next ?? (field.value.field_type === 'Any' ? null : '') }),
                      })}
                    </div>
                    <RowButtons
                      name={title}
                      {...(index > 0 && {
                        onUp: () => {
                          keys.move(index, index - 1)
                          set(moveItem(pairs, index, index - 1))
                        },
                      })}
                      {...(index < pairs.length - 1 && {
                        onDown: () => {
                          keys.move(index, index + 1)
                          set(moveItem(pairs, index, index + 1))
                        },
                      })}
                      onRemove={() => {
                        keys.remove(index)
                        drawnAtOnce(
                          () => set(pairs.filter((_, at) => at !== index)),
                          () => document.getElementById(id),
                        )
                      }}
                    />
                  </fieldset>
                </li>
              )
            })}
          </ol>
          <button
            type="button"
            id={id}
            className={css.button}
            disabled={isReadOnly || (field.max !== undefined && pairs.length >= field.max)}
            onClick={() => {
              keys.add()
              drawnAtOnce(
                () => set([...pairs, { name: '', value: '' }]),
                () => document.getElementById(`${id}:${pairs.length}:name`),
              )
            }}
          >
            {signs.add}
            {word('add_row')}
          </button>
        </>
      )}
    </fieldset>
  )
}

function pairsOf(stored: unknown): Pair[] {
  if (Array.isArray(stored)) return stored.map((one) => ({ name: String(one?.name ?? ''), value: one?.value, stored: one }))
  return isRecord(stored) ? Object.entries(stored).map(([name, value]) => ({ name, value })) : []
}

/** The pairs in the shape that is stored. */
function storedOf(pairs: readonly Pair[], stored: unknown): unknown {
  const named = pairs.filter(({ name }) => name !== '')
  if (Array.isArray(stored)) return named.map(({ name, value, stored: before = {} }) => ({ ...before, name, value }))
  return Object.fromEntries(named.map(({ name, value }) => [name, value]))
}
