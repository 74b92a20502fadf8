import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { anchorOf } from '#block-engine/anchor.ts'
import type { ViewProps } from '#block-engine/define-block.ts'
import { BidiText } from '#ui/text/bidi-text.tsx'
import { classNames } from '#ui/class-names.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-sprite.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import { Section } from '#ui/layout/section.tsx'
import tabStyles from '#ui/tabs.module.css'
import { tabMove } from '#ui/tabs.tsx'
import type { sectionTabs } from './block.ts'
import { findPanel, nameTab, panelId, readHash, scrollToPanel, showPanel } from './panels.ts'
import styles from './view.module.css'

/** The bar only: the page draws the panels after it, `panel-{block id}-{index}`, each with the blocks its tab owns (B-219).
 * Long, since bar, modal and hash follow one chosen tab. */
export function SectionTabs({ id, anchor, values, groups, words }: ViewProps<typeof sectionTabs>) {
  const bar = useRef<HTMLDivElement>(null)
  const [isLive, setIsLive] = useState(false)
  const [active, setActive] = useState(0)
  const [isChoosing, setIsChoosing] = useState(false)

  // The address may name a tab, or a block inside one, when the page opens and whenever a link changes its hash.
  useEffect(() => {
    setIsLive(true)
    const tabIds = groups.map(({ tab_id }) => tab_id)
    const follow = (isScrolling: boolean) => {
      const linked = readHash(id, tabIds)
      if (!linked) return
      setActive(linked.index)
      showPanel(id, linked.index, tabIds.length)
      if (!isScrolling) return
      if (linked.element) linked.element.scrollIntoView()
      else if (bar.current) scrollToPanel(id, linked.index, bar.current)
    }
    // A position the browser has restored is better than the one the address names.
    follow(window.scrollY === 0)
    const onHashChange = () => follow(true)
    window.addEventListener('hashchange', onHashChange)
    return () => window.removeEventListener('hashchange', onHashChange)
  }, [id, groups])

  const current = groups[active] ?? groups[0]
  if (!current) return null

  const tabElement = (index: number) => document.getElementById(`tab-${id}-${index}`)
  const choose = (index: number) => {
    setActive(index)
    showPanel(id, index, groups.length)
    nameTab(groups[index]?.tab_id ?? '')
    tabElement(index)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const panel = findPanel(id, index)
    const barEnd = bar.current?.getBoundingClientRect().bottom ?? 0
    if (bar.current && panel && panel.getBoundingClientRect().top < barEnd - 1) scrollToPanel(id, index, bar.current)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === ' ') event.preventDefault()
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const target = tabMove(event.key, { index: active, count: groups.length, isRtl })
    if (target === undefined) return
    event.preventDefault()
    choose(target)
    tabElement(target)?.focus({ preventScroll: true })
  }
  const padding = Math.round(values.tab_padding)

  return (
    <Section id={anchor} theme={values.slider_theme} layout="bleed" className={classNames(styles.section, values.is_sticky && styles.sticky)}>
      <div ref={bar} className={styles.bar}>
        <div
          role="tablist"
          aria-label={words.label}
          className={classNames(tabStyles.list, styles.list)}
          data-pad-tens={Math.floor(padding / 10)}
          data-pad-ones={padding % 10}
          onKeyDown={onKeyDown}
        >
          {groups.map((tab, index) => (
            <a
              key={tab.id}
              id={`tab-${id}-${index}`}
              role="tab"
              href={`#${(isLive && anchorOf(tab.tab_id)) || panelId(id, index)}`}
              className={classNames(tabStyles.tab, styles.tab)}
              aria-controls={panelId(id, index)}
              aria-selected={index === active}
              tabIndex={isLive && index !== active ? -1 : undefined}
              onClick={(event) => {
                event.preventDefault()
                choose(index)
              }}
            >
              {tab.tab_icon && <Icon name={tab.tab_icon as IconName} size={22} />}
              <span>
                <BidiText text={tab.tab_label || tab.modal_tab_title || String(index + 1)} />
              </span>
            </a>
          ))}
        </div>
        <button type="button" className={styles.chooser} aria-haspopup="dialog" aria-controls={choicesId(id)} onClick={() => setIsChoosing(true)}>
          {current.tab_icon && <Icon name={current.tab_icon as IconName} size={22} />}
          <span className={styles.chosen}>
            <span className={styles.prompt}>{words.choose}</span>
            <BidiText text={current.tab_label || current.modal_tab_title || String(active + 1)} />
          </span>
          <Icon name="chevron" size={18} className={styles.arrow} />
        </button>
      </div>
      <TabDialog id={choicesId(id)} tabs={groups} active={active} words={words} isOpen={isChoosing} onChoose={choose} onClose={() => setIsChoosing(false)} />
    </Section>
  )
}

/** The id of the dialog of a block's tabs. */
const choicesId = (blockId: string) => `choices-${blockId}`

type TabDialogProps = {
  id: string
  tabs: ViewProps<typeof sectionTabs>['groups']
  active: number
  words: ViewProps<typeof sectionTabs>['words']
  isOpen: boolean
  onChoose: (index: number) => void
  onClose: () => void
}

/** All tabs with their pictures, over a narrow screen. */
function TabDialog({ id, tabs, active, words, isOpen, onChoose, onClose }: TabDialogProps) {
  return (
    <Dialog id={id} isOpen={isOpen} onClose={onClose} label={words.choose} closeLabel={words.close}>
      <p className={styles.title}>{words.choose}</p>
      <ul className={styles.choices}>
        {tabs.map((tab, index) => (
          <li key={tab.id}>
            <button
              type="button"
              className={styles.choice}
              aria-current={index === active || undefined}
              onClick={() => {
                onClose()
                onChoose(index)
              }}
            >
              <Picture image={tab.modal_tab_image} sizes="88px" className={styles.picture} />
              <span className={styles.text}>
                <span className={styles.choiceTitle}>
                  <BidiText text={tab.modal_tab_title || tab.tab_label || String(index + 1)} />
                </span>
                {tab.modal_tab_subtitle && <span className={styles.subtitle}>{tab.modal_tab_subtitle}</span>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
