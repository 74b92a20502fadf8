import { readFileSync } from 'node:fs'
import { JSDOM } from 'jsdom'
import { describe, expect, test } from 'vitest'
import { generateVehicles } from '#demo/stock/generate-vehicles.ts'
import { readMarketsSettings } from '#domains/markets/index.ts'
import { settingReader } from '#fields/settings/settings.ts'
import { quietLog } from '#tests/support/site/quiet-log.ts'
import type { BlockContext } from '#block-engine/data-loader.ts'
import { type Block, blockGroups, type Example } from '#block-engine/define-block.ts'
import { describeBlock } from '#block-engine/descriptor.ts'
import { type FieldDef, fieldTypes, type TextField } from '#fields/field-types.ts'
import { resolveBlock } from '#block-engine/resolve-block.ts'
import type { StoredBlock } from '#block-engine/stored/stored-block.ts'
import { validateBlocks } from '#block-engine/stored/validate-block.ts'
import { valueSchema } from '#block-engine/stored/value-schema.ts'
import { priceLines } from '#tests/support/drawing/price-lines.ts'
import { aStoredBlock, plainResolver } from '#tests/support/records/a-stored-block.ts'
import { renderHtml } from '#tests/support/drawing/render-block.tsx'
import { feedsForBlocks } from '#tests/support/drawing/feeds-for-blocks.ts'
import { formsForBlocks } from '#tests/support/drawing/forms-for-blocks.ts'
import { stockForBlocks } from '#tests/support/drawing/stock-for-blocks.ts'
import { searchSite } from '#domains/search/site/search-site.server.ts'
import { importVehicles, seedListings } from '#domains/stock/index.server.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { catalogue } from './catalogue.gen.ts'
import { dataLoaders } from './data-loaders.gen.server.ts'
import { blockThumbnails } from './thumbnails.gen.ts'
import { views } from './views.gen.ts'

/**
 * Fields whose effect is not in the first HTML of their own block, as `template.field` or `template.groups.field`, and the test
 * that shows it instead.
 */
const effectElsewhere: Readonly<Record<string, string>> = {
  'exterior_360.has_autostart': 'src/blocks/exterior-360/block.test.tsx',
  'interior_360.start_yaw': 'src/blocks/interior-360/block.test.tsx',
  'interior_360.start_pitch': 'src/blocks/interior-360/block.test.tsx',
  'compare_images.has_autostart': 'src/blocks/compare-images/block.test.tsx',
  'compare_models.model_keys': 'src/blocks/compare-models/data.test.ts',
  'compare_models.error_msg': 'src/blocks/compare-models/block.test.tsx',
  'compare_models.try_again_btn_label': 'src/blocks/compare-models/block.test.tsx',
  'finance_calculator.country_figures': 'src/blocks/finance-calculator/block.test.tsx',
  'hero_carousel.slide_duration': 'src/blocks/hero-carousel/first/block.test.tsx',
  'hero_carousel.groups.slide_duration_limit': 'src/blocks/hero-carousel/first/block.test.tsx',
  'hero_carousel_2.slide_duration': 'src/blocks/hero-carousel/first/block.test.tsx',
  'hero_carousel_2.groups.slide_duration_limit': 'src/blocks/hero-carousel/first/block.test.tsx',
  'model_summary.engine_key': 'src/blocks/model-summary/single/block.test.tsx',
  'model_summary.spec_key_1': 'src/blocks/model-summary/single/block.test.tsx',
  'model_summary.spec_key_2': 'src/blocks/model-summary/single/block.test.tsx',
  'model_summary.spec_key_3': 'src/blocks/model-summary/single/block.test.tsx',
  'derivatives.engine_key': 'src/blocks/model-summary/single/block.test.tsx',
  'derivatives.spec_key_1': 'src/blocks/model-summary/single/block.test.tsx',
  'derivatives.spec_key_2': 'src/blocks/model-summary/single/block.test.tsx',
  'derivatives.spec_key_3': 'src/blocks/model-summary/single/block.test.tsx',
  ...Object.fromEntries(
    ['form', 'entry_form', 'expanded_entry_form', 'offers_form', 'extended_warranty_form'].flatMap((template) =>
      ['form_location_params_mapping', 'form_location_mapping'].map((field) => [`${template}.${field}`, 'src/blocks/form/standard/block.test.tsx']),
    ),
  ),
  'news.date_locale': 'src/blocks/news/block.test.tsx',
  'offers_form.error_text': 'src/blocks/form/offers/block.test.tsx',
  'offers_form.error_button_text': 'src/blocks/form/offers/block.test.tsx',
  'retailer_cards.groups.dealer_id': 'src/blocks/retailer-cards/block.test.tsx',
  ...Object.fromEntries(
    ['stock_locator', 'stock_locator_overseas', 'stock_locator_carousel'].flatMap((template) =>
      ['error_msg', 'try_again_btn_label'].map((field) => [`${template}.${field}`, 'src/blocks/stock-locator/standard/block.test.tsx']),
    ),
  ),
  ...Object.fromEntries(
    ['stock_locator', 'stock_locator_overseas'].flatMap((template) =>
      ['budget_yearly_rate', 'budget_button_label', 'budget_reset_label'].map((field) => [
        `${template}.${field}`,
        'src/blocks/stock-locator/standard/block.test.tsx',
      ]),
    ),
  ),
  ...Object.fromEntries(
    ['collection_slider_feed', 'news'].flatMap((template) =>
      ['error_msg', 'try_again_btn_label'].map((field) => [`${template}.${field}`, 'src/site/page/render-blocks.test.tsx']),
    ),
  ),
  'finance_calculator.input_config': 'src/blocks/finance-calculator/block.test.tsx',
  'finance_calculator.output_config': 'src/blocks/finance-calculator/block.test.tsx',
  'finance_calculator.hide_free_items': 'src/blocks/finance-calculator/block.test.tsx',
  ...Object.fromEntries(
    (catalogue.get('powertrain_quiz')?.block.fields ?? [])
      .map(({ symbol }) => symbol)
      .filter((field) => /^(?:next|previous|see_result|start_again|q\d|scoring|petrol|diesel|phev|bev)_/.test(field))
      .map((field) => [`powertrain_quiz.${field}`, 'src/blocks/quiz/powertrain/block.test.tsx']),
  ),
  ...Object.fromEntries(
    (catalogue.get('subscription_quiz')?.block.fields ?? [])
      .map(({ symbol }) => symbol)
      .filter((field) => !/^(?:block_scroll_id|welcome_|start_label)/.test(field))
      .map((field) => [`subscription_quiz.${field}`, 'src/blocks/quiz/subscription/block.test.tsx']),
  ),
  ...Object.fromEntries(
    ['vin_checker', 'local_vin_checker'].flatMap((template) =>
      ['response_positive', 'response_negative', 'error_msg', 'try_again_btn_label', 'vin_list']
        .filter((field) => template === 'local_vin_checker' || field !== 'vin_list')
        .map((field) => [`${template}.${field}`, 'src/blocks/vin-checker/standard/block.test.tsx']),
    ),
  ),
  ...Object.fromEntries(
    [
      ...['vin_error_text', 'change_vehicle_label', 'terms_label', 'terms_link', 'latest_app_label', 'download_maps_label', 'success_question'],
      ...['usb_instruction', 'download_again_label', 'find_retailer_link', 'update_new_vehicle_label', 'vin_lookup_url'],
    ].map((field) => [`map_update.${field}`, 'src/blocks/map-update/block.test.tsx']),
  ),
  ...Object.fromEntries(
    ['result_label', 'empty_text', 'groups.key', 'groups.heading', 'groups.paragraph', 'groups.image', 'groups.links'].map((field) => [
      `select_vehicle_to_update.${field}`,
      'src/blocks/select-vehicle-to-update/block.test.tsx',
    ]),
  ),
  ...Object.fromEntries(
    [
      ...['block_translations', 'locations_json', 'contact_step_form_id', 'form_hidden_field_mapping', 'form_summary_template', 'thank_you_heading'],
      ...[
        'thank_you_text',
        'thank_you_disclaimer',
        'error_heading',
        'error_text',
        'error_disclaimer',
        'additional_json',
        'groups.group_heading',
        'groups.items',
      ],
    ].map((field) => [`rent_a_car.${field}`, 'src/blocks/rent-a-car/block.test.tsx']),
  ),
  'range_calculator.data_url': 'src/blocks/range-calculator/block.test.tsx',
  'range_calculator.error_msg': 'src/site/page/render-blocks.test.tsx',
  'range_calculator.try_again_btn_label': 'src/site/page/render-blocks.test.tsx',
  'search_results.error_msg': 'src/site/page/render-blocks.test.tsx',
  'search_results.try_again_btn_label': 'src/site/page/render-blocks.test.tsx',
  'search_results.no_results_text': 'src/blocks/search-results/block.test.tsx',
  'search_suggestions.limit': 'src/blocks/search-suggestions/block.test.tsx',
  'search_suggestions.delay': 'src/blocks/search-suggestions/block.test.tsx',
  'search_suggestions.charactersToStart': 'src/blocks/search-suggestions/block.test.tsx',
  'search_suggestions.forward_fetch': 'src/blocks/search-suggestions/block.test.tsx',
  'search_suggestions.highlight': 'src/blocks/search-suggestions/block.test.tsx',
  'search_suggestions.client_filter': 'src/blocks/search-suggestions/block.test.tsx',
  'shared_section.section_id': 'src/server/pages/shared-sections.test.ts',
  'single_offer.model_key': 'src/blocks/single-offer/block.test.tsx',
  'section_tabs.groups.tab_id': 'src/blocks/section-tabs/block.test.tsx',
  'section_tabs.groups.blocks_count': 'src/site/page/render-blocks.test.tsx',
  'section_tabs.groups.modal_tab_title': 'src/blocks/section-tabs/block.test.tsx',
  'section_tabs.groups.modal_tab_subtitle': 'src/blocks/section-tabs/block.test.tsx',
  'section_tabs.groups.modal_tab_image': 'src/blocks/section-tabs/block.test.tsx',
}

/** Templates of which a photo would show nothing: data for search engines, what takes the place of a widget, and what stands for other blocks. */
const drawnElsewhere = new Set(['floating_action', 'quick_links', 'retailer_schema', 'retailer_service_schema', 'shared_section'])

const DESCRIPTOR_ATTRIBUTES = [
  'key',
  'name',
  'description',
  'short_description',
  'group',
  'list_priority',
  'thumbnail',
  'hidden',
  'template',
  'area',
  'external_block',
  'max_field_groups',
  'fields',
  'field_groups_template',
]

const services = await testServices()
// Vehicles, so that fields of blocks that list some have an effect.
await seedListings(services.staffCtx, { listings: [{ key: 'all-cars', name: 'x', currency: 'AED', membership: 'filtered', filters: {} }], configs: [] })
// A filter that every car matches is not drawn: some of these change gears by hand.
const cars = [...generateVehicles({ count: 60 })]
await importVehicles(
  services.staffCtx,
  cars.map((car, index) => ({ ...car, draft: { ...car.draft, transmission: index % 3 === 0 ? 'manual' : 'automatic' } })),
)
await services.stock.refresh()

const context: BlockContext = {
  ctx: { ...services.staffCtx, staff: null },
  query: {},
  posted: null,
  forms: formsForBlocks(),
  feeds: feedsForBlocks(),
  stock: stockForBlocks(services.stock),
  siteSearch: { find: (request) => searchSite({ ...services.staffCtx, staff: null }, services, request) },
  path: 'range-rover',
  timeZone: plainResolver.timeZone,
  now: plainResolver.now,
  offers: { find: async (key) => ({ car_model_key: key, title: `عرض ${key}`, price: '1' }) },
  maps: null,
  markets: readMarketsSettings(settingReader([], quietLog)),
  calculator: { currencyIso: 'AED', style: { symbol: 'درهم', delimiter: ',', format: '% ^' } },
  priceLines: priceLines(),
  brands: { main: 'جاكوار', sister: 'لاند روفر' },
  quickActions: { desktop: 4, mobile: 3 },
  phone: '+971 4 000 0000',
  vinLists: { isListed: async () => false, findMap: async () => null },
}

function storedExample(symbol: string, { fields, groups = [] }: Pick<Example, 'fields' | 'groups'>): StoredBlock {
  return { ...aStoredBlock(symbol, fields, groups), version: catalogue.get(symbol)?.block.version ?? 1 }
}

// So that a condition has an effect: what has one shows its fallback.
const unmetResolver = { ...plainResolver, isMet: () => false }

async function draw(block: StoredBlock): Promise<string> {
  const template = catalogue.get(block.template)
  const resolved = template && resolveBlock(block, template.block, unmetResolver)
  if (!resolved) return ''
  return renderHtml(block, unmetResolver, await dataLoaders.get(block.template)?.(resolved.values, context, resolved.groups))
}

describe.each([...catalogue])('%s', (symbol, { block, examples }) => {
  const groupFields: readonly FieldDef[] = block.groups?.fields ?? []

  test('[B-117][B-118][B-119][B-121] has a descriptor of the documents’ shape', () => {
    const { id, type, attributes } = describeBlock(block, `/ar/thumbnails/${symbol}`)
    expect({ id, type }).toEqual({ id: symbol, type: 'template' })
    expect(Object.keys(attributes)).toEqual(DESCRIPTOR_ATTRIBUTES)
    expect(attributes).toMatchObject({ key: symbol, template: symbol, area: 'content', thumbnail: { thumbnail_url: `/ar/thumbnails/${symbol}` } })
    for (const text of [attributes.name, attributes.description, attributes.short_description]) expect(text.trim()).not.toBe('')
    const described = [...attributes.fields, ...attributes.field_groups_template]
    const fields: readonly FieldDef[] = [...block.fields, ...groupFields]
    const declaredFields = fields.map((field) => [field.symbol, field.default ?? null, field.translatable ?? false])
    expect(described.map((field) => [field.symbol, field.value, field.translatable])).toEqual(declaredFields)
    for (const field of described) {
      expect([typeof field.label, typeof field.symbol, typeof field.translatable]).toEqual(['string', 'string', 'boolean'])
      expect([field.label.trim(), field.symbol]).not.toContain('')
      expect(fieldTypes as readonly string[]).toContain(field.field_type)
      expect(Object.keys(field)).toEqual(['label', 'symbol', 'field_type', 'value', 'translatable', 'required', 'attrs'])
    }
  })

  test('[B-120] takes as many groups as it says, and not one more', () => {
    const max = block.groups ? block.groups.max : 0
    if (max === undefined) return
    const codesOf = (count: number) => validateBlocks([aStoredBlock(symbol, {}, Array.from({ length: count }, Object))], catalogue).map(({ code }) => code)
    expect(codesOf(max)).not.toContain('too_many_groups')
    expect(codesOf(max + 1)).toContain('too_many_groups')
  })

  test('[B-344] stands under one of the six headings of the picker', () => {
    expect(blockGroups).toContain(block.group)
  })

  test('has a view, and a photo of what it draws; what draws nothing in its place has a drawing', async () => {
    expect(views.has(symbol)).toBe(true)
    const picture = blockThumbnails.get(symbol) ?? ''
    if (!drawnElsewhere.has(symbol)) return expect(picture).toMatch(/^data:image\/webp;base64,/)
    expect(picture).toMatch(/^<svg [\s\S]*<\/svg>\s*$/)
    expect(picture).not.toMatch(/<script|\son\w+=|href="http/i)
  })

  test('[B-010][B-011] begins with its scroll id, unless it declines one', () => {
    expect(block.fields.filter(({ symbol: name }) => name === 'block_scroll_id')).toHaveLength(block.anchor === false ? 0 : 1)
    if (block.anchor !== false) expect(block.fields[0]?.symbol).toBe('block_scroll_id')
    expect(block.anchor === false).toBe(symbol === 'inpage_navigation')
  })

  test('has fields with names of their own and defaults that fit them', () => {
    for (const fields of [block.fields, groupFields]) {
      const names = fields.map(({ symbol: name }) => name)
      expect(new Set(names).size).toBe(names.length)
      for (const field of fields) {
        if (field.default !== undefined) expect(valueSchema(field).safeParse(field.default), field.symbol).toMatchObject({ success: true })
      }
    }
  })

  test('[B-116] has an example to begin with', () => {
    expect(examples.length).toBeGreaterThan(0)
    expect(new Set(examples.map(({ name }) => name)).size).toBe(examples.length)
  })

  test('draws something for itself, or nothing at all, when nobody has filled it', async () => {
    const fragment = JSDOM.fragment(await draw(storedExample(symbol, { fields: {} })))
    expect(fragment.children.length).toBeLessThanOrEqual(1)
    await draw(storedExample(symbol, { fields: {}, groups: [{}, {}] }))
  })

  describe.each(examples)('as $name', (example) => {
    const exampleBlock = storedExample(symbol, example)

    test('is valid', () => {
      const owned = (example.owned ?? []).map((child, index) => ({ ...storedExample(child.template, child), id: `owned-${index}` }))
      expect(validateBlocks([exampleBlock, ...owned], catalogue)).toEqual([])
      const symbols = new Set([...block.fields, ...groupFields].map(({ symbol: name }) => name))
      const used = [example.fields, ...(example.groups ?? [])].flatMap((values) => Object.keys(values))
      expect(used.filter((name) => !symbols.has(name))).toEqual([])
    })

    test('has one root, no inline style, and no id twice', async () => {
      const html = await draw(exampleBlock)
      const fragment = JSDOM.fragment(html)
      expect(fragment.children).toHaveLength(1)
      expect(fragment.querySelectorAll('[style], script:not([type="application/ld+json"]), style')).toHaveLength(0)
      expect(html).not.toMatch(/\son[a-z]+=/)
      const ids = [...fragment.querySelectorAll('[id]')].map(({ id }) => id)
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    })

    test('[B-009] is drawn for somebody who is not signed in, and leads to no sign-in', async () => {
      expect(context.ctx.staff).toBeNull()
      const fragment = JSDOM.fragment(await draw(exampleBlock))
      expect(fragment.children).toHaveLength(1)
      const targets = [...fragment.querySelectorAll('a[href], form[action]')].map(
        (element) => element.getAttribute('href') ?? element.getAttribute('action') ?? '',
      )
      expect(targets.filter((target) => /^[/](ar[/])?(auth|cms|admin)\b/.test(target))).toEqual([])
    })

    test('never says undefined, null or NaN', async () => {
      expect(JSDOM.fragment(await draw(exampleBlock)).textContent).not.toMatch(/undefined|\bnull\b|NaN|\[object/)
    })

    if (block.anchor !== false) {
      test('[B-010][B-012] carries its scroll id as the id of an element', async () => {
        const fragment = JSDOM.fragment(await draw({ ...exampleBlock, fields: { ...exampleBlock.fields, block_scroll_id: ' #key figures ' } }))
        expect(fragment.querySelectorAll('#key-figures')).toHaveLength(1)
      })
    }

    if (block.island !== 'never') {
      test('has props that reach the browser as they are', () => {
        const resolved = resolveBlock(exampleBlock, block, plainResolver)
        expect(JSON.parse(JSON.stringify(resolved?.values))).toEqual(resolved?.values)
        expect(JSON.parse(JSON.stringify(resolved?.groups))).toEqual(resolved?.groups)
      })
    }
  })

  const places = [
    ...block.fields.map((field) => ({ field, place: 'fields' as const, name: `${symbol}.${field.symbol}` })),
    ...groupFields.map((field) => ({ field, place: 'groups' as const, name: `${symbol}.groups.${field.symbol}` })),
  ].filter(({ field, name }) => field.field_type !== 'Separator' && !(name in effectElsewhere))

  test.each(places)('[B-004] shows what is set as $name', { timeout: 60_000 }, async ({ field, place }) => {
    const situations = examples.flatMap((example) => situationsOf(example, block))
    const values = otherValues(field, place, examples)
    const drawings: string[] = []
    for (const value of values) drawings.push(await drawAll(symbol, situations, { field, place, value }))
    const usual = await drawAll(symbol, situations, undefined)
    expect(new Set([usual, ...drawings]).size).toBeGreaterThan(1)
    if (field.field_type !== 'Select') return
    const twins = field.options.filter((_, index) => drawings.indexOf(drawings[index] ?? '') !== index)
    expect(twins, 'options that look like an earlier one').toEqual([])
  })
})

type Situation = Pick<Example, 'fields' | 'groups'>
type Change = { field: FieldDef; place: 'fields' | 'groups'; value: unknown }

/** An example and its variations in which a field may matter that has no effect in the example itself. */
function situationsOf({ fields, groups = [] }: Example, { fields: own, groups: template }: Block): Situation[] {
  const on = (definitions: readonly FieldDef[], values: Record<string, unknown>, textOf: (symbol: string) => string) => {
    const additions = definitions.flatMap((field) => {
      const { symbol, field_type } = field
      if (field_type === 'Bool') return [[symbol, true]]
      return field_type === 'String' && !values[symbol] && symbol !== 'block_scroll_id' ? [[symbol, fitting(textOf(symbol), field)]] : []
    })
    return { ...values, ...Object.fromEntries(additions) }
  }
  const full = (textOf: (symbol: string) => string) => ({
    fields: on(own, fields, textOf),
    groups: groups.map((values) => on(template?.fields ?? [], values, textOf)),
  })
  const films = full((symbol) => `/media/${symbol}.mp4`)
  return [
    { fields, groups },
    films,
    full(() => 'key'),
    // Few groups and many of them, where there are any.
    ...(groups.length > 0 ? [groups.slice(0, 1), [...groups, ...groups, ...groups, ...groups]].map((some) => ({ fields, groups: some })) : []),
  ]
}

/** A block in all situations with one value changed, as one text. */
async function drawAll(symbol: string, situations: readonly Situation[], change: Change | undefined): Promise<string> {
  const drawings: string[] = []
  // One after the other: at once they would be more queries than the database has connections.
  for (const { fields, groups = [] } of situations) {
    const changedValue = change && { [change.field.symbol]: change.value }
    const block =
      change?.place === 'groups'
        ? storedExample(symbol, { fields, groups: groups.map((group) => ({ ...group, ...changedValue })) })
        : storedExample(symbol, { fields: { ...fields, ...changedValue }, groups })
    drawings.push(await draw(block))
  }
  return drawings.join('\n')
}

/** Values of a field that differ from what its examples hold. All options of a select, so that each can be told apart. */
function otherValues(field: FieldDef, place: Change['place'], examples: readonly Example[]): unknown[] {
  switch (field.field_type) {
    case 'Bool':
      return [true, false]
    case 'Select':
      return field.options.map(({ value }) => value)
    case 'Number':
      return [field.min ?? 1, field.max ?? 97, Math.min(field.max ?? 3, (field.min ?? 0) + 2)]
    case 'Image':
      return [{ id: 99_001, alt: 'صورة أخرى' }]
    case 'Link':
      return [{ url: '/another-place', label: 'وجهة أخرى' }]
    case 'LinksCollection':
      return [[{ id: 'other', label: 'زر آخر', target: '/another-place' }]]
    case 'YouTube video':
      return ['aaaaaaaaaaa']
    case 'DateRange':
      return [{ from: '2020-01-01', to: '2020-01-02' }]
    case 'Icon':
      return ['battery', 'globe']
    case 'Markdown':
      if (field.format === 'html') return ['<p>نص مغاير</p>']
      return otherExampleValues(field, place, examples)
    case 'Json':
      if (field.symbol === 'prices_elsewhere') return [[{ country: 'KW', price: 'سعر مغاير', lease_price: 'قسط مغاير' }]]
      return otherExampleValues(field, place, examples)
    case 'Separator':
      return []
    default:
      return ['نص مغاير', '/media/another.mp4', 'object-fit: contain', 'https://another.example/x', 'another-key', '7']
        .map((text) => fitting(text, field))
        .filter((text) => text.length <= (field.max ?? 300))
  }
}

/** The text with the placeholder that its field asks for. */
function fitting(text: string, { mustContain }: Pick<TextField, 'mustContain'>): string {
  return mustContain === undefined ? text : `${text} ${mustContain}`
}

function otherExampleValues({ symbol, default: usual }: FieldDef, place: Change['place'], examples: readonly Example[]): unknown[] {
  const used = examples.flatMap(({ fields, groups = [] }) => (place === 'fields' ? [fields[symbol]] : groups.map((group) => group[symbol])))
  return [usual, ...used].filter((value) => value !== undefined)
}

test('every symbol is what its folder is called, and nothing in the table above is forgotten there', () => {
  for (const [symbol, { block }] of catalogue) expect(block.symbol).toBe(symbol)
  const knownNames = [...catalogue].flatMap(([symbol, { block }]) => [
    ...block.fields.map((field) => `${symbol}.${field.symbol}`),
    ...(block.groups?.fields ?? []).map((field) => `${symbol}.groups.${field.symbol}`),
  ])
  expect(Object.keys(effectElsewhere).filter((name) => !knownNames.includes(name))).toEqual([])
  for (const [name, path] of Object.entries(effectElsewhere)) expect(readFileSync(path, 'utf8'), path).toContain(name.split('.').at(-1))
})

test('[B-308] the whole catalogue is described without a network', () => {
  const described = [...catalogue.values()].map(({ block }) => describeBlock(block, ''))
  expect(JSON.parse(JSON.stringify(described))).toEqual(described)
})

/**
 * Every template that the documents name as a block. Widgets and parts of screens, such as the footer and the calculator of a vehicle, have places of
 * their own.
 */
const namedTemplates = `
accolade_image_box accordion car_rent collection_item collection_slider collection_slider_feed color_button_carousel compare_images
compare_models content_blocks content_blocks_carousel dealer_locator dealer_locator_mena dealer_locator_postcode derivatives dual_frame_map
electrifying_power entry_form expanded_entry_form extended_warranty_form exterior_360 finance_calculator floating_action form
gallery_carousel gallery_categories hero_carousel hero_carousel_2 hero_title_banner_tall hotspots_container html_box icon_button_carousel
icons_timeline infotainment_system inpage_navigation interior_360 key_details_post local_vin_checker map_update masonry model_summary
model_summary_filters models_carousel news number_button_carousel offers_form parallax_image powertrain_quiz quick_links quote quote_slider
racing_results range_calculator ready_to_go_bar rent_a_car retailer_cards retailer_schema retailer_service_schema search_results
search_suggestions seat_slider section_image_tabs section_tabs select_vehicle_to_update sign_post single_offer snippet
specification_accordion specification_at_glance stock_locator stock_locator_carousel stock_locator_overseas subscription_quiz
tabbed_component text_steps vin_checker
`

test('[B-003] every template of the documents has a descriptor, a view and a form of its fields, and renders with its default values', async () => {
  const templateNames = namedTemplates.trim().split(/\s+/)
  expect(templateNames.filter((symbol) => !catalogue.has(symbol) || !views.has(symbol))).toEqual([])
  for (const symbol of templateNames) {
    const block = catalogue.get(symbol)?.block
    if (!block) continue
    expect(describeBlock(block, '').attributes.fields.length, symbol).toBeGreaterThan(0)
    await expect(draw(storedExample(symbol, { fields: {} })), symbol).resolves.toBeTypeOf('string')
  }
})
