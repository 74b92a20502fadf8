import { Puck } from '@puckeditor/core'
import '@puckeditor/core/no-external.css'
import { type ReactNode, useMemo, useState } from 'react'
import { usePageEditor } from '../draft/use-page-editor.tsx'
import { useLanguage } from '../words/language.tsx'
import { useWord } from '../words/use-word.ts'
import { BlockActions } from './block/block-actions.tsx'
import { CanvasFrame } from './frame/canvas-frame.tsx'
import { type CanvasItem, canvasItems } from './canvas-items.ts'
import frameCss from './frame/frame.module.css'
import { puckConfig } from './puck/puck-config.tsx'
import { PuckSync } from './puck/puck-sync.tsx'
import { puckWords } from './puck/puck-words.ts'
import { canvasWords } from './words.ts'

const overrides = {
  iframe: CanvasFrame,
  actionBar: () => <BlockActions />,
  componentOverlay: ({ isSelected }: { isSelected: boolean }) => <div className={frameCss.overlay} data-selected={isSelected ? '' : undefined} />,
}
const frameOptions = { enabled: true, waitForStyles: true, syncHostStyles: false }

/** Puck, around everything that takes part in dragging: the catalogue and the canvas. */
export function CanvasProvider({ children }: { children: ReactNode }) {
  const { document, arrange } = usePageEditor()
  const { language } = useLanguage()
  // Puck reads its data only once; PuckSync updates it from then on.
  const [data] = useState(() => ({ root: { props: {} }, content: canvasItems(document.get()) }))
  const dictionary = useMemo(() => puckWords(language), [language])
  return (
    <Puck
      config={puckConfig}
      data={data}
      iframe={frameOptions}
      overrides={overrides as never}
      dictionary={dictionary}
      onChange={({ content }) => void arrange((content as CanvasItem[]).map(({ type, props }) => ({ id: props.id, template: type })))}
    >
      <PuckSync />
      {children}
    </Puck>
  )
}

/** The page in its frame. The Tab key skips it, since the list of blocks offers the same by keyboard. */
export function Canvas() {
  const word = useWord(canvasWords)
  return (
    <section aria-label={word('canvas')} data-canvas="">
      <Puck.Preview />
    </section>
  )
}
