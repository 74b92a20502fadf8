import { editingWords } from '../../editing/words.ts'
import { useWords } from '../../i18n/use-words.ts'

const LONGEST = 240

/** One of two contents of a part: a short text of what differs. */
export function SideText({ value, other }: { value: unknown; other: unknown }) {
  const word = useWords(editingWords)
  const text = differentTexts(value, other).join(' · ')
  if (text === '') return word('empty')
  return <bdi>{text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}</bdi>
}

/** The texts of a value that differ from the other value at the same path. */
function differentTexts(value: unknown, other: unknown): string[] {
  if (typeof value !== 'object' || value === null) return value === undefined || value === '' || value === other ? [] : [String(value)]
  return Object.entries(value).flatMap(([key, member]) => differentTexts(member, (other as Record<string, unknown> | null | undefined)?.[key]))
}
