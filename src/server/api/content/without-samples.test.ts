import { expect, test } from 'vitest'
import { catalogue } from '#blocks/catalogue.gen.ts'
import type { StoredBlock } from '#block-engine/stored/stored-block.ts'
import { aContent } from '#tests/support/records/any-content.ts'
import { findSampleContent } from '#domains/content/publishing/sample-content.ts'
import { withoutSamples } from '#domains/content/publishing/without-samples.ts'

/** A block as the catalogue puts it in, with changes of somebody. */
function aFresh(
  id: string,
  template: string,
  fields: Record<string, unknown> = {},
  change: (groups: StoredBlock['groups']) => StoredBlock['groups'] = (all) => all,
) {
  const [example] = catalogue.get(template)?.examples ?? []
  const groups = change((example?.groups ?? []).map((values, index) => ({ id: `${id}${index}`, fields: { ...values } })))
  const positions = groups.map((group) => group.id)
  const version = catalogue.get(template)?.block.version ?? 1
  return { id, template, version, fields: { ...example?.fields, ...fields }, groups, positions, active_positions: positions } satisfies StoredBlock
}
const warningsOf = (blocks: StoredBlock[]) => findSampleContent(aContent({ blocks }), null, catalogue)

test('what nobody has replaced is taken out: texts, links, pictures and whole items; what somebody wrote and the look of the block stay', () => {
  const ours = { id: 'models', label: 'احجز الآن', button_type: 'primary', target: '/find-a-car', target_type: 'url' }
  const [, second] = (catalogue.get('hero_title_banner_tall')?.examples[0]?.fields.buttons ?? []) as object[]
  const hero = aFresh('h', 'hero_title_banner_tall', { heading: 'ديفندر الجديدة', buttons: [ours, second] })
  const answers = aFresh('a', 'accordion', { heading: 'قبل أن تسأل' }, ([first, ...others]) =>
    first ? [{ ...first, fields: { ...first.fields, heading: 'متى تصل؟' } }, ...others] : [],
  )
  const blocks = [hero, answers]
  const without = withoutSamples(blocks, warningsOf(blocks), catalogue)
  expect(without?.removed).toEqual([])
  const [freeHero, freeAnswers] = without?.changed ?? []
  expect(freeHero?.fields).toEqual({ heading: 'ديفندر الجديدة', header_size: 'title', header_tag: '1', buttons: [ours] })
  expect(freeAnswers?.groups).toEqual([{ id: 'a0', fields: { heading: 'متى تصل؟' } }])
  expect([freeAnswers?.positions, freeAnswers?.active_positions]).toEqual([['a0'], ['a0']])
  expect(warningsOf(without?.changed ?? [])).toEqual([])
})

test('a block in which nobody wrote anything is left out as a whole, and one without samples is not touched', () => {
  const blocks = [aFresh('q', 'quote'), aFresh('o', 'quote', { quote: 'أفضل ما قدناه هذا العام', author: 'هدى', author_role: 'محررة' })]
  expect(withoutSamples(blocks, warningsOf(blocks), catalogue)).toEqual({ changed: [], removed: ['q'] })
  expect(withoutSamples(blocks.slice(1), warningsOf(blocks.slice(1)), catalogue)).toBeNull()
})

test('every template is free of samples afterwards, and fits', () => {
  for (const [symbol] of catalogue) {
    const blocks = [aFresh('b', symbol)]
    const without = withoutSamples(blocks, warningsOf(blocks), catalogue)
    expect([symbol, warningsOf(without?.changed ?? [])]).toEqual([symbol, []])
  }
})
