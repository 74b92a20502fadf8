import type { ViewProps } from '#block-engine/define-block.ts'
import { TypedPrice } from '#domains/markets/ui/index.ts'
import { BidiText } from '#ui/text/bidi-text.tsx'
import type { modelsCarousel } from './block.ts'
import { tableFrame } from '#ui/text/table-frame.ts'
import { classNames } from '#ui/class-names.ts'
import css from './specs-table.module.css'

type Props = ViewProps<typeof modelsCarousel>
export type ModelSpec = Props['groups'][number]['specs'][number]

const columns = ['Name', 'Engine', 'Consumption', 'Price', 'Lease'] as const

/** The tables that have something to show. */
export function filledSpecs(specs: readonly ModelSpec[]): ModelSpec[] {
  return specs.map(({ name, rows }) => ({ name, rows: rows.filter((row) => columns.some((column) => row[column])) })).filter(({ rows }) => rows.length > 0)
}

/** One named table; on screens too small for it, it scrolls inside its frame. [B-205] [B-206] */
export function SpecsTable({ spec, label, words }: { spec: ModelSpec; label: string; words: Props['words'] }) {
  return (
    <section {...tableFrame} ref={keepGestures} className={classNames(tableFrame.className, css.frame)} aria-label={spec.name || label} onKeyDown={keepArrows}>
      <table className={css.table}>
        {spec.name && (
          <caption className={css.name}>
            <BidiText text={spec.name} />
          </caption>
        )}
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column === 'Price' || column === 'Lease' ? <TypedPrice>{words[column]}</TypedPrice> : words[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {spec.rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two grades may share a name
            <tr key={index}>
              <th scope="row">
                <BidiText text={row.Name} />
              </th>
              {columns.slice(1).map((column) => (
                <td key={column}>
                  <BidiText text={row[column]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Arrow keys scroll the table that has focus, not the carousel around it. */
function keepArrows(event: { stopPropagation: () => void; key: string }): void {
  if (event.key.startsWith('Arrow') || event.key === 'Home' || event.key === 'End') event.stopPropagation()
}

/** A swipe over a table scrolls it, and a drag marks its text. The carousel listens on an element in between, so React's own events come too late. */
function keepGestures(frame: HTMLElement | null) {
  const keep = (event: Event) => event.stopPropagation()
  frame?.addEventListener('touchstart', keep, { passive: true })
  frame?.addEventListener('mousedown', keep)
  return () => {
    frame?.removeEventListener('touchstart', keep)
    frame?.removeEventListener('mousedown', keep)
  }
}
