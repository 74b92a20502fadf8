import { settingHref } from '#domains/content/index.ts'
import {
  type CardView,
  compareHref,
  type PriceRules,
  readPriceRules,
  specAttributes,
  stockVehicle,
  type StockWords,
  type VehicleAttributes,
  vehicleFacts,
} from '#domains/stock/index.ts'
import { findVehicleImages, listVehicles } from '#domains/stock/index.server.ts'
import { nextChange } from '#kernel/schedule.ts'
import { todayIn } from '#kernel/zoned-time.ts'
import type { ScreenAddress, ScreenContext, ScreenPage } from '../../define-screen.ts'
import { cardsOf, publicAttributes } from '../shared/vehicle-cards.server.ts'
import { vehicleCompareWords, vehicleFamilyWords } from '../words.ts'
import { comparedIds } from './compared-ids.ts'
import type { ComparedLine, VehicleCompareProps } from './props.ts'

/** The vehicles whose ids the address has. */
export async function load(context: ScreenContext, { search }: ScreenAddress): Promise<ScreenPage<VehicleCompareProps>> {
  const { ctx, settings, stockWords, wordsOf } = context
  const words = { ...wordsOf(vehicleCompareWords), ...wordsOf(vehicleFamilyWords) }
  const rules = readPriceRules(settings.stock)
  const rows = await listVehicles(ctx, comparedIds(search))
  const compared = rows.map((row) => publicAttributes(row, rules))
  const cards = cardsOf(rows, await findVehicleImages(ctx, rows), context)
  const vehicles = cards.map(({ id, href, title, version, picture }) => ({
    id,
    href,
    title,
    version,
    picture,
    removeHref: compareHref(rows.flatMap((row) => (row.id === id ? [] : row.id))),
  }))
  const now = ctx.clock.now()
  const today = todayIn(settings.timeZone, now)
  const lines = comparedLines(compared, cards, { rules, stockWords, price: words.price, today })
  return {
    kind: 'page',
    title: words.comparison,
    path: 'showroom/compare',
    vehicles: comparedIds(search),
    // A delivery date is shown until it has passed.
    until: nextChange(now, [{ from: today, to: today }], settings.timeZone),
    props: { vehicles, lines, stockHref: settingHref(settings.stock.page), words: { ...words, picture_to_follow: stockWords.picture_to_follow } },
  }
}

type Labels = { rules: PriceRules; stockWords: StockWords; price: string; today: string }

/** Every attribute that one of the vehicles has, the price first. */
function comparedLines(compared: readonly VehicleAttributes[], cards: readonly CardView[], { rules, stockWords, price, today }: Labels): ComparedLine[] {
  const lines = compared.map((attributes) => {
    const { specification } = stockVehicle(attributes, rules)
    const facts = vehicleFacts({ attributes, specification }, [...specAttributes, 'drivetrain'], { words: stockWords, today })
    return new Map(facts.map((fact) => [fact.label, fact]))
  })
  // What every vehicle has of its own says nothing about a difference.
  const own = new Set([stockWords.attribute_vin, stockWords.attribute_orderNumber])
  const labels = [...new Set(lines.flatMap((facts) => [...facts.keys()]))].filter((label) => !own.has(label))
  const attributes = labels.map((label) => ({
    label,
    values: lines.map((facts) => facts.get(label)?.value ?? ''),
    isLatin: lines.some((facts) => facts.get(label)?.isLatin),
  }))
  const purchases = cards.map(({ prices }) => prices.find(({ type }) => type === 'purchase'))
  const prices = purchases.map((purchase) => (purchase?.isOnRequest ? stockWords.price_on_request : (purchase?.value ?? '')))
  return [{ label: price, values: prices, isLatin: !purchases.some((purchase) => purchase?.isOnRequest) }, ...attributes].map((line) => ({
    ...line,
    isDifferent: new Set(line.values).size > 1,
  }))
}
