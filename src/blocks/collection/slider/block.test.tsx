import { expect, test } from 'vitest'
import { renderExample } from '#tests/support/drawing/render-block.tsx'
import { collectionSlider } from './block.ts'

const products = [1, 2, 3].map((n) => ({
  image: { id: n },
  label: `منتج ${n}`,
  description: 'وصف',
  price: '690 درهمًا',
  link: { label: 'المنتج', url: `/product-${n}` },
}))

test('[B-087] products stand in a carousel, each with picture, name, description, price and link', () => {
  const cards = [...renderExample('collection_slider', {}, products).querySelectorAll('[role="group"] article')]
  expect(cards).toHaveLength(3)
  expect(cards[1]?.querySelector('img')?.getAttribute('src')).toContain('/2/')
  expect(cards[1]?.querySelector('h3 a')?.getAttribute('href')).toBe('/product-2')
  expect([...(cards[1]?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent)).toEqual(['وصف', '690 درهمًا'])
})

test('[B-291] it takes 30 products', () => {
  expect(collectionSlider.groups.max).toBe(30)
})

test('[B-149] [B-150] neighbours show when wanted, cards have a theme of their own, and dots can be left out', () => {
  const page = renderExample('collection_slider', { carousel_view_options: 'adjacent_slides', slider_theme: 'black-theme', show_pagination: false }, products)
  expect(page.querySelector('[data-view]')?.getAttribute('data-view')).toBe('adjacent_slides')
  expect(page.querySelector('article')?.dataset.sectionTheme).toBe('black-theme')
  const dots = (fields: object) =>
    renderExample('collection_slider', { ...fields }, products).querySelectorAll('[aria-current], button[aria-label^="الانتقال"]').length
  expect([dots({}), dots({ show_pagination: false })]).toEqual([3, 0])
})

test('without products it is not there', () => {
  expect(renderExample('collection_slider', { heading: 'متجر' }, [{ description: 'فراغ' }]).childElementCount).toBe(0)
})
