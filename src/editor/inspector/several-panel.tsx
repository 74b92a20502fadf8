import { useTemplateName } from '../catalogue/template-name.ts'
import { useAtom } from '#ui/stores/use-atom.ts'
import { useContent, usePageEditor } from '../draft/use-page-editor.tsx'
import { copyToClipboard } from '../keyboard/clipboard.ts'
import { $savedAsSection, useIsSection } from '../sections/open-section.ts'
import { sectionWords } from '../sections/words.ts'
import { Button } from '../ui/button.tsx'
import { useWord } from '../words/use-word.ts'
import css from './several-panel.module.css'
import { inspectorWords } from './words.ts'

/** What can be done with several blocks at once, in place of the fields of one. */
export function SeveralPanel() {
  const editor = usePageEditor()
  const word = useWord(inspectorWords)
  const wordOfSections = useWord(sectionWords)
  const isSection = useIsSection()
  const nameOf = useTemplateName()
  const chosenIds = useAtom(editor.$chosen)
  const all = useContent((content) => content.blocks)
  const blocks = all.filter(({ id }) => chosenIds.includes(id))
  const [first] = blocks
  if (!first) return null
  const { id } = first
  const isHidden = blocks.every((block) => block.is_hidden)
  return (
    <section className={css.panel} aria-label={word('several')}>
      <h2 className={css.title}>{word('several_count', { count: blocks.length })}</h2>
      <ul className={css.names}>
        {blocks.map((block) => (
          <li key={block.id}>{nameOf(block.template)}</li>
        ))}
      </ul>
      <div className={css.actions}>
        <Button icon="arrow-up" onClick={() => editor.step(id, 'up')}>
          {word('move_up')}
        </Button>
        <Button icon="arrow-down" onClick={() => editor.step(id, 'down')}>
          {word('move_down')}
        </Button>
        <Button icon="copy" onClick={() => editor.duplicate(id)}>
          {word('duplicate')}
        </Button>
        <Button icon="file" onClick={() => void copyToClipboard(editor.copied(id))}>
          {word('copy')}
        </Button>
        <Button icon={isHidden ? 'eye' : 'eye-off'} onClick={() => editor.setHidden(id, !isHidden)}>
          {word(isHidden ? 'show' : 'hide')}
        </Button>
        {!isSection && (
          <Button icon="page" onClick={() => $savedAsSection.set(blocks.map((block) => block.id))}>
            {wordOfSections('save')}
          </Button>
        )}
        <Button icon="trash" variant="danger" onClick={() => editor.remove(id)}>
          {word('remove')}
        </Button>
      </div>
    </section>
  )
}
