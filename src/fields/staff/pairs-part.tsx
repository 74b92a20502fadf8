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

type Pair = { name: string; value: unknown; storedPair?: object }

type PairsPartProps = PartProps<PairsField> & {
  /** Passed in, since a value of any shape may have pairs itself. */
  drawPart: (part: PartProps) => ReactNode
}

// Long, since it draws a text or pairs, and each pair has two controls and its buttons.
/** Names with a value each. A pair whose name is not written yet is on the screen alone. */
export function PairsPart({ id, field, storedValue, path, onChange, drawPart }: PairsPartProps) {
  const { drawControl, language, isReadOnly = false } = useStaffKit()
  const { word, name } = useFilledWords()
  const hintId = useId()
  const [typedPairs, setTypedPairs] = useState(() => pairsOf(storedValue))
  const isSame = JSON.stringify(storedValue ?? {}) === JSON.stringify(storedOf(typedPairs, storedValue))
  const pairs = isSame ? typedPairs : pairsOf(storedValue)
  const keys = useRowKeys(pairs.length)
  const isText = field.orText && typeof storedValue === 'string'
  const set = (next: Pair[]) => {
    setTypedPairs(next)
    onChange(storedOf(next, storedValue))
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
        drawControl({ id: `${id}:kind`, field: kind, storedValue: isText ? 'text' : 'pairs', onChange: (next) => onChange(next === 'text' ? '' : {}) })}
      {isText ? (
        drawControl({
          id: `${id}:text`,
          field: { ...field.value, label: field.value.label } as FieldDef,
          storedValue,
          onChange: (text) => onChange(text ?? ''),
        })
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
                        storedValue: pair.name,
                        problem: isRepeated ? word('repeated') : undefined,
                        onChange: (next) => change(index, { name: String(next ?? '') }),
                      })}
                      {drawPart({
                        id: `${id}:${index}:value`,
                        field: field.value,
                        storedValue: pair.value,
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

function pairsOf(storedValue: unknown): Pair[] {
  if (Array.isArray(storedValue)) return storedValue.map((one) => ({ name: String(one?.name ?? ''), value: one?.value, stored: one }))
  return isRecord(storedValue) ? Object.entries(storedValue).map(([name, value]) => ({ name, value })) : []
}

/** The pairs in the shape that is stored. */
function storedOf(pairs: readonly Pair[], storedValue: unknown): unknown {
  const namedPairs = pairs.filter(({ name }) => name !== '')
  if (Array.isArray(storedValue)) return namedPairs.map(({ name, value, storedPair: before = {} }) => ({ ...before, name, value }))
  return Object.fromEntries(namedPairs.map(({ name, value }) => [name, value]))
}
