import { memo, Suspense, use } from 'react'
import type { Template } from '#block-engine/catalogue.ts'
import type { StoredBlock } from '#block-engine/stored/stored-block.ts'
import { isTemplate, loadTemplate } from '../../catalogue/block-templates.ts'
import { useTemplateName } from '../../catalogue/template-name.ts'
import { useAtom } from '#ui/stores/use-atom.ts'
import { useContent, usePageEditor } from '../../draft/use-page-editor.tsx'
import { useWord } from '../../words/use-word.ts'
import { NO_QUERY } from './block-data.ts'
import { loadBlockView } from './block-views.ts'
import { BlockBoundary } from './block-boundary.tsx'
import { useCanvasWorld } from '../canvas-context.tsx'
import css from '../frame/frame.module.css'
import { useNotShown } from './use-not-shown.ts'
import { useBlockData, useResolvedBlock } from './use-resolved-block.ts'
import { canvasWords } from '../words.ts'

/** A block as its view draws it, or what keeps it from being drawn. */
export const Drawing = memo(function Drawing({ block }: { block: StoredBlock }) {
  const word = useWord(canvasWords)
  if (!isTemplate(block.template)) return <Box text={word('unknown', { name: block.template })} />
  return (
    <BlockBoundary state={block} failed={(retry) => <Box text={word('failed')} action={{ label: word('try_again'), onPress: retry }} />}>
      <Suspense fallback={<div className={css.loading} />}>
        <View block={block} />
      </Suspense>
    </BlockBoundary>
  )
})

function View({ block }: { block: StoredBlock }) {
  const word = useWord(canvasWords)
  const template = use(loadTemplate(block.template))
  if (block.version !== template.block.version) return <Box text={word('unknown', { name: block.template })} />
  return <KnownView block={block} template={template} />
}

function KnownView({ block, template }: { block: StoredBlock; template: Template }) {
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
        <BlockView key={JSON.stringify(data.query)} {...props} isEager={false} data={data.value} />
      </div>
      <div className={css.blank}>
        <Box text={word('nothing')} template={block.template} />
      </div>
    </>
  )
}

type BoxProps = { text: string; template?: string; action?: { label: string; onPress: () => void } }

/** A place on the page where nothing is drawn, with the reason. */
export function Box({ text, template, action }: BoxProps) {
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
