import type { ViewProps } from '#block-engine/define-block.ts'
import { TabbedBlock } from '../shared/tabbed-block.tsx'
import type { tabbedComponent } from './block.ts'

export function TabbedComponent({ anchor, values, groups, words }: ViewProps<typeof tabbedComponent>) {
  return <TabbedBlock anchor={anchor} values={values} tabs={groups} label={words.label} look="beside" />
}
