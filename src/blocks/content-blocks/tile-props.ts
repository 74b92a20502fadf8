import type { ViewProps } from '#block-engine/define-block.ts'
import type { contentBlocks } from './block.ts'

type Props = ViewProps<typeof contentBlocks>
export type TileValues = Props['groups'][number]
export type TileProps = { tile: TileValues; look: Props['values']; words: Props['words']; isEager: boolean }
