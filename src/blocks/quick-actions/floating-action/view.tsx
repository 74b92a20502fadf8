import type { ViewProps } from '#block-engine/define-block.ts'
import type { ItemLimits } from '#domains/quick-actions/index.ts'
import { PageActions } from '../shared/page-actions.tsx'
import type { floatingAction } from './block.ts'

export function FloatingAction({ id, anchor, values, groups, words, data }: ViewProps<typeof floatingAction, ItemLimits>) {
  return <PageActions id={id} anchor={anchor} values={values} groups={groups} words={words} data={data} />
}
