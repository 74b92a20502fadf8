import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { plainResolver } from '#tests/support/records/a-stored-block.ts'
import { recordingLog } from '#tests/support/site/quiet-log.ts'
import { blockWords } from './block-words.ts'
import { type Block, defineBlock } from './define-block.ts'
import { imageSizes } from './image-sizes.ts'
import { pictureField, presets, ratioPictureField } from './presets.ts'
import { activeGroups, resolveBlock, type Resolver, schedulesOf } from './resolve-block.ts'
import { StoredBlock } from './stored/stored-block.ts'
import { OF_ANY_SHAPE } from '#fields/field-types.ts'

const block = defineBlock({
  symbol: 'sample',
  name: 'Sample',
  description: 'x',
  short_description: 'x',
  group: 'Content',
  version: 1,
  island: 'never',
  fields: [
    presets.heading,
    { ...presets.header_tag, default: '3' },
    { symbol: 'columns', label: 'Columns', field_type: 'Number', min: 1, max: 4 },
    presets.is_reversed,
    presets.paragraph,
    { symbol: 'line', label: '', field_type: 'Separator' },
    { symbol: 'rows', label: 'Rows', field_type: 'Json', format: 'json', schema: z.array(z.number()), default: [1], filled: OF_ANY_SHAPE },
    presets.yt,
    {
      symbol: 'frames',
      label: 'Frames',
      field_type: 'Json',
      format: 'json',
      schema: z.array(z.number()),
      default: [],
      pictures: [{ width: 640, height: 360 }],
      filled: OF_ANY_SHAPE,
    },
    { symbol: 'picture', label: 'Picture', field_type: 'Image', sizes: [{ width: 640, height: 360 }], withAlt: true },
    { symbol: 'link', label: 'Link', field_type: 'Link' },
    presets.buttons,
    presets.model_key,
    presets.offer_schedule,
  ],
  groups: { shown: 2, fields: [presets.heading, presets.offer_schedule] },
  words: { more: ['More', 'المزيد'] },
}) as unknown as Block

function blockWith(fields: Record<string, unknown> = {}, rest: Partial<StoredBlock> = {}): StoredBlock {
  return StoredBlock.parse({ id: 'b1', template: 'sample', version: 1, fields, ...rest })
}

function resolve(fields: Record<string, unknown> = {}, resolver: Partial<Resolver> = {}) {
  const log = recordingLog()
  const resolved = resolveBlock(blockWith(fields), block, { ...plainResolver, log, ...resolver })
  return { ...resolved, messages: log.messages }
}

const groupsOf = (...ids: string[]) => ids.map((id) => ({ id, fields: { heading: id } }))

describe('a default that has an Arabic one', () => {
  const telling = { ...block, fields: [presets.error_msg, presets.heading] } as unknown as Block
  const words: Resolver['word'] = (_key, _english, arabic) => arabic
  const toldValues = (fields: Record<string, unknown>, word = words) => resolveBlock(blockWith(fields), telling, { ...plainResolver, word })?.values.error_msg

  test('[B-155][A-027] is shown in Arabic until somebody writes another text', () => {
    expect(toldValues({})).toBe(presets.error_msg.arabic)
    expect(toldValues({ error_msg: presets.error_msg.default })).toBe(presets.error_msg.arabic)
    expect(toldValues({ error_msg: 'تعذّر التحميل.' })).toBe('تعذّر التحميل.')
  })

  test('[A-016] is a word that staff change for every block', () => {
    expect(toldValues({}, (key) => `<${key}>`)).toBe('<default.error_msg>')
    expect(blockWords(telling)).toEqual({
      'sample.more': ['More', 'المزيد'],
      'default.error_msg': [presets.error_msg.default, presets.error_msg.arabic],
    })
  })

  test('[A-027] is a word of fields in groups too, of none that lacks a text, and a block may say nothing else', () => {
    const { words: _, ...silent } = telling
    const fields = [{ ...presets.heading, arabic: 'عنوان' }, presets.is_reversed]
    expect(blockWords({ ...silent, fields, groups: { fields: [presets.try_again_btn_label] } } as unknown as Block)).toEqual({
      'default.try_again_btn_label': ['Try again', 'إعادة المحاولة'],
    })
    expect(resolveBlock(blockWith(), silent as unknown as Block, plainResolver)?.words).toEqual({})
  })

  test('is not asked for where it lacks a text', () => {
    const half = { ...block, fields: [{ ...presets.heading, arabic: 'عنوان' }] } as unknown as Block
    expect(resolveBlock(blockWith(), half, { ...plainResolver, word: () => 'كلمة' })?.values).toEqual({ heading: '' })
  })
})

describe('values', () => {
  test('that nobody set are the defaults; a separator has none', () => {
    expect(resolve().values).toEqual({
      block_scroll_id: '',
      heading: '',
      header_tag: '3',
      columns: null,
      is_reversed: false,
      paragraph: '',
      rows: [1],
      frames: [],
      yt: '',
      picture: null,
      link: null,
      buttons: [],
      model_key: null,
      offer_schedule: null,
    })
  })

  test('that are null are the defaults too', () => {
    expect(resolve({ heading: null, header_tag: null, buttons: null }).values).toMatchObject({ heading: '', header_tag: '3', buttons: [] })
  })

  test('[B-129] of pictures, links, buttons and films become what a view can draw', () => {
    const { values } = resolve({
      picture: { id: 5, alt: 'سيارة' },
      link: { url: '/x', label: 'x', target_action: 'new_tab' },
      buttons: [{ id: '1', label: 'x', target: '/x', button_type: 'primary' }],
      yt: 'https://youtu.be/dQw4w9WgXcQ',
    })
    expect(values).toMatchObject({
      picture: { id: 5, alt: 'سيارة' },
      link: { href: '/x', newTab: true },
      buttons: [{ href: '/x', variant: 'primary' }],
      yt: 'dQw4w9WgXcQ',
    })
  })

  test('[B-145] of pictures are asked for in the sizes of the field, or in those that another field of the block chooses', () => {
    const askedFor: unknown[] = []
    const image: Resolver['image'] = (id, alt, sizes) => {
      askedFor.push([id, alt, sizes])
      return null
    }
    const fields = [presets['image-ratio'], ratioPictureField('wide'), pictureField('square', 'square')]
    const pictures = { ...block, fields, groups: { fields: [ratioPictureField('inner')] } } as unknown as Block
    const group = { groups: [{ id: 'g', fields: { inner: { id: 3 } } }], positions: ['g'], active_positions: ['g'] }
    const of = (ratio: string) => blockWith({ 'image-ratio': ratio, wide: { id: 1 }, square: { id: 2, alt: 'مربع' } }, group)
    for (const ratio of ['16-9', '16-6-5']) resolveBlock(of(ratio), pictures, { ...plainResolver, image })
    expect(askedFor).toEqual([
      [1, undefined, imageSizes.standard],
      [2, 'مربع', imageSizes.square],
      [3, undefined, imageSizes.standard],
      [1, undefined, imageSizes.wide],
      [2, 'مربع', imageSizes.square],
      [3, undefined, imageSizes.wide],
    ])
  })

  test('of texts without a default are empty, of values of any shape and choices null', () => {
    const described = { label: 'X' }
    const fields = [
      { ...described, symbol: 'text', field_type: 'Text' },
      { ...described, symbol: 'icon', field_type: 'Icon' },
      { ...described, symbol: 'film', field_type: 'YouTube video' },
      { ...described, symbol: 'html', field_type: 'Markdown', format: 'html', allows: 'article' },
      { ...described, symbol: 'json', field_type: 'Markdown', format: 'json', schema: z.unknown(), default: null, filled: OF_ANY_SHAPE },
      { ...described, symbol: 'flag', field_type: 'Bool' },
      { ...described, symbol: 'links', field_type: 'LinksCollection' },
      { ...described, symbol: 'range', field_type: 'DateRange' },
    ]
    expect(resolveBlock(blockWith(), { ...block, fields } as unknown as Block, plainResolver)?.values).toEqual({
      text: '',
      icon: '',
      film: '',
      html: '',
      json: null,
      flag: false,
      links: [],
      range: null,
    })
  })

  test('that point to what is gone are null, and the button is left out', () => {
    const nothing = { image: () => null, link: () => null, button: () => null }
    const gone = { picture: { id: 5 }, link: { url: '7', link_type: 'page' }, buttons: [{ id: '1', label: 'x', target: '7', link_type: 'page' }] }
    expect(resolve(gone, nothing).values).toMatchObject({ picture: null, link: null, buttons: [] })
  })

  test('[B-077] of lists of pictures become sources in their order; one that is gone keeps its place', () => {
    const image: Resolver['image'] = (id, alt, sizes) => (id === 6 ? null : plainResolver.image(id, alt, sizes))
    const frame = (id: number) => ({ src: `/media/api/v2/images/${id}/640x360.jpg`, srcset: `/media/api/v2/images/${id}/640x360.jpg 640w` })
    expect(resolve({ frames: [5, 6, 7] }, { image }).values?.frames).toEqual([frame(5), null, frame(7)])
    expect(resolve({ frames: '[7]' }, { image }).values?.frames).toEqual([frame(7)])
  })

  test('[B-289][A-259] that are invalid JSON are logged with their path and replaced by the default', () => {
    for (const rows of ['[1, 2', 'nonsense', '["x"]', { not: 'a list' }]) {
      const { values, messages } = resolve({ rows })
      expect(values?.rows).toEqual([1])
      expect(messages).toEqual(['Invalid JSON in sample.rows'])
    }
    expect(resolve({ rows: '[1, 2]' })).toMatchObject({ values: { rows: [1, 2] }, messages: [] })
  })

  test('that do not fit their field are logged and replaced, never thrown', () => {
    const { values, messages } = resolve({ heading: 5, header_tag: 'H9', columns: 99, picture: 'x', buttons: 'x', link: [] })
    expect(values).toMatchObject({ heading: '', header_tag: '3', columns: null, picture: null, buttons: [], link: null })
    expect(messages).toEqual(['heading', 'header_tag', 'columns', 'picture', 'link', 'buttons'].map((field) => `Invalid value in sample.${field}`))
  })

  test('of fields that the template does not have are not handed on', () => {
    expect(Object.keys(resolve({ forgotten: 'x', constructor: 'x' }).values ?? {})).not.toContain('forgotten')
  })
})

test('[B-012] the scroll id becomes the anchor, except where the template has none', () => {
  expect(resolve({ block_scroll_id: ' #specs ' }).anchor).toBe('specs')
  expect(resolve().anchor).toBeUndefined()
  expect(resolveBlock(blockWith({ block_scroll_id: 'specs' }), { ...block, anchor: false }, plainResolver)?.anchor).toBeUndefined()
})

test('[A-027] words are asked for under the name of the template', () => {
  const askedFor: string[] = []
  const word = (...words: [string, string, string]) => {
    askedFor.push(...words)
    return 'كلمة'
  }
  expect(resolve({}, { word }).words).toEqual({ more: 'كلمة' })
  expect(askedFor).toEqual(['sample.more', 'More', 'المزيد'])
})

describe('groups', () => {
  test('[A-110][A-111] are the active ones in the order of positions', () => {
    const order = blockWith({}, { groups: groupsOf('0', '1', '2'), positions: ['2', '0', '1'], active_positions: ['0', '2'] })
    expect(activeGroups(order).map(({ id }) => id)).toEqual(['2', '0'])
  })

  test('[A-111] that a position names but nobody stored are passed over', () => {
    expect(activeGroups(blockWith({}, { groups: groupsOf('0'), positions: ['9', '0'], active_positions: ['9', '0'] })).map(({ id }) => id)).toEqual(['0'])
  })

  test('[B-300] beyond what the template shows are not drawn', () => {
    const ids = ['0', '1', '2']
    const resolved = resolveBlock(blockWith({}, { groups: groupsOf(...ids), positions: ids, active_positions: ids }), block, plainResolver)
    expect(resolved?.groups.map(({ id }) => id)).toEqual(['0', '1'])
  })

  test('keep their id even where a field is called id', () => {
    const odd = { ...block, groups: { fields: [{ ...presets.heading, symbol: 'id' }] } } as unknown as Block
    const resolved = resolveBlock(
      blockWith({}, { groups: [{ id: 'g', fields: { id: 'other' } }], positions: ['g'], active_positions: ['g'] }),
      odd,
      plainResolver,
    )
    expect(resolved?.groups[0]?.id).toBe('g')
  })
})

describe('a schedule', () => {
  const may = { from: '2026-05-01', to: '2026-05-31' }
  const at = (now: string) => ({ now: new Date(now), timeZone: 'Asia/Dubai' })

  test.each([
    ['2026-04-30T20:00:00Z', false],
    ['2026-04-30T20:00:01Z', true],
    ['2026-05-31T19:59:59Z', true],
    ['2026-05-31T20:00:00Z', false],
  ])('[B-142][A-376][B-336] at %s the block of May in Dubai is shown: %s', (now, isShown) => {
    expect(resolveBlock(blockWith({ offer_schedule: may }), block, { ...plainResolver, ...at(now) }) !== null).toBe(isShown)
  })

  test('[B-142] hides a single group before it counts towards those shown', () => {
    const ids = ['0', '1', '2']
    const groups = [{ id: '0', fields: { offer_schedule: may } }, ...groupsOf('1', '2')]
    const resolved = resolveBlock(blockWith({}, { groups, positions: ids, active_positions: ids }), block, { ...plainResolver, ...at('2026-06-05T00:00:00Z') })
    expect(resolved?.groups.map(({ id }) => id)).toEqual(['1', '2'])
  })

  test('is nothing to a template without that field', () => {
    const without = { ...block, fields: [presets.heading] } as unknown as Block
    expect(resolveBlock(blockWith({ offer_schedule: may }), without, { ...plainResolver, ...at('2027-01-01T00:00:00Z') })).not.toBeNull()
  })

  test('is the range of days called offer_schedule, no other field', () => {
    const later = { ...plainResolver, ...at('2027-01-01T00:00:00Z') }
    const withField = (changes: object) => ({ ...block, fields: [{ ...presets.offer_schedule, ...changes }] }) as unknown as Block
    expect(resolveBlock(blockWith({ offer_schedule: may }), withField({}), later)).toBeNull()
    expect(resolveBlock(blockWith({ offer_schedule: 'x' }), withField({ field_type: 'String', default: '' }), later)?.values).toEqual({ offer_schedule: 'x' })
    expect(resolveBlock(blockWith({ offer_schedule: may, other: may }), withField({ symbol: 'other' }), later)?.values).toEqual({ other: may })
  })

  test('[B-337] of blocks and groups is known to whoever keeps the page', () => {
    const groups = [{ id: '0', fields: { offer_schedule: { from: '2026-06-01', to: '2026-06-02' } } }, ...groupsOf('1')]
    expect(schedulesOf(blockWith({ offer_schedule: may }, { groups }))).toEqual([may, { from: '2026-06-01', to: '2026-06-02' }])
    const half = [{ from: '' }, { from: '2026-05-01' }, { to: '2026-05-31' }, null]
    expect(half.flatMap((offer_schedule) => schedulesOf(blockWith({ offer_schedule })))).toEqual([])
  })
})

test('[A-110] a stored block keeps order and activity of its groups, and every value it came with', () => {
  const raw = {
    id: 'b',
    template: 'unknown_here',
    version: 3,
    fields: { odd: { deep: [null] } },
    groups: groupsOf('0'),
    positions: ['0'],
    active_positions: [],
  }
  expect(StoredBlock.parse(raw)).toEqual(raw)
})
