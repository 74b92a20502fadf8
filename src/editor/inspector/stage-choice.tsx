import type { Stage } from '#block-engine/define-block.ts'
import { nameIn } from '#fields/name-in.ts'
import { useAtom } from '#ui/stores/use-atom.ts'
import { usePageEditor } from '../draft/use-page-editor.tsx'
import { Select } from '../ui/inputs/choices.tsx'
import { useLanguage } from '../words/language.tsx'
import { useWord } from '../words/use-word.ts'
import { inspectorWords } from './words.ts'

/** Chooses the stage of a block that the canvas shows, such as a later step, so that nobody has to click through to it. */
export function StageChoice({ id, stages }: { id: string; stages: readonly Stage[] }) {
  const { $stages } = usePageEditor()
  const { language } = useLanguage()
  const word = useWord(inspectorWords)
  const shownStage = useAtom($stages)[id]
  const options = [{ value: '', label: word('first_stage') }, ...stages.map(({ name }, index) => ({ value: String(index), label: nameIn(language, name) }))]
  const choose = (value: string) => {
    const { [id]: _former, ...others } = $stages.get()
    $stages.set(value === '' ? others : { ...others, [id]: Number(value) })
  }
  return <Select label={word('stage')} options={options} value={shownStage === undefined ? '' : String(shownStage)} onChange={choose} />
}
