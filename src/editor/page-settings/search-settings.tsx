import { Switch } from '../ui/inputs/choices.tsx'
import { TextArea, TextInput } from '../ui/inputs/text-input.tsx'
import { useWord } from '../words/use-word.ts'
import type { FieldsProps } from './page-fields.ts'
import { SearchPreview } from './search-preview.tsx'
import { pageSettingsWords } from './words.ts'

/** About as many characters as search results show. */
const LIMITS = { title: 60, description: 155 }

/** What search engines get of the page, with a preview of their result. */
export function SearchSettings({ fields, problemOf, onChange }: FieldsProps) {
  const word = useWord(pageSettingsWords)
  const lengthHint = (text: string, best: number) => word(text.length > best ? 'length_long' : 'length_short', { count: text.length, best })
  return (
    <>
      <TextInput
        id="page-meta_title"
        label={word('meta_title')}
        hint={lengthHint(fields.meta_title, LIMITS.title)}
        maxLength={300}
        placeholder={fields.title}
        value={fields.meta_title}
        problem={problemOf('meta_title')}
        onChange={(meta_title) => onChange({ meta_title })}
      />
      <TextArea
        id="page-meta_description"
        label={word('meta_description')}
        hint={lengthHint(fields.meta_description, LIMITS.description)}
        maxLength={500}
        value={fields.meta_description}
        problem={problemOf('meta_description')}
        onChange={(meta_description) => onChange({ meta_description })}
      />
      <SearchPreview fields={fields} limits={LIMITS} />
      <TextInput
        id="page-canonical_url"
        label={word('canonical')}
        hint={word('canonical_hint')}
        dir="ltr"
        inputMode="url"
        spellCheck={false}
        value={fields.canonical_url}
        problem={problemOf('canonical_url')}
        onChange={(canonical_url) => onChange({ canonical_url })}
      />
      <Switch
        id="page-disable_seo_tracking"
        label={word('robots')}
        hint={word('robots_hint')}
        isOn={fields.disable_seo_tracking}
        onChange={(disable_seo_tracking) => onChange({ disable_seo_tracking })}
      />
    </>
  )
}
