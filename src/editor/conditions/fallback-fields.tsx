import { useState } from 'react'
import type { Condition } from '#block-engine/condition.ts'
import { TextArea, TextInput } from '../ui/inputs/text-input.tsx'
import { useWord } from '../words/use-word.ts'
import css from './conditions.module.css'
import { conditionWords } from './words.ts'

type FallbackFieldsProps = { condition: Condition; onChange: (next: Condition) => void }

/** The fallback of a hidden block or item; with empty fields nothing is shown. */
export function FallbackFields({ condition, onChange }: FallbackFieldsProps) {
  const word = useWord(conditionWords)
  const { fallback, ...rest } = condition
  // A link is stored once it has both parts; until then they are kept here.
  const [draft, setDraft] = useState({ text: fallback?.text ?? '', label: fallback?.link?.label ?? '', url: fallback?.link?.url ?? '' })
  const set = (change: Partial<typeof draft>) => {
    const next = { ...draft, ...change }
    setDraft(next)
    const link = next.label && /^(\/(?!\/)|https?:\/\/.)/.test(next.url) ? { link: { label: next.label, url: next.url } } : {}
    const isEmpty = next.text === '' && !('link' in link)
    onChange(isEmpty ? rest : { ...rest, fallback: { ...(fallback?.icon ? { icon: fallback.icon } : {}), text: next.text, ...link } })
  }
  return (
    <fieldset className={css.fallback}>
      <legend>{word('fallback')}</legend>
      <TextArea label={word('fallback_text')} lang="ar" rows={2} maxLength={600} value={draft.text} onChange={(text) => set({ text })} />
      <TextInput label={word('fallback_label')} lang="ar" maxLength={300} value={draft.label} onChange={(label) => set({ label })} />
      <TextInput label={word('fallback_url')} hint={word('fallback_url_hint')} dir="ltr" value={draft.url} onChange={(url) => set({ url })} />
    </fieldset>
  )
}
