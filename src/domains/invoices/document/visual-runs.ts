import bidiFactory from 'bidi-js'

/** A part of a line with one direction. `text` is in reading order; `isRightToLeft` runs are set from right to left. */
export type Run = { text: string; isRightToLeft: boolean }

const bidi = bidiFactory()
const ARABIC = /\p{Script=Arabic}/u
/** Marks that only order the text; fonts have no glyphs for them. */
const ORDERING = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/

/** A text that keeps its direction wherever it stands: a number, a VIN, a phone number. */
export function isolated(text: string): string {
  return text === '' ? '' : `\u2068${text}\u2069`
}

/**
 * The runs of a line of right-to-left text as they stand from left to right, by the bidirectional algorithm of Unicode (UAX 9). Brackets of
 * right-to-left runs are
 * mirrored.
 */
export function visualRuns(line: string): Run[] {
  const { levels } = bidi.getEmbeddingLevels(line, 'rtl')
  const runs: { level: number; text: string }[] = []
  for (let index = 0; index < line.length; index += 1) {
    const sign = line[index] as string
    if (ORDERING.test(sign)) continue
    const level = levels[index] as number
    const mirrored = level % 2 === 1 ? (bidi.getMirroredCharacter(sign) ?? sign) : sign
    const last = runs.at(-1)
    if (last?.level === level) last.text += mirrored
    else runs.push({ level, text: mirrored })
  }
  return reordered(runs).map(({ level, text }) => {
    const isRightToLeft = level % 2 === 1
    // The shaper reverses Arabic itself, but would set punctuation without letters from left to right.
    return { isRightToLeft, text: isRightToLeft && !ARABIC.test(text) ? [...text].reverse().join('') : text }
  })
}

/** Reverses each sequence of runs, from the deepest level to the outermost (rule L2). */
function reordered<Item extends { level: number }>(runs: readonly Item[]): Item[] {
  let orderedRuns = [...runs]
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level >= 1; level -= 1) {
    const next: Item[] = []
    let stretch: Item[] = []
    for (const run of [...orderedRuns, null]) {
      if (run && run.level >= level) {
        stretch.push(run)
        continue
      }
      next.push(...stretch.reverse())
      stretch = []
      if (run) next.push(run)
    }
    orderedRuns = next
  }
  return orderedRuns
}
