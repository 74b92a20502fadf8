import { settingHref } from '#domains/content/index.ts'
import {
  MOST_COMPARED,
  type PriceRules,
  readPriceRules,
  specAttributes,
  stockVehicle,
  type StockWords,
  type VehicleAttributes,
  vehicleFacts,
} from '#domains/stock/index.ts'
import { listVehicles } from '#domains/stock/index.server.ts'
import { todayIn } from '#kernel/zoned-time.ts'
import type { ScreenAddress, ScreenContext, ScreenPage } from '../../define-screen.ts'
import type { VehicleCard } from '../shared/cards/props.ts'
import { cardOf, publicAttributes } from '../shared/vehicle-card.server.ts'
import { imagesOf } from '../shared/vehicle-pictures.server.ts'
import { vehicleCompareWords, vehicleFamilyWords } from '../words.ts'
import type { ComparedLine, VehicleCompareProps } from './props.ts'

/** The vehicles whose ids the address has. */
export async function load({ ctx, settings, stockWords, wordsOf }: ScreenContext, { search }: ScreenAddress): Promise<ScreenPage<VehicleCompareProps>> {
  const words = { ...wordsOf(vehicleCompareWords), ...wordsOf(vehicleFamilyWords) }
  const rules = readPriceRules(settings.stock)
  const rows = await listVehicles(ctx, comparedIds(new URLSearchParams(search).get('ids') ?? ''))
  const images = await imagesOf(ctx, rows)
  const compared = rows.map((row) => publicAttributes(row, rules))
  const cards = rows.map((row) => cardOf(row, images, { rules, stockWords }))
  const vehicles = cards.map(({ id, href, name, version, image }) => ({
    id,
    href,
    name,
    version,
    image,
    removeHref: `/ar/showroom/compare?ids=${rows.flatMap((row) => (row.id === id ? [] : row.id)).join(',')}`,
  }))
  const lines = comparedLines(compared, cards, { rules, stockWords, price: words.price, today: todayIn(settings.timeZone, ctx.clock.now()) })
  return {
    kind: 'page',
    title: words.comparison,
    path: 'showroom/compare',
    props: { vehicles, lines, stockHref: settingHref(settings.stock.page), words },
  }
}

/** The first three different ids of a list by comma. */
function comparedIds(list: string): number[] {
  const ids = list.split(',').flatMap((text) => (/^[1-9]\d{0,8}$/.test(text.trim()) ? Number(text) : []))
  return [...new Set(ids)].slice(0, MOST_COMPARED)
}

type Labels = { rules: PriceRules; stockWords: StockWords; price: string; today: string }

/** Every attribute that one of the vehicles has, the price first. */
function comparedLines(compared: readonly VehicleAttributes[], cards: readonly VehicleCard[], { rules, stockWords, price, today }: Labels): ComparedLine[] {
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
  const prices = cards.map(({ price: amount, isOnRequest }) => (isOnRequest ? stockWords.price_on_request : amount))
  return [{ label: price, values: prices, isLatin: !cards.some(({ isOnRequest }) => isOnRequest) }, ...attributes].map((line) => ({
    ...line,
    isDifferent: new Set(line.values).size > 1,
  }))
}
