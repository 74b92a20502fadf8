import { memo, Suspense, use, useCallback, useEffect, useRef, useState } from 'react'
import type { Template } from '#block-engine/catalogue.ts'
import type { AnyView } from '#block-engine/define-block.ts'
import type { StoredBlock } from '#block-engine/stored/stored-block.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { AutoplayStopped } from '#ui/carousel/autoplay-stopped.ts'
import { useTemplateName } from '../../catalogue/template-name.ts'
import { useAtom } from '#ui/stores/use-atom.ts'
import { useContent, useDrawnBlock, useIsOneOfSeveral, useIsSelected, usePageEditor } from '../../draft/use-page-editor.tsx'
import { useWord } from '../../words/use-word.ts'
import { NO_QUERY } from './block-data.ts'
import { loadBlockView } from './block-views.ts'
import { BlockBoundary } from './block-boundary.tsx'
import { useCanvasWorld } from '../canvas-context.tsx'
import css from '../frame/frame.module.css'
import { holdStill } from '../frame/hold-still.ts'
import { showItem } from '../show-item.ts'
import { useNotShown } from './use-not-shown.ts'
import { useBlockData, useResolvedBlock } from './use-resolved-block.ts'
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
  useShownItem(root, block)

  // Videos are stopped in the DOM; slides and animations stop by the settings below.
  useEffect(() => (root && isSelected ? holdStill(root) : undefined), [root, isSelected])

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is a group of controls, this one holds a part of the page
    <div
      ref={place}
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
      <AutoplayStopped value={isSelected}>{block && <Drawing block={block} />}</AutoplayStopped>
    </div>
  )
})

/** Shows the item that is open in the panel, once when it is opened or as soon as it is drawn. */
function useShownItem(root: HTMLElement | null, block: StoredBlock | undefined): void {
  const item = useAtom(usePageEditor().$item)
  const group = item && item.block === block?.id ? item.group : null
  const shown = useRef<string | null>(null)

  // Scrolling and what is open are the browser's.
  useEffect(() => {
    if (group === null) shown.current = null
    if (!root || !block || group === null || shown.current === group) return
    if (showItem(root, block, group)) shown.current = group
  }, [root, block, group])
}

function Editors({ id }: { id: string }) {
  const word = useWord(canvasWords)
  const others = useAtom(useCanvasWorld().$others).filter((other) => other.block_id === id)
  return others.map((other) => (
    <span key={other.tab} className={css.editor}>
      {word('edits', { name: other.name })}
    </span>
  ))
}

const Drawing = memo(function Drawing({ block }: { block: StoredBlock }) {
  const word = useWord(canvasWords)
  const template = catalogue.get(block.template)
  if (!template || block.version !== template.block.version) return <Box text={word('unknown', { name: block.template })} />
  return (
    <BlockBoundary state={block} failed={(retry) => <Box text={word('failed')} action={{ label: word('try_again'), onPress: retry }} />}>
      <Suspense fallback={<div className={css.loading} />}>
        <View block={block} template={template} />
      </Suspense>
    </BlockBoundary>
  )
})

function View({ block, template }: { block: StoredBlock; template: Template }) {
  const BlockView = use(loadBlockView(block.template))
  const word = useWord(canvasWords)
  const path = useContent((content) => content.path)
  const notShown = useNotShown()
  const { resolved, isOutOfDates } = useResolvedBlock(block, template)
  const stage = useAtom(usePageEditor().$stages)[block.id]
  const data = useBlockData(block, path, (stage !== undefined && template.block.stages?.[stage]?.query) || NO_QUERY)
  const { blockData } = useCanvasWorld()
  if (data.state === 'loading') return <div className={css.loading} />
  if (data.state === 'failed') return <Box text={word('failed')} action={{ label: word('try_again'), onPress: () => blockData.retry(block.id) }} />
  if (!resolved) return null
  const { symbol: _symbol, ...props } = resolved
  const reason = notShown(block.fields, template.block.fields)
  return (
    <>
      {(isOutOfDates || reason) && (
        <span className={css.tag}>
          <bdi>{reason || word('out_of_dates')}</bdi>
        </span>
      )}
      <div className={css.view} data-veiled={isOutOfDates || reason ? '' : undefined}>
        {/* The key resets the view when the stage changes. */}
        <BlockView key={JSON.stringify(data.query)} {...({ ...props, isEager: false, data: data.value } as unknown as Parameters<AnyView>[0])} />
      </div>
      <div className={css.blank}>
        <Box text={word('nothing')} template={block.template} />
      </div>
    </>
  )
}

type BoxProps = { text: string; template?: string; action?: { label: string; onPress: () => void } }

function Box({ text, template, action }: BoxProps) {
  const nameOf = useTemplateName()
  return (
    <div className={css.box}>
      {template && <strong>{nameOf(template)}</strong>}
      <bdi>{text}</bdi>
      {action && (
        <button type="button" className={css.boxButton} onClick={action.onPress}>
          {action.label}
        </button>
      )}
    </div>
  )
}
