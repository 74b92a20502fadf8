import type { ViewProps } from '#block-engine/define-block.ts'
import type { sharedSection } from './block.ts'

/** The place to which a link may lead. The blocks of the section are drawn after it. */
export function SharedSection({ anchor }: ViewProps<typeof sharedSection>) {
  return anchor === undefined ? null : <div id={anchor} />
}
