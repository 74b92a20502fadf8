import fc from 'fast-check'
import type { StoredBlock } from '#block-engine/stored/stored-block.ts'
import type { PageContent } from '#domains/content/index.ts'

/** The fields of an empty page. */
export const aContent = (values: Partial<PageContent> = {}): PageContent => ({
  path: 'x',
  type: 'page',
  allow_disabled: false,
  theme: null,
  title: '',
  meta_title: '',
  meta_description: '',
  image_id: '',
  canonical_url: '',
  disable_seo_tracking: false,
  to: null,
  http_code: 301,
  blocks: [],
  ...values,
})

const ids = (prefix: string) => fc.uniqueArray(fc.constantFrom(...Array.from({ length: 7 }, (_, index) => `${prefix}${index}`)), { maxLength: 7 })
const anyFields = fc.dictionary(
  fc.constantFrom('heading', 'html', 'items', 'other'),
  fc.oneof(
    fc.constantFrom('أ', 'ب', '', 1, true),
    fc.array(fc.record({ id: fc.constantFrom('1', '2'), label: fc.string() }), { maxLength: 3 }),
    fc.jsonValue(),
  ),
)

/** Blocks of templates that this build knows and of one that it does not; few ids, so that two contents have much in common. */
const anyBlock = (id: string): fc.Arbitrary<StoredBlock> =>
  ids('g').chain((groups) =>
    fc.record(
      {
        id: fc.constant(id),
        template: fc.constantFrom('quote', 'from_the_future'),
        version: fc.constantFrom(1, 9),
        is_hidden: fc.boolean(),
        fields: anyFields,
        groups: fc.tuple(...groups.map((group) => fc.record({ id: fc.constant(group), fields: anyFields }))),
        positions: fc.shuffledSubarray(groups, { minLength: groups.length }),
        active_positions: fc.subarray(groups),
      },
      { requiredKeys: ['id', 'template', 'version', 'fields', 'groups', 'positions', 'active_positions'] },
    ),
  )

/** Any content of a page. */
export const anyContent: fc.Arbitrary<PageContent> = ids('b').chain((blocks) =>
  fc
    .record({ title: fc.constantFrom('', 'أ', 'ب'), theme: fc.constantFrom(null, 'jdx' as const), blocks: fc.tuple(...blocks.map(anyBlock)) })
    .map((values) => aContent(values)),
)
