import { useEffect, useRef, useState } from 'react'
import { anchorOf } from '#block-engine/anchor.ts'
import { BlockHeading } from '#block-engine/block-heading.tsx'
import { BlockSection } from '#block-engine/block-section.tsx'
import type { ButtonView, ImageView } from '#block-engine/view-values.ts'
import type { IconName } from '#ui/icon-sprite.tsx'
import { itemTag } from '#ui/item-tag.ts'
import { Buttons } from '#ui/link.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import css from './tabbed-block.module.css'

type Tab = {
  readonly id: string
  readonly tab_icon: string
  readonly tab_label: string
  readonly tab_id: string
  readonly image: ImageView | null
  readonly heading: string
  readonly paragraph: string
  readonly buttons: readonly ButtonView[]
}

type TabbedBlockProps = {
  anchor: string | undefined
  values: Parameters<typeof BlockSection>[0]['values'] &
    Parameters<typeof BlockHeading>[0]['values'] & { readonly tab_padding: number; readonly paragraph?: string; readonly is_reversed?: boolean }
  tabs: readonly Tab[]
  /** The name of the tabs where the block has no heading. */
  label: string
  /** `beside`: picture and text side by side; `over`: the text stands on the edge of a large picture. */
  look: 'beside' | 'over'
}

const sizes = {
  beside: '(min-width: 1480px) 858px, (min-width: 901px) 56vw, 92vw',
  over: '(min-width: 1480px) 1472px, 92vw',
}

/** Tabs with a picture and a text each: the body of the family. */
export function TabbedBlock({ anchor, values, tabs, label, look }: TabbedBlockProps) {
  const root = useRef<HTMLDivElement>(null)
  const [selected, setSelected] = useState(tabs[0]?.id ?? '')

  // The address may name a tab when the page opens, and whenever a link changes its hash.
  useEffect(() => {
    const follow = () => {
      const linkedTab = tabs.find(({ tab_id }) => isCurrentHash(anchorOf(tab_id)))
      if (linkedTab) setSelected(linkedTab.id)
      return Boolean(linkedTab)
    }
    const onHashChange = () => {
      if (follow()) root.current?.scrollIntoView()
    }
    follow() // without scrolling: the stylesheet has opened that panel, so the browser has been there
    window.addEventListener('hashchange', onHashChange)
    return () => window.removeEventListener('hashchange', onHashChange)
  }, [tabs])

  if (tabs.length === 0) return null
  const select = (id: string) => {
    setSelected(id)
    const tab = anchorOf(tabs.find((candidate) => candidate.id === id)?.tab_id)
    if (tab) history.replaceState(history.state, '', `#${tab}`)
  }
  const tag = itemTag(values)
  return (
    <BlockSection anchor={anchor} values={values}>
      <div ref={root} className={css.root}>
        <BlockHeading values={values} />
        <RichText html={values.paragraph} size="big" className={css.intro} />
        <Tabs
          label={values.heading || label}
          tabs={tabs.map(({ id, tab_icon, tab_label, heading }, index) => ({
            id,
            label: tab_label || heading || String(index + 1),
            icon: tab_icon ? (tab_icon as IconName) : null,
          }))}
          selected={selected}
          onSelect={select}
          paddingInline={values.tab_padding}
          className={css.tabs}
          panels={tabs.map((tab) => (
            <div
              key={tab.id}
              id={anchorOf(tab.tab_id)}
              className={css.panel}
              data-look={look}
              data-picture={tab.image ? true : undefined}
              data-reversed={values.is_reversed || undefined}
            >
              <Picture image={tab.image} sizes={sizes[look]} className={css.picture} />
              <div className={css.text}>
                <Heading text={tab.heading} tag={tag} size="s" />
                <RichText html={tab.paragraph} />
                <Buttons items={tab.buttons} />
              </div>
            </div>
          ))}
        />
      </div>
    </BlockSection>
  )
}

/** The address as the browser writes it, in which Arabic letters are percent-encoded. */
function isCurrentHash(anchor: string | undefined): boolean {
  return anchor !== undefined && new URL(`#${anchor}`, location.href).hash === location.hash
}
