import { settingHref } from '#domains/content/index.ts'
import { readPriceRules } from '#domains/stock/index.ts'
import type { VehicleRow } from '#domains/stock/index.server.ts'
import type { ScreenContext, ScreenPage } from '../../define-screen.ts'
import { cardOf } from '../shared/vehicle-card.server.ts'
import { imagesOf, vehicleName } from '../shared/vehicle-pictures.server.ts'
import { vehicleFamilyWords, vehicleMissingWords } from '../words.ts'
import type { VehicleMissingProps } from './props.ts'

/** Why the vehicle is not there, and what there is instead: `row` is the vehicle that is gone, null where there never was one. */
export async function load(
  { ctx, settings, stockWords, wordsOf }: ScreenContext,
  { row, alternatives }: { row: VehicleRow | null; alternatives: readonly VehicleRow[] },
): Promise<ScreenPage<VehicleMissingProps>> {
  const words = { ...wordsOf(vehicleMissingWords), ...wordsOf(vehicleFamilyWords) }
  const rules = readPriceRules(settings.stock)
  const images = await imagesOf(ctx, alternatives)
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
        cards: alternatives.map((other) => cardOf(other, images, { rules, stockWords })),
        onRequest: stockWords.price_on_request,
      },
      stockHref: settingHref(settings.stock.page),
      words,
    },
  }
}
