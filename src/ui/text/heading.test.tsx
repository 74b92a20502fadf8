import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Heading } from './heading.tsx'

test('[B-133] a heading is an h2 unless another rank is chosen', () => {
  expect(renderToStaticMarkup(<Heading text="الطرازات" />)).toMatch(/^<h2 .*<\/h2>$/)
  for (const tag of ['1', '2', '3', '4', '5', '6'] as const) {
    expect(renderToStaticMarkup(<Heading text="الطرازات" tag={tag} />)).toMatch(new RegExp(`^<h${tag} `))
  }
})

test('[B-134] size and font are chosen apart from the rank', () => {
  for (const size of ['xs', 's', 'm', 'l', 'xl', 'title'] as const) {
    expect(renderToStaticMarkup(<Heading text="الطرازات" size={size} />)).toContain(`data-size="${size}"`)
  }
  expect(renderToStaticMarkup(<Heading text="الطرازات" font="secondary" />)).toContain('data-font="secondary"')
})

test('a heading without text is not drawn', () => {
  for (const text of ['', '  ', null, undefined]) expect(renderToStaticMarkup(<Heading text={text} />)).toBe('')
})

test('a Latin model name is isolated, an Arabic sentence is not', () => {
  expect(renderToStaticMarkup(<Heading text="F-PACE 2.0" />)).toContain('<bdi>F-PACE 2.0</bdi>')
  expect(renderToStaticMarkup(<Heading text="طراز F-PACE" />)).not.toContain('bdi')
  expect(renderToStaticMarkup(<Heading text="2026" />)).not.toContain('bdi')
})
