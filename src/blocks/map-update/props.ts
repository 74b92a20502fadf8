import type { ViewProps } from '#block-engine/define-block.ts'
import type { FoundMap } from '#domains/vin-lists/index.ts'
import type { mapUpdate } from './block.ts'

export type Step = 1 | 2 | 3

/** Where a visitor without a script has come: the steps after the first have the maps. */
export type Reached = { step: Step; vin: string; map: FoundMap | null; isUnknown: boolean }

/** `posted` is null for a visitor who begins. `answersPosts` says whether this site knows the maps without a script. */
export type MapUpdateData = { posted: Reached | null; answersPosts: boolean }

export type Props = ViewProps<typeof mapUpdate, MapUpdateData>
