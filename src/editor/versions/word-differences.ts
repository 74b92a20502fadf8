/** A stretch of text that both have, or only the later or the earlier one. */
export type TextPart = { kind: 'same' | 'added' | 'removed'; text: string }

/** Past this many comparisons a text counts as replaced whole: nobody reads such a difference word by word. */
const MOST_STEPS = 2_000_000

/** How one text became another, word by word; the longest common sequence stays. Blanks belong to the word before them. */
export function wordDifferences(before: string, after: string): TextPart[] {
  const [old, now] = [before.match(/\S+\s*|\s+/g) ?? [], after.match(/\S+\s*|\s+/g) ?? []]
  let start = 0
  while (start < Math.min(old.length, now.length) && old[start] === now[start]) start += 1
  let end = 0
  while (end < Math.min(old.length, now.length) - start && old[old.length - 1 - end] === now[now.length - 1 - end]) end += 1
  const middle = middleParts(old.slice(start, old.length - end), now.slice(start, now.length - end))
  const same = (words: string[]): TextPart => ({ kind: 'same', text: words.join('') })
  return joined([same(old.slice(0, start)), ...middle, same(old.slice(old.length - end))])
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
    const [removed = '', added = ''] = [old[i], now[j]]
    if (i < old.length && j < now.length && isSameWord(removed, added)) {
      // The blanks behind a word may differ; without any it would run into its neighbour.
      parts.push({ kind: 'same', text: removed.length > added.length ? removed : added })
      i += 1
      j += 1
    } else if (i < old.length && (j >= now.length || at(i + 1, j) >= at(i, j + 1))) {
      parts.push({ kind: 'removed', text: removed })
      i += 1
    } else {
      parts.push({ kind: 'added', text: added })
      j += 1
    }
  }
  return parts
}

const isSameWord = (one: string | undefined, other: string | undefined) => one?.trimEnd() === other?.trimEnd()

function joined(parts: readonly TextPart[]): TextPart[] {
  const result: TextPart[] = []
  for (const part of parts) {
    const last = result.at(-1)
    if (part.text === '') continue
    if (last?.kind === part.kind) last.text += part.text
    else result.push({ ...part })
  }
  return result
}
