import type { ViewProps } from '#block-engine/define-block.ts'
import type { rentACar } from './block.ts'
import type { RentData } from './data.server.ts'

export type Props = ViewProps<typeof rentACar, RentData>
