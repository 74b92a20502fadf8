import { useId, useState } from 'react'
import { isSameTag, LONGEST_TAG, parseTag } from '../folders/folder-path.ts'
import { useLibraryWord } from './library-context.ts'
import css from './library.module.css'

type TagInputProps = { tags: readonly string[]; suggestions: readonly string[]; onChange: (tags: readonly string[]) => void }

/** Tags that are typed, with suggestions: Enter or a comma adds one, as the library spells it already. */
export function TagInput({ tags, suggestions, onChange }: TagInputProps) {
  const word = useLibraryWord()
  const id = useId()
  const [text, setText] = useState('')
  const add = (typedText: string) => {
    const newTags = typedText.split(/[,،]/).flatMap((part) => parseTag(part) ?? [])
    const spelled = newTags.map((tag) => suggestions.find((other) => isSameTag(other, tag)) ?? tag)
    onChange([...tags, ...spelled.filter((tag, index) => spelled.indexOf(tag) === index && !tags.some((other) => isSameTag(other, tag)))])
    setText('')
  }
  return (
    <div className={css.field}>
      <ul className={css.chips}>
        {tags.map((tag) => (
          <li key={tag} className={css.chip}>
            <bdi>{tag}</bdi>
            <button
              type="button"
              className={css.quiet}
              aria-label={word('remove_tag', { tag })}
              onClick={() => onChange(tags.filter((other) => other !== tag))}
            >
              ✕
            </button>
          </li>
        ))}
      </ul>
      <label htmlFor={id}>{word('add_tag')}</label>
      <input
        id={id}
        className={css.input}
        list={`${id}-list`}
        autoComplete="off"
        dir="auto"
        maxLength={LONGEST_TAG + 1}
        aria-describedby={`${id}-hint`}
        value={text}
        onChange={({ target }) => (/[,،]$/.test(target.value) ? add(target.value) : setText(target.value))}
        onKeyDown={(event) => {
          // An empty field leaves Enter to the sheet.
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || text.trim() === '') return
          event.preventDefault()
          add(text)
        }}
        onBlur={() => add(text)}
      />
      <datalist id={`${id}-list`}>
        {suggestions.map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
      <p id={`${id}-hint`} className={css.hint}>
        {word('add_tag_hint')}
      </p>
    </div>
  )
}
