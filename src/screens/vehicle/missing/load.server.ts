import { settingHref } from '#domains/content/index.ts'
import { cardWordsOf } from '#domains/stock/index.ts'
import { findVehicleImages, type VehicleRow } from '#domains/stock/index.server.ts'
import type { ScreenContext, ScreenPage } from '../../define-screen.ts'
import { cardsOf } from '../shared/vehicle-cards.server.ts'
import { vehicleName } from '../shared/vehicle-pictures.server.ts'
import { vehicleFamilyWords, vehicleMissingWords } from '../words.ts'
import type { VehicleMissingProps } from './props.ts'

/** Why the vehicle is not there, and what there is instead: `row` is the vehicle that is gone, null where there never was one. */
export async function load(
  context: ScreenContext,
  { row, alternatives }: { row: VehicleRow | null; alternatives: readonly VehicleRow[] },
): Promise<ScreenPage<VehicleMissingProps>> {
  const { settings, stockWords, wordsOf } = context
  const words = { ...wordsOf(vehicleMissingWords), ...wordsOf(vehicleFamilyWords) }
  const reason = row ? 'gone' : 'unknown'
  return {
    kind: 'page',
    status: row ? 410 : 404,
    title: words[`${reason}_heading`],
    path: 'showroom',
    props: {
      reason,
      name: row ? vehicleName(row) : '',
      alternatives: {
        heading: words.alternatives,
        cards: cardsOf(alternatives, await findVehicleImages(context.ctx, alternatives), context),
        words: cardWordsOf(stockWords),
      },
      stockHref: settingHref(settings.stock.page),
      words,
    },
  }
}
