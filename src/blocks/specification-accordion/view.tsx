import { BlockHeading } from '#block-engine/block-heading.tsx'
import { BlockSection } from '#block-engine/block-section.tsx'
import { useEffect, useRef, useState } from 'react'
import type { ViewProps } from '#block-engine/define-block.ts'
import { BidiText } from '#ui/text/bidi-text.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import type { HeadingTag } from '#ui/text/heading.tsx'
import { itemTag } from '#ui/item-tag.ts'
import { mark, OPENS_ALL } from '#ui/page-protocol.ts'
import { RichText } from '#ui/text/rich-text.tsx'
import type { specificationAccordion } from './block.ts'
import styles from './view.module.css'

type Props = ViewProps<typeof specificationAccordion>
type Specification = Props['groups'][number]

/** Native disclosures, each with its table: they open and close, and are found by a search in the page, without a script. */
export function SpecificationAccordion({ anchor, values, groups, words }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const [areAllOpen, setAreAllOpen] = useState(false)
  const sections = groups.filter(({ heading }) => heading.trim())
  const hasIntro = Boolean(values.heading.trim() || values.paragraph.trim())

  const disclosures = () => [...(list.current?.querySelectorAll('details') ?? [])]
  const follow = () => setAreAllOpen(disclosures().every(({ open }) => open))
  // A visitor may have opened sections before the script ran.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the block is hydrated
  useEffect(follow, [])

  if (sections.length === 0 && !hasIntro) return null
  const toggleAll = () => {
    for (const details of disclosures()) details.open = !areAllOpen
    setAreAllOpen(!areAllOpen)
  }
  return (
    <BlockSection anchor={anchor} values={values}>
      <div className={styles.head}>
        <div className={styles.intro}>
          <BlockHeading values={values} />
          <RichText html={values.paragraph} />
        </div>
        {sections.length > 1 && (
          <button type="button" className={styles.all} {...mark(OPENS_ALL, '')} onClick={toggleAll}>
            {areAllOpen ? words.closeAll : words.openAll}
          </button>
        )}
      </div>
      {sections.length > 0 && (
        <div ref={list} className={styles.sections}>
          {sections.map((section) => (
            <SpecificationSection key={section.id} section={section} tag={itemTag(values)} onToggle={follow} />
          ))}
        </div>
      )}
    </BlockSection>
  )
}

function SpecificationSection({ section, tag, onToggle }: { section: Specification; tag: HeadingTag; onToggle: () => void }) {
  const rows = section.rows.filter(({ label, value }) => label || value)
  return (
    <Disclosure heading={section.heading} tag={tag} size="s" className={styles.content} onToggle={onToggle}>
      <RichText html={section.paragraph} />
      {rows.length > 0 && (
        <table className={styles.table} aria-label={section.heading}>
          <tbody>
            {rows.map(({ label, value }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike
              <tr key={index}>
                <th scope="row">
                  <BidiText text={label} />
                </th>
                <td>
                  <bdi>{value}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {section.disclaimer && <p className={styles.note}>{section.disclaimer}</p>}
    </Disclosure>
  )
}
