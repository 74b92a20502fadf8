/** A part of the text that both versions have, or only the later (`added`) or the earlier (`removed`) one. */
export type TextPart = { kind: 'same' | 'added' | 'removed'; text: string }

/** A text that needs more comparisons than this is shown as replaced completely. */
const MOST_STEPS = 2_000_000

/** The difference of two texts, word by word, by their longest common sequence. Spaces belong to the word before them. */
export function wordDifferences(before: string, after: string): TextPart[] {
  const [old, now] = [before.match(/\S+\s*|\s+/g) ?? [], after.match(/\S+\s*|\s+/g) ?? []]
  let start = 0
  while (start < Math.min(old.length, now.length) && old[start] === now[start]) start += 1
  let end = 0
  while (end < Math.min(old.length, now.length) - start && old[old.length - 1 - end] === now[now.length - 1 - end]) end += 1
  const middle = middleParts(old.slice(start, old.length - end), now.slice(start, now.length - end))
  const same = (words: string[]): TextPart => ({ kind: 'same', text: words.join('') })
  return joinEqualParts([same(old.slice(0, start)), ...middle, same(old.slice(old.length - end))])
}

function middleParts(old: readonly string[], now: readonly string[]): TextPart[] {
  if (old.length * now.length > MOST_STEPS) {
    return [
      { kind: 'removed', text: old.join('') },
      { kind: 'added', text: now.join('') },
    ]
  }
  // lengths[i][j]: words in common from old[i] and now[j] on.
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint32Array(now.length + 1))
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0
  for (let i = old.length - 1; i >= 0; i -= 1) {
    const row = lengths[i]
    for (let j = now.length - 1; row && j >= 0; j -= 1) row[j] = isSameWord(old[i], now[j]) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  }
  const parts: TextPart[] = []
  let [i, j] = [0, 0]
  while (i < old.length || j < now.length) {
    const [removedText = '', addedText = ''] = [old[i], now[j]]
    if (i < old.length && j < now.length && isSameWord(removedText, addedText)) {
      // The spaces after a word may differ; the longer ones are kept, so that the word does not run into the next.
      parts.push({ kind: 'same', text: removedText.length > addedText.length ? removedText : addedText })
      i += 1
      j += 1
    } else if (i < old.length && (j >= now.length || at(i + 1, j) >= at(i, j + 1))) {
      parts.push({ kind: 'removed', text: removedText })
      i += 1
    } else {
      parts.push({ kind: 'added', text: addedText })
      j += 1
    }
  }
  return parts
}

const isSameWord = (one: string | undefined, other: string | undefined) => one?.trimEnd() === other?.trimEnd()

function joinEqualParts(parts: readonly TextPart[]): TextPart[] {
  const result: TextPart[] = []
  for (const part of parts) {
    const last = result.at(-1)
    if (part.text === '') continue
    if (last?.kind === part.kind) last.text += part.text
    else result.push({ ...part })
  }
  return result
}
