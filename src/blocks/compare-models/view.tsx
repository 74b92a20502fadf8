import { BlockHeading } from '#block-engine/block-heading.tsx'
import { useEffect, useRef, useState } from 'react'
import type { ViewProps } from '#block-engine/define-block.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Section } from '#ui/layout/section.tsx'
import { Select } from '#ui/controls/select.tsx'
import type { compareModels } from './block.ts'
import { type ComparedModel, keepModel, keptModel, loadModel } from './compared-model.ts'
import type { CompareData } from './data.server.ts'
import { ComparisonTable } from './comparison-table.tsx'
import css from './view.module.css'

type Props = ViewProps<typeof compareModels, CompareData>
type Column = { key: string; state: 'ready' | 'loading' | 'failed'; model: ComparedModel | null }

const nothing: Column = { key: '', state: 'ready', model: null }

/** A plain GET form and its answer; once it is hydrated, models are loaded as they are chosen, each of them once in a visit. */
export function CompareModels({ id, anchor, values, words, data }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [columns, setColumns] = useState<Column[]>(() => data.chosenModels.map((model) => (model ? { key: model.key, state: 'ready', model } : nothing)))

  // What was chosen before the script came is in the form only, as is what the browser restored.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is hydrated
  useEffect(() => {
    for (const model of data.chosenModels) if (model) keepModel(model.key, model)
    for (const [index, column] of columns.entries()) {
      const key = form.current?.querySelectorAll('select')[index]?.value ?? column.key
      if (key !== column.key) void choose(index, key)
    }
  }, [])

  const place = (index: number, column: Column) => setColumns((before) => before.map((other, at) => (at === index ? column : other)))
  const choose = async (index: number, key: string) => {
    writeAddress(index, key)
    const model = key === '' ? null : keptModel(key)
    if (key === '' || model) return place(index, { key, state: 'ready', model })
    place(index, { key, state: 'loading', model: null })
    const loadedModel = await loadModel(key)
    // Something else may have been chosen meanwhile.
    const settle = (column: Column): Column => (column.key === key ? { key, state: loadedModel ? 'ready' : 'failed', model: loadedModel } : column)
    setColumns((before) => before.map((column, at) => (at === index ? settle(column) : column)))
  }

  const labels = [words.model1, words.model2, words.model3]
  const models = columns.flatMap(({ model }) => model ?? [])
  const tableId = `${id}-comparison`
  return (
    <Section id={anchor}>
      <div className={css.layout}>
        <BlockHeading values={values} />
        {data.offeredModels.length === 0 ? (
          <p className={css.empty}>{words.none}</p>
        ) : (
          <form ref={form} method="get" action={`#${tableId}`} className={css.form} aria-label={values.heading.trim() || words.compare}>
            {columns.map((column, index) => {
              const name = `model_${index + 1}`
              return (
                <div key={name}>
                  <Field label={labels[index] ?? ''}>
                    <Select look="box" name={name} value={column.key} onChange={({ target }) => void choose(index, target.value)}>
                      <option value="">{words.choose}</option>
                      {data.offeredModels.map(({ key, label }) => (
                        <option key={key} value={key}>
                          {label}
                        </option>
                      ))}
                    </Select>
                  </Field>
                  {column.state === 'failed' && <Failure values={values} onRetry={() => void choose(index, column.key)} />}
                </div>
              )
            })}
            <Button type="submit" className={css.submit}>
              {words.compare}
            </Button>
          </form>
        )}
        <p className={css.status} role="status">
          {columns.some(({ state }) => state === 'loading') ? words.loading : ''}
        </p>
        {data.offeredModels.length > 0 && (
          <div id={tableId} className={css.comparison}>
            {models.length === 0 ? <p className={css.empty}>{words.empty}</p> : <ComparisonTable models={models} data={data} words={words} />}
          </div>
        )}
      </div>
    </Section>
  )
}

/** A model that could not be loaded, with another try. */
function Failure({ values, onRetry }: Pick<Props, 'values'> & { onRetry: () => void }) {
  return (
    <div role="alert" className={css.failure}>
      <p>{values.error_msg}</p>
      <Button variant="secondary" onClick={onRetry}>
        {values.try_again_btn_label}
      </Button>
    </div>
  )
}

/** The address that the form would lead to; other parameters of the page stay. */
function writeAddress(index: number, key: string): void {
  const url = new URL(window.location.href)
  const name = `model_${index + 1}`
  if (key) url.searchParams.set(name, key)
  else url.searchParams.delete(name)
  history.replaceState(history.state, '', url)
}
