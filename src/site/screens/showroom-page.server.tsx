import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { imageSizes } from '#block-engine/image-sizes.ts'
import { fallbackImageView, imageView } from '#domains/media/index.ts'
import { findImages } from '#domains/media/index.server.ts'
import type { Theme } from '#domains/content/index.ts'
import { sanitiseMarkup } from '#domains/content/index.server.ts'
import {
  type PriceRules,
  specAttributes,
  stockVehicle,
  type VehicleAttributes,
  vehicleFacts,
  vehicleSchema,
  withoutHiddenPrices,
} from '#domains/stock/index.ts'
import { vehicleAttributes, vehicleDraft, type VehicleRow } from '#domains/stock/index.server.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { ImageView } from '#ui/picture.tsx'
import {
  type ComparedLine,
  VehicleActions,
  VehicleCalculator,
  type VehicleCard,
  VehicleCards,
  VehicleCompare,
  VehicleGallery,
  VehicleGone,
  VehicleMap,
  VehiclePage,
  VehiclePrices,
} from '#widgets/views.gen.ts'
import { widgetSymbol } from '../assets/assets.ts'
import { type DrawnView, drawView } from '../page/draw-view.server.tsx'
import { type PageSource, type RenderedPage, type RenderRequest, renderPage } from '../page/render-page.server.tsx'
import type { SiteContent } from '../page/site-content.server.ts'
import { screenSource } from './not-found-source.server.tsx'
import { settingHref } from '#domains/content/index.ts'
import { type ShowroomVehicle, type VehiclePageView, vehiclePageView } from './vehicle-page-view.ts'

type Request = Pick<RenderRequest, 'assets' | 'publicUrl' | 'stock'> & { theme: Theme }

/** What is fetched for the page of one vehicle. */
export type ShowroomContent = Omit<ShowroomVehicle, 'attributes'> & {
  row: VehicleRow
  similar: readonly VehicleRow[]
  /** The listing in which the vehicle is found; '' for none. */
  list: string
}

const pageParts = ['vehicle-page', 'vehicle-prices', 'vehicle-gallery', 'vehicle-actions', 'vehicle-calculator', 'vehicle-map', 'vehicle-cards']
const PHOTO = { width: 900, height: 500 }

/** The page of a vehicle, with cars like it below. */
export async function renderShowroomPage(ctx: Ctx, site: SiteContent, content: ShowroomContent, request: Request): Promise<RenderedPage> {
  const { row, similar, rules, url, isOwnerVisible } = content
  const { words } = site
  const attributes = publicAttributes(row, rules)
  const images = await imagesOf(ctx, [row, ...similar])
  const pictures = picturesOf(row, images)
  const view = vehiclePageView({ ...content, attributes }, site)
  const gallery = island(VehicleGallery, { id: 'vehicle-gallery', images: pictures, words: galleryWords(words) }, 'touch')
  const actions = island(VehicleActions, { id: 'vehicle-actions', vehicleId: row.id, list: content.list, words: actionWords(words) })
  const calculator = calculatorOf(attributes, rules, site)
  const map = mapOf(content, view, site)
  const islands = { gallery: gallery.html, actions: actions.html, prices: pricesOf(view, site), calculator, map }
  const html = [
    renderToString(<VehiclePage {...view} configured={view.configured.map(sanitiseMarkup)} islands={islands} />),
    renderToString(<VehicleCards heading={words['showroom.similar']} cards={similar.map((other) => cardOf(other, images, { rules, words }))} words={words} />),
  ].join('')
  const title = [view.name, view.version, attributes.production_year].filter(Boolean).join(' ')
  const source: PageSource = {
    // One path for all vehicles: header and footer do not depend on which it is.
    ...screenSource(title, 'showroom'),
    disableSeoTracking: false,
    metaDescription: descriptionOf(view),
    imageId: String(vehicleDraft(row).photos[0]?.image_id ?? ''),
    canonicalUrl: url,
    schemas: [
      vehicleSchema({
        attributes,
        vehicle: stockVehicle(attributes, rules, content.region),
        url,
        pictures: pictures.map(({ src }) => new URL(src, request.publicUrl).href),
        hasSeller: isOwnerVisible,
      }),
    ],
    screen: { html, firstPicture: gallery.firstPicture, symbols: pageParts.map(widgetSymbol), canShowMap: map !== '' },
  }
  const page = await renderPage(ctx, source, site, { ...request, isPreview: false })
  return { ...page, reads: { ...page.reads, scopes: ['stock'] } }
}

/** For an address without a vehicle: why, and what there is instead. `row` is the vehicle that is gone, null for none. */
export async function renderMissingVehicle(
  ctx: Ctx,
  site: SiteContent,
  { row, alternatives, rules }: { row: VehicleRow | null; alternatives: readonly VehicleRow[]; rules: PriceRules },
  request: Request,
): Promise<RenderedPage> {
  const { words, settings } = site
  const images = await imagesOf(ctx, alternatives)
  const reason = row ? 'gone' : 'unknown'
  const name = row ? [row.details.model_display_name || row.model, row.details.version].filter(Boolean).join(' ') : ''
  const html = [
    renderToString(<VehicleGone reason={reason} name={name} words={words} stockHref={settingHref(settings.stock.page)} />),
    renderToString(
      <VehicleCards heading={words['showroom.alternatives']} cards={alternatives.map((other) => cardOf(other, images, { rules, words }))} words={words} />,
    ),
  ].join('')
  const screen = { html, symbols: ['vehicle-gone', 'vehicle-cards'].map(widgetSymbol) }
  return renderPage(ctx, { ...screenSource(words[`showroom.${reason}_heading`], 'showroom'), screen }, site, { ...request, isPreview: false })
}

/** Vehicles side by side. */
export async function renderComparison(
  ctx: Ctx,
  site: SiteContent,
  { rows, rules }: { rows: readonly VehicleRow[]; rules: PriceRules },
  request: Request,
): Promise<RenderedPage> {
  const { words, settings } = site
  const images = await imagesOf(ctx, rows)
  const compared = rows.map((row) => publicAttributes(row, rules))
  const vehicles = rows.map((row, index) => ({
    ...cardOf(row, images, { rules, words }),
    href: `/ar${compared[index]?.link ?? ''}`,
    removeHref: `/ar/showroom/compare?ids=${rows.flatMap(({ id }) => (id === row.id ? [] : id)).join(',')}`,
  }))
  const { html } = island(VehicleCompare, {
    id: 'vehicle-compare',
    vehicles: vehicles.map(({ id, href, name, version, image, removeHref }) => ({ id, href, name, version, image, removeHref })),
    lines: comparedLines(compared, vehicles, { rules, words }),
    stockHref: settingHref(settings.stock.page),
    words: compareWords(words),
  })
  const screen = { html, symbols: [widgetSymbol('vehicle-compare')] }
  return renderPage(ctx, { ...screenSource(words['showroom.comparison'], 'showroom/compare'), screen }, site, { ...request, isPreview: false })
}

type Told = { rules: PriceRules; words: SiteContent['words'] }

/** Every attribute that one of the vehicles has, the price first. */
function comparedLines(compared: readonly VehicleAttributes[], cards: readonly VehicleCard[], { rules, words }: Told): ComparedLine[] {
  const lines = compared.map((attributes) => {
    const { specification } = stockVehicle(attributes, rules)
    return new Map(vehicleFacts({ attributes, specification }, [...specAttributes, 'drivetrain'], { words }).map((fact) => [fact.label, fact]))
  })
  // What every vehicle has of its own says nothing about a difference.
  const own = new Set([words.attribute_vin, words.attribute_orderNumber])
  const labels = [...new Set(lines.flatMap((facts) => [...facts.keys()]))].filter((label) => !own.has(label))
  const attributes = labels.map((label) => ({
    label,
    values: lines.map((facts) => facts.get(label)?.value ?? ''),
    isLatin: lines.some((facts) => facts.get(label)?.isLatin),
  }))
  const prices = cards.map(({ price, isOnRequest }) => (isOnRequest ? words.price_on_request : price))
  return [{ label: words['showroom.price'], values: prices, isLatin: !cards.some(({ isOnRequest }) => isOnRequest) }, ...attributes].map((line) => ({
    ...line,
    isDifferent: new Set(line.values).size > 1,
  }))
}

function cardOf(row: VehicleRow, images: Images, { rules, words }: Told): VehicleCard {
  const attributes = publicAttributes(row, rules)
  const { specification, prices } = stockVehicle(attributes, rules)
  const price = prices.list.find(({ type }) => type === 'purchase')
  return {
    id: row.id,
    href: `/ar${attributes.link}`,
    name: specification.model,
    version: specification.version,
    facts: vehicleFacts({ attributes, specification }, ['state', 'productionYear', 'mileage'], { words, isCard: true }),
    price: price?.value ?? '',
    isOnRequest: price?.isOnRequest ?? false,
    image: picturesOf(row, images)[0] ?? null,
  }
}

/** The vehicle as visitors may know it: no amount that is on request is even on the way to the page. */
function publicAttributes(row: VehicleRow, rules: PriceRules): VehicleAttributes {
  return withoutHiddenPrices(vehicleAttributes(row), rules.priceOnRequestOptions)
}

/** Null where the library could not be read: its pictures then stand in one size each. */
type Images = Awaited<ReturnType<typeof findImages>> | null

async function imagesOf(ctx: Ctx, rows: readonly VehicleRow[]): Promise<Images> {
  const ids = rows.flatMap((row) => vehicleDraft(row).photos.flatMap(({ image_id }) => image_id ?? []))
  try {
    return await findImages(ctx.db, [...new Set(ids)])
  } catch (error) {
    ctx.log.error('pictures of vehicles could not be looked up', { reason: String(error) })
    return null
  }
}

function picturesOf(row: VehicleRow, images: Images): ImageView[] {
  const alt = [row.details.model_display_name || row.model, row.details.version].filter(Boolean).join(' ')
  return vehicleDraft(row)
    .photos.toSorted((one, other) => one.sequence - other.sequence)
    .flatMap(({ image_id: id, ...paths }) => {
      if (id === null) {
        const src = paths.big_path || paths.hd_path || paths.full_path || paths.quarter_hd_path || paths.medium_path
        return src ? [{ id: 0, alt, src, srcset: '', ...PHOTO }] : []
      }
      if (!images) return [fallbackImageView(id, alt)]
      const record = images.get(id)
      return record ? [imageView(record, imageSizes.standard, alt)] : []
    })
}

function descriptionOf({ name, version, highlights, prices, words }: VehiclePageView): string {
  const [price] = prices
  const told = [...highlights.map(({ value }) => value), price?.isOnRequest ? words.price_on_request : price?.value]
  return [[name, version].filter(Boolean).join(' '), ...told].filter(Boolean).join('، ')
}

function galleryWords(words: SiteContent['words']) {
  return {
    'showroom.gallery': words['showroom.gallery'],
    'showroom.enlarge': words['showroom.enlarge'],
    'showroom.picture_of': words['showroom.picture_of'],
    'showroom.go_to_picture': words['showroom.go_to_picture'],
    'showroom.no_pictures': words['showroom.no_pictures'],
    'dialog.close': words['dialog.close'],
  }
}

function calculatorWords(words: SiteContent['words']) {
  return {
    'showroom.calculator': words['showroom.calculator'],
    'showroom.calculator_monthly': words['showroom.calculator_monthly'],
    'showroom.calculator_month': words['showroom.calculator_month'],
    'showroom.calculator_deposit': words['showroom.calculator_deposit'],
    'showroom.calculator_term': words['showroom.calculator_term'],
    'showroom.calculator_credit': words['showroom.calculator_credit'],
    'showroom.calculator_total': words['showroom.calculator_total'],
    'showroom.calculator_note': words['showroom.calculator_note'],
  }
}

function mapWords(words: SiteContent['words']) {
  return {
    'showroom.show_map': words['showroom.show_map'],
    'showroom.hide_map': words['showroom.hide_map'],
    'showroom.map': words['showroom.map'],
    'showroom.map_zoom_in': words['showroom.map_zoom_in'],
    'showroom.map_zoom_out': words['showroom.map_zoom_out'],
    'showroom.map_keys': words['showroom.map_keys'],
    'showroom.map_fingers': words['showroom.map_fingers'],
    'showroom.map_failed': words['showroom.map_failed'],
  }
}

function compareWords(words: SiteContent['words']) {
  return {
    'showroom.comparison': words['showroom.comparison'],
    'showroom.comparison_empty': words['showroom.comparison_empty'],
    'showroom.differences_marked': words['showroom.differences_marked'],
    'showroom.differs': words['showroom.differs'],
    'showroom.remove': words['showroom.remove'],
    'showroom.to_stock': words['showroom.to_stock'],
    'showroom.all_cars': words['showroom.all_cars'],
  }
}

function priceWords(words: SiteContent['words']) {
  return {
    'showroom.price_before': words['showroom.price_before'],
    'showroom.price_note': words['showroom.price_note'],
    'showroom.breakdown': words['showroom.breakdown'],
    'showroom.finance': words['showroom.finance'],
    'showroom.lease_about': words['showroom.lease_about'],
    price_on_request: words.price_on_request,
  }
}

function actionWords(words: SiteContent['words']) {
  return {
    'showroom.save': words['showroom.save'],
    'showroom.compare': words['showroom.compare'],
    'showroom.open_compare': words['showroom.open_compare'],
    'showroom.compare_full': words['showroom.compare_full'],
  }
}

/** The prices; they run in the browser only where an exchange rate may come for them (C-291). */
function pricesOf({ prices, priceNote, breakdown, financing }: VehiclePageView, { settings, words }: SiteContent): string {
  const { exchange } = settings.stock
  const props = { id: 'vehicle-prices', prices, priceNote, breakdown, financing, exchange, words: priceWords(words) }
  return exchange ? island(VehiclePrices, props).html : renderToString(<VehiclePrices {...props} />)
}

/** The estimate, for conditions that have one and a purchase price that may be told; '' without. */
function calculatorOf(attributes: VehicleAttributes, rules: PriceRules, { settings, words }: SiteContent): string {
  const { annualRate, depositPercent, months } = settings.finance
  const price = stockVehicle(attributes, rules).prices.list.find(({ type }) => type === 'purchase')?.value_raw ?? null
  if (price === null || annualRate === null || !settings.stock.miniCalculatorStates.includes(attributes.state)) return ''
  const format = settings.finance.calculator
  return island(VehicleCalculator, { id: 'vehicle-calculator', price, annualRate, depositPercent, months, format, words: calculatorWords(words) }, 'visible')
    .html
}

/** The map of a retailer whom visitors are told of and whose place is known; '' without. */
function mapOf({ dealer }: ShowroomContent, { retailer }: Pick<VehiclePageView, 'retailer'>, { settings, words }: SiteContent): string {
  if (!retailer || !dealer?.place) return ''
  const point = { id: 'retailer', label: retailer.name, ...dealer.place }
  return island(VehicleMap, { id: 'vehicle-map', point, service: settings.maps, words: mapWords(words) }, 'visible').html
}

/** A widget that runs in the browser, with its props beside it. */
function island<Props extends { id: string }>(View: (props: Props) => ReactNode, props: Props, when: 'load' | 'visible' | 'touch' = 'load'): DrawnView {
  // The id is the widget's own name: a page has one of each.
  return drawView(View, props, { symbol: `widget:${props.id.replaceAll('-', '_')}`, island: when })
}
