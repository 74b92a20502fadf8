import { visualRuns } from './visual-runs.ts'

/** A line of text, in points. `edge` is its start: the right end for Arabic, the left end in columns of amounts. */
export type Writing = { y: number; size: number; edge: { right: number } | { left: number }; face?: Face; colour?: string; width?: number }
export type Face = 'regular' | 'bold'
type Style = Pick<Writing, 'size' | 'face' | 'width'>

/** Writes right-to-left text: letters joined by the font, runs in the order of Unicode. */
export type Pen = {
  /** Writes a text in as many lines as it needs, and gives the height of them. */
  write: (text: string, writing: Writing) => number
  heightOf: (text: string, style: Style) => number
}

const LINE = 1.5

/** Widths of runs that documents share, such as labels and the seller; the oldest go first. Shaping a run is most of the work of drawing it. */
const widths = new Map<string, number>()
const MOST_WIDTHS = 500

/** `doc` has the fonts `regular` and `bold`, of the same files in every document. */
export function createPen(doc: PDFKit.PDFDocument): Pen {
  const measure = doc.widthOfString.bind(doc)
  // With a list of features the whole run is shaped at once; without it, words are shaped separately and lose their order.
  const widthOfRun = (text: string, { face = 'regular', size }: Style): number => {
    const key = `${face} ${size} ${text}`
    const knownWidth = widths.get(key)
    if (knownWidth !== undefined) return knownWidth
    doc.font(face).fontSize(size)
    const width = measure(text, { features: [] })
    const [oldest] = widths.keys()
    if (widths.size >= MOST_WIDTHS && oldest !== undefined) widths.delete(oldest)
    widths.set(key, width)
    return width
  }
  const widthOf = (text: string, style: Style) => visualRuns(text).reduce((width, run) => width + widthOfRun(run.text, style), 0)

  const linesOf = (text: string, style: Style): string[] =>
    text.split('\n').flatMap((paragraph) => {
      const { width } = style
      if (width === undefined || widthOf(paragraph, style) <= width) return [paragraph]
      const lines: string[] = ['']
      for (const word of paragraph.split(' ')) {
        const longer = lines.at(-1) === '' ? word : `${lines.at(-1)} ${word}`
        if (lines.at(-1) === '' || widthOf(longer, style) <= width) lines[lines.length - 1] = longer
        else lines.push(word)
      }
      return lines
    })

  return {
    write: (text, writing) => {
      const { y, size, edge, face = 'regular', colour = '#1a1a1a' } = writing
      const lines = linesOf(text, writing)
      doc.font(face).fontSize(size).fillColor(colour)
      // After a run its width is asked for again.
      doc.widthOfString = (run) => widthOfRun(run, writing)
      for (const [index, line] of lines.entries()) {
        const runs = visualRuns(line)
        let x = 'right' in edge ? edge.right - runs.reduce((width, run) => width + widthOfRun(run.text, writing), 0) : edge.left
        for (const run of runs) {
          doc.text(run.text, x, y + index * size * LINE, { lineBreak: false, features: [] })
          x += widthOfRun(run.text, writing)
        }
      }
      return lines.length * size * LINE
    },
    heightOf: (text, style) => linesOf(text, style).length * style.size * LINE,
  }
}
