import { TextInput } from '../ui/inputs/text-input.tsx'
import { useWord } from '../words/use-word.ts'
import { SectionUses } from './section-uses.tsx'
import css from './sections.module.css'
import { sectionWords } from './words.ts'

type SectionSettingsProps = { section: number; name: string; onName: (name: string) => void }

/** What a shared section has in place of the settings of a page: its name, and where it stands. */
export function SectionSettings({ section, name, onName }: SectionSettingsProps) {
  const word = useWord(sectionWords)
  return (
    <section className={css.stack} aria-label={word('section')}>
      <TextInput label={word('name')} hint={word('name_hint')} maxLength={80} value={name} onChange={onName} />
      <SectionUses section={section} />
    </section>
  )
}
