export type TileSize = '1x1' | '2x1' | '1x2' | '2x2'

/** How many columns and rows a tile takes. */
export type Span = { columns: number; rows: number }

/**
 * The spans with which these tiles fill a rectangle of this many columns, placed as CSS Grid does with `dense`. Tiles shrink, starting with the last, until
 * no cell stays empty, and the last row is stretched to its end. [B-099]
 */
export function fillRows(sizes: readonly TileSize[], columns: number): Span[] {
  const spans = sizes.map((size) => ({ columns: Math.min(columns, Number(size[0])), rows: Number(size[2]) }))
  for (;;) {
    const { isFull, spare } = place(spans, columns)
    if (isFull) return spans
    const last = spans.at(-1)
    if (spare > 0 && last?.rows === 1) {
      last.columns += spare
      if (place(spans, columns).isFull) return spans
      last.columns -= spare
    }
    const large = spans.findLast((span) => span.rows > 1) ?? spans.findLast((span) => span.columns > 1)
    if (!large) return spans
    if (large.rows > 1) large.rows = 1
    else large.columns = 1
  }
}

/** Whether the tiles leave no field empty, and how many are empty after the last tile in its row. */
function place(spans: readonly Span[], columns: number): { isFull: boolean; spare: number } {
  const cells = new Set<string>()
  let height = 0
  let end = 0
  for (const span of spans) {
    const [row, column] = firstFit(span, columns, cells)
    for (let down = 0; down < span.rows; down += 1) for (let across = 0; across < span.columns; across += 1) cells.add(`${row + down}:${column + across}`)
    height = Math.max(height, row + span.rows)
    end = column + span.columns
  }
  return { isFull: cells.size === height * columns, spare: columns - end }
}

function firstFit(span: Span, columns: number, cells: ReadonlySet<string>): [row: number, column: number] {
  for (let row = 0; ; row += 1) {
    for (let column = 0; column + span.columns <= columns; column += 1) {
      const fields = Array.from(
        { length: span.rows * span.columns },
        (_, index) => `${row + Math.floor(index / span.columns)}:${column + (index % span.columns)}`,
      )
      if (fields.every((field) => !cells.has(field))) return [row, column]
    }
  }
}
