import { BlockHeading } from '#block-engine/block-heading.tsx'
import { BlockSection } from '#block-engine/block-section.tsx'
import { useEffect, useRef, useState } from 'react'
import { anchorOf } from '#block-engine/anchor.ts'
import type { ViewProps } from '#block-engine/define-block.ts'
import { Heading, type HeadingTag } from '#ui/text/heading.tsx'
import { itemTag } from '#ui/item-tag.ts'
import type { IconName } from '#ui/icon-sprite.tsx'
import { Buttons } from '#ui/link.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import { Tabs } from '#ui/tabs.tsx'
import type { tabbedComponent } from './block.ts'
import styles from './view.module.css'

type Props = ViewProps<typeof tabbedComponent>

export function TabbedComponent({ anchor, values, groups, words }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const [selected, setSelected] = useState(groups[0]?.id ?? '')

  // The address may name a tab when the page opens, and whenever a link changes its hash.
  useEffect(() => {
    const follow = () => {
      const named = groups.find(({ tab_id }) => isCurrentHash(anchorOf(tab_id)))
      if (named) setSelected(named.id)
      return Boolean(named)
    }
    const onHashChange = () => {
      if (follow()) root.current?.scrollIntoView()
    }
    follow() // without scrolling: the stylesheet has opened that panel, so the browser has been there
    window.addEventListener('hashchange', onHashChange)
    return () => window.removeEventListener('hashchange', onHashChange)
  }, [groups])

  if (groups.length === 0) return null
  const select = (id: string) => {
    setSelected(id)
    const tab = anchorOf(groups.find((group) => group.id === id)?.tab_id)
    if (tab) history.replaceState(history.state, '', `#${tab}`)
  }
  const panelTag = itemTag(values)
  return (
    <BlockSection anchor={anchor} values={values}>
      <div ref={root} className={styles.root}>
        <BlockHeading values={values} />
        <Tabs
          label={values.heading || words.label}
          tabs={groups.map(({ id, tab_icon, tab_label, heading }, index) => ({
            id,
            label: tab_label || heading || String(index + 1),
            icon: tab_icon ? (tab_icon as IconName) : null,
          }))}
          selected={selected}
          onSelect={select}
          paddingInline={values.tab_padding}
          className={styles.tabs}
          panels={groups.map((group) => <Panel key={group.id} group={group} tag={panelTag} />)}
        />
      </div>
    </BlockSection>
  )
}

function Panel({ group, tag }: { group: Props['groups'][number]; tag: HeadingTag }) {
  return (
    <div id={anchorOf(group.tab_id)} className={styles.panel} data-picture={group.image ? true : undefined}>
      <Picture image={group.image} sizes="(min-width: 1480px) 858px, (min-width: 901px) 56vw, 92vw" />
      <div className={styles.text}>
        <Heading text={group.heading} tag={tag} size="s" />
        <RichText html={group.paragraph} />
        <Buttons items={group.buttons} />
      </div>
    </div>
  )
}

/** The rank below the block's heading. */
/** The address as the browser writes it, in which Arabic letters are percent-encoded. */
function isCurrentHash(anchor: string | undefined): boolean {
  return anchor !== undefined && new URL(`#${anchor}`, location.href).hash === location.hash
}
