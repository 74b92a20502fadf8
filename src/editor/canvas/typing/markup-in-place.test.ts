// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { placesOfMarkup } from './markup-in-place.ts'

describe('a paragraph of the page', () => {
  const block = aStoredBlock('accordion', { heading: 'نص', paragraph: '<p>نص<br/>آخر</p><script>x</script>' }, [
    { paragraph: '<p>جواب</p>' },
    { paragraph: '<p>جواب</p>' },
  ])

  test('is edited in the field whose HTML, as it is kept, is drawn there, whatever the canvas puts on its links', () => {
    expect(placesOfMarkup(block, '<p>نص<br>آخر</p>').map(({ group, symbol }) => [group, symbol])).toEqual([[null, 'paragraph']])
    const linked = aStoredBlock('snippet', { paragraph: '<a href="/x">رابط</a>' })
    expect(placesOfMarkup(linked, '<a href="/x" tabindex="-1">رابط</a>')).toMatchObject([{ symbol: 'paragraph', value: '<a href="/x">رابط</a>' }])
  })

  test('of items that say the same is found for each of them, in their order', () => {
    expect(placesOfMarkup(block, '<p>جواب</p>').map(({ group }) => group)).toEqual(['g1', 'g2'])
  })

  test('is not found by a part of it, by nothing, or in plain text fields and unknown blocks', () => {
    expect([placesOfMarkup(block, 'نص'), placesOfMarkup(block, ' '), placesOfMarkup(aStoredBlock('from_the_future'), '<p>x</p>')]).toEqual([[], [], []])
  })
})
