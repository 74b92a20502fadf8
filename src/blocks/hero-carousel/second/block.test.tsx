import { catalogue } from '#blocks/catalogue.gen.ts'
import { expect, test } from 'vitest'
import { heroCarousel } from '../first/block.ts'
import { renderExample } from '#tests/support/drawing/render-block.tsx'
import { heroCarousel2 } from './block.ts'

const slides = [{ heading: 'أ' }, { heading: 'ب' }]

test('the two heroes are told apart in the picker: their first examples open with different pictures', () => {
  const opening = ['hero_carousel', 'hero_carousel_2'].map((symbol) => catalogue.get(symbol)?.examples[0]?.groups?.[0]?.image)
  expect(opening).toEqual([{ id: expect.any(Number) }, { id: expect.any(Number) }])
  expect(opening[0]).not.toEqual(opening[1])
})

test('[B-074] the second hero is a template of its own in the group Hero', () => {
  expect([heroCarousel2.symbol, heroCarousel2.group]).toEqual(['hero_carousel_2', 'Hero'])
})

test('[B-207] [B-211] [B-214] it has every field of the first, with the same defaults', () => {
  for (const field of heroCarousel.fields) expect(heroCarousel2.fields).toContainEqual(field)
  for (const field of heroCarousel.groups.fields) expect(heroCarousel2.groups.fields).toContainEqual(field)
})

test('[B-144] the text of a slide stands where its field says', () => {
  const page = renderExample('hero_carousel_2', {}, [{ heading: 'أ', vertical_alignment: 'top' }, { heading: 'ب' }])
  expect([...page.querySelectorAll('[data-vertical]')].map((text) => text.getAttribute('data-vertical'))).toEqual(['top', 'center'])
})

test('the size of a headline is a field of its slide', () => {
  expect(
    renderExample('hero_carousel_2', {}, [{ heading: 'أ', header_size: 'title' }])
      .querySelector('h2')
      ?.getAttribute('data-size'),
  ).toBe('title')
})

test('[B-139] [B-149] direction and neighbours are the block’s own', () => {
  const page = renderExample('hero_carousel_2', { dir: 'ltr', carousel_view_options: 'adjacent_slides' }, slides)
  expect(page.querySelector('section')?.getAttribute('dir')).toBe('ltr')
  expect(page.querySelector('[data-view]')?.getAttribute('data-view')).toBe('adjacent_slides')
})

test('[B-209] the bar of the current slide fills up only with has_timer', () => {
  expect(renderExample('hero_carousel_2', { has_timer: true }, slides).querySelectorAll('.progress')).toHaveLength(1)
  expect(renderExample('hero_carousel_2', {}, slides).querySelector('.progress')).toBeNull()
})
