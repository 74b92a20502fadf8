import { useState } from 'react'
import { useLibraryWord } from './library-context.ts'
import css from './library.module.css'
import type { TagCount } from './use-shelves.ts'

/** As many tags stand in the row before it is opened. */
const FEW = 8

type TagFilterProps = { tags: readonly TagCount[]; chosenTags: readonly string[]; onChange: (tags: readonly string[]) => void }

/** Tags to narrow by, each with the pictures that are left with it. */
export function TagFilter({ tags, chosenTags, onChange }: TagFilterProps) {
  const word = useLibraryWord()
  const [isOpen, setIsOpen] = useState(false)
  // A chosen tag that no picture here has can still be taken back.
  const all = [...chosenTags.filter((tag) => !tags.some((one) => one.tag === tag)).map((tag) => ({ tag, count: 0 })), ...tags]
  if (all.length === 0) return null
  const visibleTags = isOpen ? all : all.filter(({ tag }, index) => index < FEW || chosenTags.includes(tag))
  return (
    <fieldset className={css.tagFilter}>
      <legend className={css.hidden}>{word('tags')}</legend>
      {visibleTags.map(({ tag, count }) => {
        const isChosen = chosenTags.includes(tag)
        return (
          <button
            key={tag}
            type="button"
            className={css.tag}
            aria-pressed={isChosen}
            aria-label={word('tag_count', { tag, count })}
            onClick={() => onChange(isChosen ? chosenTags.filter((other) => other !== tag) : [...chosenTags, tag])}
          >
            <bdi>{tag}</bdi> <span className={css.count}>{count}</span>
          </button>
        )
      })}
      {all.length > FEW && (
        <button type="button" className={css.quiet} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {word(isOpen ? 'fewer_tags' : 'more_tags')}
        </button>
      )}
    </fieldset>
  )
}
