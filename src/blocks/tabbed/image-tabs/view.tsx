import type { ViewProps } from '#block-engine/define-block.ts'
import { TabbedBlock } from '../shared/tabbed-block.tsx'
import type { sectionImageTabs } from './block.ts'

export function SectionImageTabs({ anchor, values, groups, words }: ViewProps<typeof sectionImageTabs>) {
  return <TabbedBlock anchor={anchor} values={values} tabs={groups} label={words.label} look="over" />
}
