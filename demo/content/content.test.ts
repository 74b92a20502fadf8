import { existsSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { changedOn } from './changed-on.ts'
import { starterForms } from './forms/starter-forms.ts'
import { metaheads } from './metaheads.ts'
import { type DemoNavEntry, navigation } from './navigation.ts'
import { DEMO_CONFIG_URL } from './online-order.ts'
import { offerCarModels } from './offer-car-models.ts'
import type { Button, DemoPage, Fields, FieldValue, Link, ModelSpec, PictureList, PictureRef, StoredBlock, Template } from './page.ts'
import { pages } from './pages/index.ts'
import { sections } from './sections.ts'
import { settings } from './settings.ts'

const MANIFEST = new URL('../media/manifest.json', import.meta.url)

/** Most groups that a template may store; the templates without groups hold none. */
const mostGroups: Record<Template, number> = {
  hero_carousel: 10,
  hero_carousel_2: 10,
  hero_title_banner_tall: 0,
  snippet: 0,
  html_box: 0,
  shared_section: 0,
  content_blocks: 1000,
  text_steps: 20,
  quote: 0,
  accordion: 30,
  section_tabs: 10,
  tabbed_component: 10,
  inpage_navigation: 10,
  floating_action: 12,
  quick_links: 12,
  gallery_carousel: 40,
  exterior_360: 12,
  parallax_image: 40,
  sign_post: 8,
  key_details_post: 8,
  ready_to_go_bar: 5,
  models_carousel: 20,
  model_summary: 20,
  model_summary_filters: 0,
  derivatives: 20,
  compare_models: 0,
  finance_calculator: 0,
  specification_accordion: 100,
  specification_at_glance: 8,
  dealer_locator: 0,
  stock_locator: 0,
  stock_locator_carousel: 0,
  accolade_image_box: 8,
  car_rent: 20,
  collection_item: 10,
  collection_slider: 30,
  collection_slider_feed: 0,
  color_button_carousel: 20,
  compare_images: 0,
  content_blocks_carousel: 30,
  dual_frame_map: 0,
  electrifying_power: 6,
  gallery_categories: 4,
  hotspots_container: 12,
  icon_button_carousel: 10,
  icons_timeline: 20,
  infotainment_system: 30,
  masonry: 40,
  news: 0,
  number_button_carousel: 10,
  quote_slider: 10,
  racing_results: 30,
  seat_slider: 10,
  section_image_tabs: 10,
  single_offer: 0,
  search_suggestions: 0,
  search_results: 0,
  powertrain_quiz: 0,
  subscription_quiz: 0,
  vin_checker: 0,
  local_vin_checker: 0,
  map_update: 0,
  select_vehicle_to_update: 1000,
  rent_a_car: 4,
  range_calculator: 0,
  form: 0,
  entry_form: 0,
  expanded_entry_form: 6,
  extended_warranty_form: 0,
  offers_form: 0,
  interior_360: 12,
  retailer_cards: 30,
  retailer_schema: 0,
  retailer_service_schema: 0,
  dealer_locator_mena: 0,
  dealer_locator_postcode: 0,
  stock_locator_overseas: 0,
}

const interactive: Template[] = [
  'hero_carousel',
  'hero_carousel_2',
  'accordion',
  'section_tabs',
  'tabbed_component',
  'inpage_navigation',
  'gallery_carousel',
  'exterior_360',
  'models_carousel',
  'model_summary_filters',
  'compare_models',
  'finance_calculator',
  'specification_accordion',
  'dealer_locator',
  'stock_locator',
  'stock_locator_carousel',
  'collection_item',
  'collection_slider',
  'collection_slider_feed',
  'color_button_carousel',
  'compare_images',
  'content_blocks_carousel',
  'dual_frame_map',
  'electrifying_power',
  'gallery_categories',
  'hotspots_container',
  'icon_button_carousel',
  'infotainment_system',
  'masonry',
  'number_button_carousel',
  'quote_slider',
  'seat_slider',
  'section_image_tabs',
  'search_suggestions',
  'powertrain_quiz',
  'subscription_quiz',
  'vin_checker',
  'local_vin_checker',
  'map_update',
  'select_vehicle_to_update',
  'rent_a_car',
  'range_calculator',
  'form',
  'entry_form',
  'expanded_entry_form',
  'extended_warranty_form',
  'offers_form',
  'interior_360',
  'retailer_cards',
  'dealer_locator_mena',
  'dealer_locator_postcode',
  'stock_locator_overseas',
]

/** Templates whose groups have headings one level below the block's own, without a tag to choose it. */
const nestsHeadings: Template[] = [
  'text_steps',
  'accordion',
  'tabbed_component',
  'parallax_image',
  'sign_post',
  'models_carousel',
  'color_button_carousel',
  'icon_button_carousel',
  'number_button_carousel',
  'section_image_tabs',
  'seat_slider',
  'content_blocks_carousel',
  'icons_timeline',
  'car_rent',
  'hotspots_container',
  'infotainment_system',
]

const icons =
  'battery speed fuel co2 seats capacity svo drive brochure location build quote payments review kmi spanner x590 compare phone globe chevron chevron_l'.split(
    ' ',
  )

/** Fields that a visitor reads. The others hold symbols, options, ids and addresses. */
const readFields = new Set(
  'heading subtitle paragraph description info price quote author author_role caption label value title tab_label modal_tab_title modal_tab_subtitle name html'.split(
    ' ',
  ),
)

/** Names that Arabic print also leaves in Latin: models, grades, engines, currency and makers. */
const latinNames = /^(?:AED|F-PACE|I-PACE|XF|F-TYPE|SVR|SE|HSE|S|V8|X-Dynamic|R-Dynamic|Dynamic|Autobiography|LED|Kvadrat|WLTP|P\d{3}e?|EV400)$/

/** Everything that is made of blocks: pages, and the sections that they share. */
const contents: readonly DemoPage[] = [
  ...pages,
  ...sections.map(({ key, name, blocks }): DemoPage => ({ path: `section ${key}`, type: 'page', title: name, status: 'published', blocks })),
]
const contentPages = pages.filter((page) => page.type === 'page')

function isPicture(value: FieldValue): value is PictureRef {
  return typeof value === 'object' && 'key' in value && !('value' in value)
}

function isPictureList(value: FieldValue): value is PictureList {
  return typeof value === 'object' && 'picture_keys' in value
}

function isLink(value: FieldValue): value is Link {
  return typeof value === 'object' && 'url' in value
}

function isButtons(value: FieldValue): value is Button[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'object' && 'target' in item)
}

function isSpecs(value: FieldValue): value is ModelSpec[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'object' && 'rows' in item)
}

function fieldSets(page: DemoPage): Fields[] {
  return page.blocks.flatMap((block) => [block.fields, ...block.groups.map((group) => group.fields)])
}

function valuesOf(page: DemoPage): FieldValue[] {
  return fieldSets(page).flatMap((fields) => Object.values(fields))
}

function picturesOf(page: DemoPage): PictureRef[] {
  const listed = valuesOf(page)
    .filter(isPictureList)
    .flatMap(({ picture_keys }) => picture_keys.map((key) => ({ key })))
  return [...(page.image ? [page.image] : []), ...valuesOf(page).filter(isPicture), ...listed]
}

function hrefsIn(html: string): string[] {
  return [...html.matchAll(/href="([^"]*)"/g)].map((match) => match[1] ?? '')
}

function addressesOf(page: DemoPage): string[] {
  const values = valuesOf(page)
  return [
    ...values
      .filter(isLink)
      .filter((link) => link.target_type === 'url')
      .map((link) => link.url),
    ...values
      .filter(isButtons)
      .flat()
      .filter((button) => button.target_type === 'url')
      .map((button) => button.target),
    ...values.filter((value) => typeof value === 'string').flatMap(hrefsIn),
    ...(page.redirect ? [page.redirect.to] : []),
  ]
}

function entriesOf(entries: DemoNavEntry[]): DemoNavEntry[] {
  return entries.flatMap((entry) => [entry, ...entriesOf(entry.children)])
}

function depthOf(entries: DemoNavEntry[]): number {
  return entries.length === 0 ? 0 : 1 + Math.max(...entries.map((entry) => depthOf(entry.children)))
}

/** Buttons anywhere inside a setting's value. */
function buttonsIn(value: unknown): Button[] {
  if (Array.isArray(value)) return value.flatMap(buttonsIn)
  if (typeof value !== 'object' || value === null) return []
  if ('target' in value) return [value as Button]
  return Object.values(value).flatMap(buttonsIn)
}

/** Where an internal address may lead: pages that a visitor can open, and redirects. */
const openPaths = new Set([
  ...pages.filter((page) => page.type !== 'folder' && page.status === 'published' && !page.is_disabled).map((page) => `/${page.path}`),
  // A screen of the site, with the configuration of the demo.
  `/showroom-order-online/?config_url=${DEMO_CONFIG_URL}`,
])

const aliases = new Set((settings.predefined_links as { alias: string }[]).map(({ alias }) => alias))

function isInternal(address: string): boolean {
  return !/^[a-z]+:/.test(address) && !aliases.has(address)
}

/** Heading levels in reading order, as views draw them: the block's own, its groups', and those inside its HTML. */
function headingLevels(block: StoredBlock): number[] {
  const level = Number(block.fields.header_tag ?? 2)
  const own = block.fields.heading ? [level] : []
  const inHtml = (fields: Fields) =>
    [fields.paragraph, fields.html]
      .filter((value) => typeof value === 'string')
      .flatMap((html) => [...html.matchAll(/<h(\d)/g)].map((match) => Number(match[1])))
  const ofGroups = block.groups.flatMap(({ fields }) => {
    const nested = nestsHeadings.includes(block.template) ? [level + 1] : []
    return [...(fields.header_tag ? [Number(fields.header_tag)] : nested), ...inHtml(fields)]
  })
  return [...own, ...inHtml(block.fields), ...ofGroups]
}

function readTexts(page: DemoPage): string[] {
  const texts = fieldSets(page).flatMap((fields) =>
    Object.entries(fields).flatMap(([symbol, value]) => {
      if (isButtons(value)) return value.map((button) => button.label)
      if (isSpecs(value)) return value.flatMap(({ name, rows }) => [name, ...rows.flatMap((row) => Object.values(row))])
      if (isLink(value)) return [value.label]
      return typeof value === 'string' && readFields.has(symbol) ? [value] : []
    }),
  )
  return [page.title, page.meta_title ?? '', page.meta_description ?? '', ...texts].map(plain)
}

function plain(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/[\u2060\u2066\u2069]/g, '')
    .replace(/\S+@example\.com/g, '')
}

function wordCount(text: string): number {
  return text.trim().split(/\s+/).length
}

test('[A-118] every page has an address of its own, and only redirects lead elsewhere', () => {
  const paths = pages.map((page) => page.path)
  expect(new Set(paths).size).toBe(paths.length)
  for (const page of pages) {
    expect(page.path).toMatch(/^(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/)
    expect(page.redirect !== undefined, page.path).toBe(page.type === 'url_redirection')
  }
})

test.each(contents)('[A-110] /$path: ids are unique, and every group has its place', (page) => {
  const ids = page.blocks.flatMap((block) => [block.id, ...block.groups.map((group) => group.id)])
  expect(new Set(ids).size).toBe(ids.length)
  for (const { id, groups, positions, active_positions } of page.blocks) {
    expect(id).toMatch(/^[a-z0-9-]+$/)
    expect(positions).toEqual(groups.map((group) => group.id))
    expect(active_positions).toEqual(positions)
  }
})

test.each(contentPages)('[B-133] /$path has one h1, first of all, and skips no level', (page) => {
  const levels = page.blocks.flatMap(headingLevels)
  expect(levels[0]).toBe(1)
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  for (const [index, level] of levels.slice(1).entries()) {
    expect(level, `heading ${index + 2} of ${levels}`).toBeLessThanOrEqual((levels[index] ?? 0) + 1)
  }
})

test.each(contentPages)('[B-012] /$path: anchors are unique, and in-page links find theirs', (page) => {
  const scrollIds = page.blocks.flatMap(({ fields }) => (typeof fields.block_scroll_id === 'string' ? [fields.block_scroll_id] : []))
  const tabIds = page.blocks.flatMap(({ groups }) => groups.flatMap(({ fields }) => (typeof fields.tab_id === 'string' ? [fields.tab_id] : [])))
  const anchors = [...scrollIds, ...tabIds]
  expect(new Set(anchors).size).toBe(anchors.length)
  for (const { groups } of page.blocks.filter((block) => block.template === 'inpage_navigation')) {
    for (const { fields } of groups) expect(scrollIds).toContain(fields.target_scroll_id)
  }
})

test.each(contentPages)('[B-219] /$path: tabs own blocks that exist, and none that an in-page link leads to', (page) => {
  const targets = page.blocks.flatMap(({ groups }) => groups.map(({ fields }) => fields.target_scroll_id))
  for (const [index, { template, groups }] of page.blocks.entries()) {
    if (template !== 'section_tabs') continue
    const count = groups.reduce((sum, { fields }) => sum + Number(fields.blocks_count), 0)
    const owned = page.blocks.slice(index + 1, index + 1 + count)
    expect(owned).toHaveLength(count)
    for (const { template: inner, fields } of owned) {
      expect(['section_tabs', 'inpage_navigation', 'ready_to_go_bar']).not.toContain(inner)
      if (fields.block_scroll_id) expect(targets).not.toContain(fields.block_scroll_id)
    }
  }
})

test.each(contentPages)('[B-290][B-292][B-295][B-297][B-300][B-301] /$path stores no more groups than its templates allow', (page) => {
  for (const { id, template, groups } of page.blocks) expect(groups.length, id).toBeLessThanOrEqual(mostGroups[template])
})

test('[A-407] icons are names of the sprite', () => {
  const used = contents
    .flatMap(fieldSets)
    .flatMap(({ icon, tab_icon }) => [icon, tab_icon])
    .filter((name) => name !== undefined)
  expect(used.length).toBeGreaterThan(0)
  for (const name of used) expect(icons).toContain(name)
})

/** A site has one place for these. */
const usedOnce = new Set([
  'search_suggestions',
  'search_results',
  'finance_calculator',
  'range_calculator',
  'powertrain_quiz',
  'subscription_quiz',
  'vin_checker',
  'local_vin_checker',
  'map_update',
  'select_vehicle_to_update',
  'accolade_image_box',
  'car_rent',
  'collection_item',
  'collection_slider',
  'collection_slider_feed',
  'color_button_carousel',
  'compare_images',
  'content_blocks_carousel',
  'dual_frame_map',
  'electrifying_power',
  'gallery_categories',
  'hotspots_container',
  'icon_button_carousel',
  'icons_timeline',
  'infotainment_system',
  'masonry',
  'news',
  'number_button_carousel',
  'quote_slider',
  'racing_results',
  'seat_slider',
  'section_image_tabs',
  'single_offer',
  'rent_a_car',
  'form',
  'entry_form',
  'expanded_entry_form',
  'extended_warranty_form',
  'offers_form',
  'interior_360',
  'retailer_cards',
  'dealer_locator_mena',
  'dealer_locator_postcode',
  'stock_locator_overseas',
  'retailer_schema',
  'retailer_service_schema',
])

test('every template is used on the site at least twice, save those that have one place', () => {
  const templates = pages.flatMap((page) => page.blocks.map((block) => block.template))
  for (const template of Object.keys(mostGroups)) {
    expect(templates.filter((used) => used === template).length, template).toBeGreaterThanOrEqual(usedOnce.has(template) ? 1 : 2)
  }
})

test('every shared section stands on two pages at least, and each that pages show is there', () => {
  const shown = pages.flatMap(({ blocks }) => [
    ...new Set(blocks.filter(({ template }) => template === 'shared_section').map(({ fields }) => fields.section_id)),
  ])
  for (const { key } of sections) expect(shown.filter((one) => one === key).length, key).toBeGreaterThan(1)
  expect([...new Set(shown)].toSorted()).toEqual(sections.map(({ key }) => key).toSorted())
})

test('[B-003] every template of the catalogue stands on a page that visitors can open, beside the gallery', () => {
  const open = pages.filter(({ type, status, is_disabled }) => type === 'page' && status === 'published' && !is_disabled)
  const used = new Set<string>(open.flatMap(({ blocks }) => blocks.map(({ template }) => template)))
  expect(catalogue.size).toBeGreaterThan(0)
  expect([...catalogue.keys()].filter((symbol) => !used.has(symbol))).toEqual([])
})

test.runIf(existsSync(MANIFEST))('every picture is in the media manifest', () => {
  const manifest = readFileSync(MANIFEST, 'utf8')
  const keys = [...contents.flatMap(picturesOf), ...entriesOf(navigation).flatMap((entry) => entry.image ?? [])].map((picture) => picture.key)
  for (const key of new Set(keys)) expect(manifest).toContain(`"${key}"`)
})

/** What visitors see of a page first. */
const heroOf = (page: DemoPage) => picturesOf({ ...page, blocks: page.blocks.slice(0, 1) }).map(({ key }) => key)

test('models do not share the pictures of their heroes', () => {
  const ofModels = contentPages.filter(({ path }) => /^(?:range-rover|defender|discovery|jaguar-range)\//.test(path))
  expect(ofModels).toHaveLength(10)
  const heroes = ofModels.flatMap((page) => [...new Set(heroOf(page))])
  expect(heroes.toSorted()).toEqual([...new Set(heroes)].toSorted())
})

test.runIf(existsSync(MANIFEST))('no picture is too heavy for the care of the site, which staff of a new site see first', async () => {
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as { key: string; file: string }[]
  const contents = manifest.map(({ key, file }) => ({ key, bytes: readFileSync(new URL(file, MANIFEST)) }))
  // A finished file that is light stays so when it is written again for a desktop.
  const busy = contents.filter(({ bytes }) => bytes.length > 150 * 1024)
  const sizes = await Promise.all(busy.map(async ({ key, bytes }) => ({ key, size: (await sharp(bytes).webp({ quality: 72 }).toBuffer()).length })))
  expect(sizes.map(({ key }) => key)).toContain('square-leather')
  expect(sizes.filter(({ size }) => size > 200 * 1024)).toEqual([])
})

test.runIf(existsSync(MANIFEST))('pictures of the heroes of two models are not two of one car in one light', () => {
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as { key: string; alt: { ar: string } }[]
  const shown = (page: DemoPage) => {
    const alt = manifest.find(({ key }) => key === heroOf(page)[0])?.alt.ar ?? ''
    return alt.replaceAll(/ (?:كبيرة|صغيرة)/g, '')
  }
  const ofModels = contentPages.filter(({ path }) => /^(?:range-rover|defender|discovery|jaguar-range)\//.test(path)).map(shown)
  expect(ofModels.toSorted()).toEqual([...new Set(ofModels)].toSorted())
})

test.runIf(existsSync(MANIFEST))('where a text is about Defender 90, its picture shows three doors or no car', () => {
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as { key: string; alt: { ar: string } }[]
  const isOther = (key: string) => {
    const words = manifest.find((entry) => entry.key === key)?.alt.ar ?? ''
    return /سيارة دفع رباعي|كوبيه|صالون/.test(words) && !words.includes('بثلاثة أبواب')
  }
  const page = contentPages.find(({ path }) => path === 'defender/90')
  expect(page && picturesOf(page).filter(({ key }) => isOther(key))).toEqual([])
  const about90 = contentPages
    .flatMap(({ blocks }) => blocks.flatMap(({ groups }) => groups.map(({ fields }) => fields)))
    .filter((fields) => [fields.name, fields.heading].some((name) => typeof name === 'string' && name.startsWith('ديفندر 90')))
  expect(about90.length).toBeGreaterThan(5)
  for (const { image } of about90) if (typeof image === 'object' && 'key' in image) expect(isOther(image.key), image.key).toBe(false)
  const entry = entriesOf(navigation).find(({ url }) => url === '/defender/90')
  expect(isOther(entry?.image?.key ?? '')).toBe(false)
})

test.runIf(existsSync(MANIFEST))('pages of off-roaders show no coupé and no saloon', () => {
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as { key: string; alt: { ar: string } }[]
  const low = new Set(manifest.filter(({ alt }) => /كوبيه|صالون/.test(alt.ar)).map(({ key }) => key))
  for (const page of contentPages.filter(({ path }) => /^(?:range-rover|defender|discovery)/.test(path)))
    expect(
      picturesOf(page).filter(({ key }) => low.has(key)),
      page.path,
    ).toEqual([])
})

test.each(contents)('/$path leads only to pages that can be opened', (page) => {
  for (const address of addressesOf(page).filter(isInternal)) expect(openPaths, address).toContain(address)
})

/** What a button's label promises, and the kind of enquiry that keeps the promise. */
const promises: readonly (readonly [RegExp, string])[] = [
  [/تجربة/, 'test-drive'],
  [/عرض|العرض/, 'offer'],
  [/كتيّب/, 'brochure'],
  [/جلسة تصميم/, 'design'],
  [/موعد/, 'service'],
  [/قيّم/, 'trade-in'],
  [/أبلغني/, 'notify'],
]
/** Labels that ask for something, other than by telephone or post. */
const asking = /^(احجز|اطلب|قيّم|أبلغني)(?!.*(بالهاتف|بالبريد|المساعدة|زيارة|الاستوديو|من معرضك))/

test('each button that promises a form opens the form of that promise, and each starter form is promised somewhere', () => {
  const drawn = pages.flatMap(valuesOf).flatMap((value) => {
    if (isButtons(value)) return value.map(({ label, target }) => ({ label, url: target.replace(/^enquiry:/, '') }))
    return isLink(value) ? [{ label: value.label, url: value.url.replace(/^enquiry:/, '') }] : []
  })
  const asked = drawn.filter(({ label }) => asking.test(label))
  const kindOf = (label: string) => promises.find(([pattern]) => pattern.test(label))?.[1] ?? `no kind: ${label}`
  expect(asked.filter(({ label, url }) => url !== kindOf(label))).toEqual([])
  const forms = settings['forms.enquiries'] as Record<string, number>
  expect(Object.values(forms).toSorted()).toEqual(expect.arrayContaining(starterForms.map(({ id }) => id)))
  for (const kind of Object.keys(forms)) {
    expect(aliases.has(kind), kind).toBe(true)
    expect(
      asked.some(({ url }) => url === kind),
      kind,
    ).toBe(true)
  }
})

test('[A-408] navigation, settings and metaheads lead only to pages that can be opened, the default links among them', () => {
  const linked = [
    ...entriesOf(navigation).map((entry) => entry.url),
    ...buttonsIn(Object.values(settings))
      .filter((button) => button.target_type === 'url')
      .map((button) => button.target),
    ...(settings.predefined_links as { url: string }[]).map((predefined) => predefined.url),
    ...(settings.logo as { homepage: string }[]).map((logo) => logo.homepage),
    ...metaheads.flatMap(({ page }) => (page === undefined ? [] : [`/${page}`])),
    '/offers-and-finance',
    '/compare',
    '/build-yours',
    '/retailer-locator',
    '/contact-us',
    '/terms-conditions',
    '/privacy-policy',
    '/cookie-policy',
    '/jaguar-range/f-pace/index',
    '/jaguar-range/i-pace/index',
  ]
  for (const address of linked.filter(isInternal)) expect(openPaths, address).toContain(address)
  expect(depthOf(navigation)).toBe(3)
})

test('[A-092] each logo entry has its pattern, homepage and logo', () => {
  expect(settings.logo).toEqual([
    ...['range-rover', 'defender', 'discovery'].map((family) => ({ matchingPath: `/${family}*`, homepage: `/${family}`, logo: family })),
    { matchingPath: '/jaguar-range*', homepage: '/jaguar-range', logo: 'jaguar' },
    { matchingPath: '*', homepage: '/', logo: 'group' },
  ])
})

test('[C-101] offer models have distinct keys that survive normalisation', () => {
  const keys = offerCarModels.map((model) => model.key)
  expect(new Set(keys).size).toBe(keys.length)
  for (const key of keys) expect(key).toBe(key.trim().toLowerCase().replaceAll(' ', '_'))
})

test.each(['terms-conditions', 'privacy-policy', 'cookie-policy', 'ownership-guides/desert-driving'])('/%s has no interactive block', (path) => {
  const page = pages.find((candidate) => candidate.path === path)
  expect(page?.blocks.length).toBeGreaterThan(0)
  expect(page?.blocks.filter((block) => interactive.includes(block.template))).toEqual([])
})

test.each(contentPages)('/$path: titles have at most six words, and the description 120 to 155 characters', (page) => {
  for (const title of [page.title, ...page.blocks.map((block) => block.fields.heading ?? '')])
    expect(wordCount(String(title)), String(title)).toBeLessThanOrEqual(6)
  expect(page.meta_description?.length).toBeGreaterThanOrEqual(120)
  expect(page.meta_description?.length).toBeLessThanOrEqual(155)
})

test.each(contents)('/$path is Arabic but for names, in Latin digits and without exclamation', (page) => {
  for (const text of readTexts(page)) {
    const foreign = (text.match(/[A-Za-z][A-Za-z0-9-]*/g) ?? []).filter((word) => !latinNames.test(word))
    expect(foreign, text).toEqual([])
    expect(text).not.toMatch(/[!\u0660-\u0669\u06f0-\u06f9]/)
  }
})

test('pages were last changed on different days before today, those whose text names a day on that one', () => {
  const days = changedOn(pages, '2027-02-10')
  expect(days.get('privacy-policy')).toBe('2026-11-01')
  expect([...days.keys()].toSorted()).toEqual(pages.map(({ path }) => path).toSorted())
  const own = pages.flatMap(({ path, changed_on: day }) => (day === undefined ? [days.get(path)] : []))
  expect(new Set(own).size).toBe(own.length)
  expect(own.filter((day) => day === undefined || day >= '2027-02-10' || !/^\d{4}-\d\d-\d\d$/.test(day))).toEqual([])
})
