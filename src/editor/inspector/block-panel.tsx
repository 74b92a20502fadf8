import { Suspense, useEffect, useRef } from 'react'
import type { Block } from '#block-engine/define-block.ts'
import { blockTemplates } from '../catalogue/block-templates.ts'
import { SHARED_SECTION } from '#domains/content/index.ts'
import { useCanvasWorld } from '../canvas/canvas-context.tsx'
import { ConditionPanel } from '../conditions/condition-panel.tsx'
import { templateDescription, useTemplateName } from '../catalogue/template-name.ts'
import { useAtom } from '#ui/stores/use-atom.ts'
import { CommentButton } from '../comments/comment-button.tsx'
import { useBlock, usePageEditor } from '../draft/use-page-editor.tsx'
import { copyToClipboard } from '../keyboard/clipboard.ts'
import { Button } from '../ui/button.tsx'
import { $savedAsSection, useIsSection } from '../sections/open-section.ts'
import { sectionWords } from '../sections/words.ts'
import { focusSoon } from '../ui/focus-soon.ts'
import { lazyPart } from '../ui/lazy-part.ts'
import { Menu } from '../ui/menu/menu.tsx'
import { Notice } from '../ui/notices/notice.tsx'
import { useLanguage } from '../words/language.tsx'
import { useWord } from '../words/use-word.ts'
import { FeedAgeNote } from './feed-age.tsx'
import { controlId } from './field-row.tsx'
import { FieldList, Folded, sortedFields } from './folded-fields.tsx'
import { Groups } from './groups.tsx'
import { StageChoice } from './stage-choice.tsx'
import css from './inspector.module.css'
import { inspectorWords } from './words.ts'

const SectionPanel = lazyPart(
  () => import('../sections/section-panel.tsx'),
  ({ SectionPanel }) => SectionPanel,
)

/** What is said of one block, above its fields. Long, since its menu lists all that can be done with it. */
export function BlockPanel({ id }: { id: string }) {
  const editor = usePageEditor()
  const word = useWord(inspectorWords)
  const wordOfSections = useWord(sectionWords)
  const isSection = useIsSection()
  const nameOf = useTemplateName()
  const { language } = useLanguage()
  const root = useRef<HTMLElement>(null)
  const head = useBlockHead(id)
  const focus = useAtom(editor.$focus)
  const others = useAtom(useCanvasWorld().$others).filter(({ part }) => part === id)

  // A request for a field of this block: its control gets the focus once it is in the document.
  useEffect(() => {
    if (focus?.block !== id) return
    const { group = null, field } = focus
    void focusSoon(() =>
      field === undefined
        ? (root.current?.querySelector<HTMLElement>('[data-fields] :is(input, textarea, select, button, [contenteditable])') ?? null)
        : document.getElementById(controlId(id, group, field)),
    )
    // The request ends after the panels around the field have reacted to it as well.
    const frame = requestAnimationFrame(() => editor.$focus.set(null))
    return () => cancelAnimationFrame(frame)
  }, [focus, id, editor])

  if (!head) return null
  const template = blockTemplates.get(head.template)?.block
  const isKnown = template !== undefined && template.version === head.version
  return (
    <section ref={root} className={css.panel} aria-label={word('inspector')}>
      <header className={css.header}>
        <div className={css.headline}>
          <h2 className={css.name}>{nameOf(head.template)}</h2>
          <p className={css.description}>{templateDescription(head.template, language)}</p>
        </div>
        <CommentButton />
        <Menu
          label={word('more')}
          entries={[
            { id: 'up', label: word('move_up'), icon: 'arrow-up', note: 'Alt+↑', onSelect: () => editor.step(id, 'up') },
            { id: 'down', label: word('move_down'), icon: 'arrow-down', note: 'Alt+↓', onSelect: () => editor.step(id, 'down') },
            { id: 'duplicate', label: word('duplicate'), icon: 'copy', note: 'Ctrl+D', onSelect: () => editor.duplicate(id) },
            { id: 'copy', label: word('copy'), icon: 'file', note: 'Ctrl+C', onSelect: () => void copyToClipboard(editor.copied(id)) },
            {
              id: 'hide',
              label: word(head.isHidden ? 'show' : 'hide'),
              icon: head.isHidden ? 'eye' : 'eye-off',
              onSelect: () => editor.setHidden(id, !head.isHidden),
            },
            ...(isSection || head.template === SHARED_SECTION
              ? []
              : [{ id: 'section', label: wordOfSections('save'), icon: 'page', onSelect: () => $savedAsSection.set([id]) } as const]),
            null,
            { id: 'remove', label: word('remove'), icon: 'trash', isDanger: true, onSelect: () => editor.remove(id) },
          ]}
        />
      </header>
      {others.map((other) => (
        <Notice key={other.tab} kind="warning">
          {word('edited_by', { name: other.name })}
        </Notice>
      ))}
      {head.isHidden && (
        <Notice
          action={
            <Button size="s" onClick={() => editor.setHidden(id, false)}>
              {word('show')}
            </Button>
          }
        >
          {word('is_hidden')}
        </Notice>
      )}
      <FeedAgeNote id={id} />
      {isKnown && template.stages && <StageChoice id={id} stages={template.stages} />}
      {head.template === SHARED_SECTION && (
        <Suspense>
          <SectionPanel id={id} />
        </Suspense>
      )}
      {isKnown ? <Fields id={id} block={template} /> : <Notice kind="warning">{word('unknown')}</Notice>}
    </section>
  )
}

/** Only what the panel itself shows of the block. Each field reads its own value. */
function useBlockHead(id: string) {
  const block = useBlock(id)
  return block && { template: block.template, version: block.version, isHidden: block.is_hidden === true }
}

function Fields({ id, block }: { id: string; block: Block }) {
  const { content, folded } = sortedFields(block.fields)
  return (
    <div data-fields="">
      {content.length > 0 && (
        <div className={css.fields}>
          <FieldList block={id} group={null} fields={content} />
        </div>
      )}
      {block.groups && <Groups id={id} template={block.groups} />}
      <Folded block={id} group={null} fields={folded} isOpen={content.length === 0 && !block.groups} />
      {block.symbol !== SHARED_SECTION && <ConditionPanel block={id} group={null} hasFallback={block.replaces === undefined} />}
    </div>
  )
}
