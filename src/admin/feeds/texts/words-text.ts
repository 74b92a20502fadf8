type Word = { from: string; to: string }

/** The word mapping of a file as lines of text, `Diesel = diesel`. */
export function wordsText(words: readonly Word[]): string {
  return words.map(({ from, to }) => `${from} = ${to}`).join('\n')
}

/** Parses the lines; a line without `=` is skipped. Our value is after the last `=`. */
export function parseWords(text: string): Word[] {
  return text.split('\n').flatMap((line) => {
    const at = line.lastIndexOf('=')
    const from = line.slice(0, Math.max(0, at)).trim()
    return from === '' ? [] : [{ from, to: line.slice(at + 1).trim() }]
  })
}
