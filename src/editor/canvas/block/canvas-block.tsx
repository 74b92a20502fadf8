import { memo, type MouseEvent, useCallback, useDeferredValue, useEffect, useRef, useState } from 'react'
import type { StoredBlock } from '#block-engine/stored/stored-block.ts'
import { SHARED_SECTION } from '#domains/content/index.ts'
import { AutoplayStopped } from '#ui/carousel/autoplay-stopped.ts'
import { useTemplateName } from '../../catalogue/template-name.ts'
import { CommentPin } from '../../comments/comment-count.tsx'
import { useAtom } from '#ui/stores/use-atom.ts'
import { useDrawnBlock, useIsOneOfSeveral, useIsSelected, usePageEditor } from '../../draft/use-page-editor.tsx'
import { useWord } from '../../words/use-word.ts'
import { useCanvasWorld } from '../canvas-context.tsx'
import { FIRST_BLOCKS } from '../first-blocks.ts'
import css from '../frame/frame.module.css'
import { holdStill } from '../frame/hold-still.ts'
import { showItem } from '../show-item.ts'
import { Drawing } from './block-drawing.tsx'
import { SectionDrawing } from './section-drawing.tsx'
import { canvasWords } from '../words.ts'

type CanvasBlockProps = { id: string; dragRef: ((element: Element | null) => void) | null }

/** One block on the canvas: what Puck drags, with the editor's tags on top of it. */
export const CanvasBlock = memo(function CanvasBlock({ id, dragRef }: CanvasBlockProps) {
  const block = useDrawnBlock(id)
  const name = useTemplateName()(block?.template ?? '')
  const word = useWord(canvasWords)
  const [root, setRoot] = useState<HTMLElement | null>(null)
  const place = useCallback(
    (element: HTMLElement | null) => {
      dragRef?.(element)
      setRoot(element)
    },
    [dragRef],
  )
  const isSelected = useIsSelected(id)
  const isOneOfSeveral = useIsOneOfSeveral(id)
  const isDue = useIsDue(id)
  const showsSection = block?.template === SHARED_SECTION
  useShownItem(root, block)

  // Videos are stopped in the DOM; slides and animations stop by the settings below.
  useEffect(() => (root && isSelected ? holdStill(root) : undefined), [root, isSelected])

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is a group of controls, this one holds a part of the page
    // biome-ignore lint/a11y/useKeyWithClickEvents: nothing is done by a press, it only ends here
    <div
      ref={place}
      onClick={endPress}
      data-still={isSelected ? '' : undefined}
      data-chosen={isOneOfSeveral ? '' : undefined}
      role="group"
      aria-label={name}
      className={css.block}
      data-block={id}
      data-hidden-block={block?.is_hidden ? '' : undefined}
    >
      {block?.is_hidden && <span className={css.tag}>{word('hidden')}</span>}
      <Editors id={id} />
      <CommentPin block={id} className={css.pin} />
      <AutoplayStopped value={isSelected}>
        {!isDue && <div className={css.loading} />}
        {isDue && block && (showsSection ? <SectionDrawing block={block} /> : <Drawing block={block} />)}
      </AutoplayStopped>
    </div>
  )
})

/** Whether a block is drawn by now. What is seen first goes before the rest of the page. */
function useIsDue(id: string): boolean {
  const { document } = usePageEditor()
  // A press or a key goes before the drawing of a hundred blocks.
  const isDrawn = useDeferredValue(useAtom(useCanvasWorld().$isDrawn))
  const [isFirst] = useState(() => document.order().indexOf(id) < FIRST_BLOCKS)
  return isFirst || isDrawn
}

/** What reaches a block is a press that its view was given (see `press` in show-item.ts). Above, Puck would take it for one beside all blocks and drop the selection. */
function endPress(event: MouseEvent): void {
  event.stopPropagation()
}

/** Shows the item that is open in the panel, once when it is opened or as soon as it is drawn. */
function useShownItem(root: HTMLElement | null, block: StoredBlock | undefined): void {
  const item = useAtom(usePageEditor().$item)
  const group = item && item.block === block?.id ? item.group : null
  const shownId = useRef<string | null>(null)

  // Scrolling and what is open are the browser's.
  useEffect(() => {
    if (group === null) shownId.current = null
    if (!root || !block || group === null || shownId.current === group) return
    if (showItem(root, block, group)) shownId.current = group
  }, [root, block, group])
}

function Editors({ id }: { id: string }) {
  const word = useWord(canvasWords)
  const others = useAtom(useCanvasWorld().$others).filter((other) => other.part === id)
  return others.map((other) => (
    <span key={other.tab} className={css.editor}>
      {word('edits', { name: other.name })}
    </span>
  ))
}
