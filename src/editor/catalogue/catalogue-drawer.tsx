import { Drawer } from '@puckeditor/core'
import { type KeyboardEvent, type MouseEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useCanvasWorld } from '../canvas/canvas-context.tsx'
import { useAtom, usePageEditor } from '../draft/use-page-editor.tsx'
import { EmptyState } from '../ui/notice.tsx'
import { SearchInput } from '../ui/text-input.tsx'
import { Unseen } from '../ui/unseen.tsx'
import { useLanguage } from '../words/language.tsx'
import { useWord } from '../words/use-word.ts'
import css from './catalogue.module.css'
import { $isCatalogueWanted } from './focus-catalogue.ts'
import { templateDescription, templateName } from './template-name.ts'
import { offeredTemplates } from './template-list.ts'
import { catalogueWords } from './words.ts'

/** All templates as pictures, to be dragged onto the page or pressed. */
export function CatalogueDrawer() {
  const { insert } = usePageEditor()
  const { language } = useLanguage()
  const word = useWord(catalogueWords)
  const [query, setQuery] = useState('')
  // A picture and a thing to drag for every template: the page itself comes first.
  const isDrawn = useAtom(useCanvasWorld().$isDrawn)
  const isDue = isDrawn || query !== ''
  const groups = useMemo(() => offeredTemplates(query), [query])
  const count = groups.reduce((sum, { templates }) => sum + templates.length, 0)
  const root = useRef<HTMLDivElement>(null)

  // Somebody asked for a block, here or in the canvas.
  useEffect(() => {
    return $isCatalogueWanted.subscribe((isWanted) => {
      if (!isWanted) return
      root.current?.querySelector<HTMLInputElement>('input[type="search"]')?.focus()
      $isCatalogueWanted.set(false)
    })
  }, [])

  // Puck makes an item a button for assistive technology; what it does when pressed is ours.
  const choose = (event: MouseEvent | KeyboardEvent) => {
    const symbol = (event.target as Element).closest('[data-puck-drawer-item]')?.querySelector<HTMLElement>('[data-template]')?.dataset.template
    if (!symbol) return
    event.preventDefault()
    insert(symbol)
  }
  return (
    <div ref={root} className={css.catalogue}>
      <div className={css.search}>
        <SearchInput label={word('search')} value={query} onChange={setQuery} />
        <p className={css.hint}>{word('hint')}</p>
        <div aria-live="polite">
          <Unseen>{query && word('found', { count })}</Unseen>
        </div>
      </div>
      {count === 0 && (
        <EmptyState icon="search" title={word('nothing')}>
          {word('nothing_more')}
        </EmptyState>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the items inside are the buttons; their presses are heard here */}
      <div
        className={css.list}
        onClick={choose}
        onKeyDown={(event) => {
          if (event.key === 'Enter' || event.key === ' ') choose(event)
        }}
      >
        {isDue && (
          <Drawer>
            {groups.map(({ group, templates }) => (
              <section key={group} className={css.group} aria-label={word(group)}>
                <h2 className={css.heading}>{word(group)}</h2>
                <div className={css.items}>
                  {templates.map(({ block: { symbol } }) => (
                    <Drawer.Item key={symbol} name={symbol} label={templateName(symbol, language)}>
                      {() => (
                        <div className={css.item} data-template={symbol} title={templateDescription(symbol, language)}>
                          <img className={css.picture} src={`/ar/thumbnails/${symbol}.svg`} alt="" width={96} height={64} loading="lazy" draggable={false} />
                          <span className={css.name}>{templateName(symbol, language)}</span>
                        </div>
                      )}
                    </Drawer.Item>
                  ))}
                </div>
              </section>
            ))}
          </Drawer>
        )}
      </div>
    </div>
  )
}
