import { visualRuns } from './visual-runs.ts'

/** What is written of a line, in points. `edge` is where it begins: at its right, as Arabic does, or at its left for columns of amounts. */
export type Writing = { y: number; size: number; edge: { right: number } | { left: number }; face?: Face; colour?: string; width?: number }
export type Face = 'regular' | 'bold'

/** Writes right-to-left text: letters joined by the font, runs in the order of Unicode. */
export type Pen = {
  /** Writes a text in as many lines as it needs, and gives the height of them. */
  write: (text: string, writing: Writing) => number
  heightOf: (text: string, writing: Pick<Writing, 'size' | 'face' | 'width'>) => number
}

const LINE = 1.5

/** `doc` has the fonts `regular` and `bold`. */
export function createPen(doc: PDFKit.PDFDocument): Pen {
  // Asking for a list of features has the whole run shaped; without, each word would be by itself and their order be lost.
  const widthOf = (text: string) => visualRuns(text).reduce((width, run) => width + doc.widthOfString(run.text, { features: [] }), 0)

  const linesOf = (text: string, width: number): string[] =>
    text.split('\n').flatMap((paragraph) => {
      const lines: string[] = ['']
      for (const word of paragraph.split(' ')) {
        const longer = lines.at(-1) === '' ? word : `${lines.at(-1)} ${word}`
        if (lines.at(-1) === '' || widthOf(longer) <= width) lines[lines.length - 1] = longer
        else lines.push(word)
      }
      return lines
    })

  const prepare = ({ size, face = 'regular' }: Pick<Writing, 'size' | 'face'>) => doc.font(face).fontSize(size)

  return {
    write: (text, writing) => {
      const { y, size, edge, colour = '#1a1a1a', width = Number.POSITIVE_INFINITY } = writing
      prepare(writing).fillColor(colour)
      const lines = linesOf(text, width)
      for (const [index, line] of lines.entries()) {
        let x = 'right' in edge ? edge.right - widthOf(line) : edge.left
        for (const run of visualRuns(line)) {
          doc.text(run.text, x, y + index * size * LINE, { lineBreak: false, features: [] })
          x += doc.widthOfString(run.text, { features: [] })
        }
      }
      return lines.length * size * LINE
    },
    heightOf: (text, { width = Number.POSITIVE_INFINITY, ...writing }) => {
      prepare(writing)
      return linesOf(text, width).length * writing.size * LINE
    },
  }
}
