import { Tabs as BaseTabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import css from './tabs.module.css'

export type Tab<Id extends string> = { id: Id; label: ReactNode; content: ReactNode }

type TabsProps<Id extends string> = {
  label: string
  tabs: readonly Tab<Id>[]
  current: Id
  onChange: (id: Id) => void
}

/** Tabs whose arrows follow the reading direction and choose at once. Only the chosen panel is mounted. */
export function Tabs<Id extends string>({ label, tabs, current, onChange }: TabsProps<Id>) {
  return (
    <BaseTabs.Root className={css.tabs} value={current} onValueChange={onChange}>
      <BaseTabs.List className={css.list} aria-label={label} activateOnFocus>
        {tabs.map(({ id, label: name }) => (
          <BaseTabs.Tab key={id} value={id} className={css.tab}>
            {name}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {tabs.map(({ id, content }) => (
        // A panel begins with something that takes the focus, so that it needs no tab stop itself.
        <BaseTabs.Panel key={id} value={id} className={css.panel} tabIndex={undefined}>
          {content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  )
}
