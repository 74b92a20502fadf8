import type { ViewProps } from '#block-engine/define-block.ts'
import type { mapUpdate } from './block.ts'

export type Props = ViewProps<typeof mapUpdate>
