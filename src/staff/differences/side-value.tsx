import { Fragment } from 'react'
import { type Language, wordIn } from '#kernel/words/words.ts'
import { sideText } from './side-text.ts'
import css from './side-value.module.css'
import { type TextPart, wordDifferences } from './word-differences.ts'
import { sideWords } from './words.ts'

type SideValueProps = {
  language: Language
  value: unknown
  /** What stands in the same place on the other side. */
  other: unknown
  /** Whether it is a whole thing, such as a block, which a side without it has removed. */
  isWhole?: boolean
}

/** So many letters of what both sides have are left around each difference. */
const AROUND = 80
const MOST_LETTERS = 1500

/** One of two contents of a place as text, with the words marked that the other does not have. */
export function SideValue({ language, value, other, isWhole = false }: SideValueProps) {
  const answers = { yes: wordIn(language, sideWords, 'yes'), no: wordIn(language, sideWords, 'no') }
  const text = sideText(value, other, answers)
  const isGone = isWhole && (value === null || value === undefined)
  if (text === '') return <span className={css.none}>{wordIn(language, sideWords, isGone ? 'removed' : 'empty')}</span>
  const parts = ownParts(text, sideText(other, value, answers))
  return (
    <bdi className={css.value}>
      {parts.map(({ kind, text: partText }, index) => {
        const key = `${index}/${kind}`
        const trimmedText = partText.trimEnd()
        return (
          <Fragment key={key}>
            {kind === 'same' ? partText : <mark>{trimmedText}</mark>}
            {kind === 'same' ? '' : partText.slice(trimmedText.length)}
          </Fragment>
        )
      })}
    </bdi>
  )
}

/** The parts of a text beside another. Nothing is marked in texts that have no word in common: all of it differs. */
function ownParts(text: string, other: string): TextPart[] {
  const parts = wordDifferences(other, text).filter(({ kind }) => kind !== 'removed')
  if (!parts.some(({ kind, text: partText }) => kind === 'same' && partText.trim() !== '')) return [{ kind: 'same', text: shortened(text) }]
  return parts.map((part, index) => ({
    kind: part.kind,
    text: part.kind === 'same' ? around(part.text, { isFirst: index === 0, isLast: index === parts.length - 1 }) : shortened(part.text),
  }))
}

/** What both sides have, where it is long: whole words, or whole lines, of its ends beside what differs. */
function around(text: string, { isFirst, isLast }: { isFirst: boolean; isLast: boolean }): string {
  const gap = text.includes('\n') ? '\n' : ' '
  const before = isFirst ? '' : text.slice(0, text.lastIndexOf(gap, AROUND) + 1)
  const after = isLast ? '' : text.slice(text.indexOf(gap, Math.max(0, text.length - AROUND)) + 1)
  const isShort = text.length <= (isFirst ? 0 : AROUND) + (isLast ? 0 : AROUND) || text.length <= before.length + after.length
  return isShort || (isFirst && isLast) ? text : `${before}…${gap}${after}`
}

function shortened(text: string): string {
  return text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text
}
