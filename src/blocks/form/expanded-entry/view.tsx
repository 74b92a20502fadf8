import { useState } from 'react'
import { BlockHeading } from '#block-engine/block-heading.tsx'
import { BlockSection } from '#block-engine/block-section.tsx'
import type { ViewProps } from '#block-engine/define-block.ts'
import type { IconName } from '#ui/icon-sprite.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { FormView } from '#domains/forms/ui/index.ts'
import type { LoadedForm } from '../shared/load-form.server.ts'
import type { expandedEntryForm } from './block.ts'
import styles from './view.module.css'

type Props = ViewProps<typeof expandedEntryForm, Record<string, LoadedForm | null>>

/** All panels stay in the document, so that typed values survive a change of tabs. */
export function ExpandedEntryForm({ anchor, values, groups, words, data }: Props) {
  const visibleGroups = groups.filter(({ id }) => data[id])
  const [selected, setSelected] = useState(visibleGroups[0]?.id ?? '')
  if (visibleGroups.length === 0) return null
  return (
    <BlockSection anchor={anchor} values={values}>
      <div className={styles.root}>
        <BlockHeading values={values} />
        <RichText html={values.paragraph} />
        <Tabs
          label={values.heading || words.label}
          tabs={visibleGroups.map(({ id, tab_label, tab_icon }) => ({
            id,
            label: tab_label || (data[id]?.form.name ?? ''),
            icon: tab_icon ? (tab_icon as IconName) : null,
          }))}
          selected={selected}
          onSelect={setSelected}
          panels={visibleGroups.map(({ id, description }) => <Panel key={id} loadedForm={data[id] ?? null} description={description} values={values} />)}
        />
      </div>
    </BlockSection>
  )
}

function Panel({ loadedForm, description, values }: { loadedForm: LoadedForm | null; description: string; values: Props['values'] }) {
  if (!loadedForm) return null
  return (
    <div className={styles.panel}>
      <RichText html={description} />
      <FormView {...loadedForm} hasTwoColumns={values.has_two_columns} buttonPosition={values.button_position} />
    </div>
  )
}
