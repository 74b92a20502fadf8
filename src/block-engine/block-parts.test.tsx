import { JSDOM } from 'jsdom'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BlockIntro } from './block-intro.tsx'
import { BlockSection } from './block-section.tsx'

const usual = { heading: '', header_tag: '3', header_size: 'l', header_font: 'secondary' } as const
const intro = (values: { heading?: string; paragraph?: string }) => JSDOM.fragment(renderToStaticMarkup(<BlockIntro values={{ ...usual, ...values }} />))

test('[B-131][B-132][B-133][B-134] the introduction of a block is its heading, of the chosen rank, size and font, and its paragraph', () => {
  const both = intro({ heading: 'المزايا', paragraph: '<p>كل شيء</p>' })
  const heading = both.querySelector('h3')
  expect([heading?.textContent, heading?.dataset.size, heading?.dataset.font]).toEqual(['المزايا', 'l', 'secondary'])
  expect(both.querySelector('p')?.textContent).toBe('كل شيء')
  expect(intro({ heading: 'المزايا', paragraph: ' ' }).textContent).toBe('المزايا')
  expect(intro({ heading: ' ', paragraph: '<p>كل شيء</p>' }).textContent).toBe('كل شيء')
})

test('an introduction without a word is not there', () => {
  for (const values of [{}, { heading: ' ' }, { heading: ' ', paragraph: ' ' }, { paragraph: '' }]) expect(intro(values).childElementCount).toBe(0)
})

test('[B-146][B-147][B-150] the section of a block has its id, colours, spacing and lines', () => {
  const draw = (anchor: string | undefined) => {
    const values = { box_color: 'dark-theme', padding_grid_class: 'top-space-0', border_grid_class: 'border-top' } as const
    return JSDOM.fragment(
      renderToStaticMarkup(
        <BlockSection anchor={anchor} values={values}>
          نص
        </BlockSection>,
      ),
    ).querySelector('section')
  }
  expect({ ...draw('offers')?.dataset, id: draw('offers')?.id }).toMatchObject({
    id: 'offers',
    sectionTheme: 'dark-theme',
    padding: 'top-space-0',
    border: 'border-top',
  })
  expect(draw(undefined)?.hasAttribute('id')).toBe(false)
})
