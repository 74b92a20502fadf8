import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type ImageView, Picture } from './picture.tsx'

const image: ImageView = {
  id: 7,
  alt: 'السيارة من الأمام',
  src: '/media/7/w/1280.jpg',
  srcset: '/media/7/w/640.jpg 640w',
  width: 1280,
  height: 720,
}

test('a picture reserves its space and waits until it comes near', () => {
  const html = renderToStaticMarkup(<Picture image={image} sizes="50vw" />)
  for (const attribute of ['width="1280"', 'height="720"', 'loading="lazy"', 'decoding="async"', 'sizes="50vw"', 'srcSet="/media/7/w/640.jpg 640w"']) {
    expect(html).toContain(attribute)
  }
  expect(html).not.toContain('fetchPriority')
})

test('an eager picture goes ahead of other downloads', () => {
  const html = renderToStaticMarkup(<Picture image={image} eager />)
  expect(html).toContain('fetchPriority="high"')
  expect(html).not.toContain('loading=')
})

test('sizes and srcset stand before src', () => {
  const html = renderToStaticMarkup(<Picture image={image} />)
  expect(html.indexOf('sizes=')).toBeLessThan(html.indexOf(' src='))
  expect(html.indexOf('srcSet=')).toBeLessThan(html.indexOf(' src='))
})

test('the focal point is written in steps of 10 %, held inside the picture, and the middle is not written', () => {
  const html = renderToStaticMarkup(<Picture image={{ ...image, focalX: 0.74, focalY: 1.4 }} />)
  expect(html).toContain('data-focal-x="70"')
  expect(html).toContain('data-focal-y="100"')
  expect(renderToStaticMarkup(<Picture image={{ ...image, focalX: 0.5, focalY: 0.52 }} />)).not.toContain('data-focal')
})

test('no picture draws nothing, and an empty alternative text stays written', () => {
  expect(renderToStaticMarkup(<Picture image={null} />)).toBe('')
  expect(renderToStaticMarkup(<Picture image={{ ...image, alt: '' }} />)).toContain('alt=""')
})

test('no style attribute is ever written', () => {
  expect(renderToStaticMarkup(<Picture image={{ ...image, colour: '#8a8174', focalX: 0 }} />)).not.toContain('style=')
})
