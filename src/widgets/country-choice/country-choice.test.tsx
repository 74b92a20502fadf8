// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { keepCountry, readKeptCountry } from '#domains/markets/index.ts'
import { TypedPrice } from '#domains/markets/ui/index.ts'
import { CAR_COUNTRY, ISLAND, mark, PRICE_IN } from '#ui/page-protocol.ts'
import { start } from './after-interaction.ts'
import { CountryChoice } from './view.tsx'

const countries = [
  { country: 'AE', name: 'الإمارات', href: '/ar/search?country_in=AE' },
  { country: 'KW', name: 'الكويت', href: '/ar/search?country_in=KW' },
]
let arrived = () => {}

beforeAll(() => start((tell) => (arrived = tell)))
afterEach(cleanup)

function show(car = '') {
  const { container } = render(
    <>
      {car && <span hidden {...mark(CAR_COUNTRY, car)} />}
      <a href="/ar/search">السيارات</a>
      <a href="/ar/search?state_in=used#list">المستعملة</a>
      <a href="/ar/search?country_in=AE">الإمارات</a>
      <a href="/ar/offers">العروض</a>
      <CountryChoice
        id="c"
        list="/ar/search"
        countries={countries}
        words={{ label: 'السيارات بحسب الدولة', all: 'كل الدول', priceNote: '(في {country})' }}
        home={{ country: 'AE', name: 'الإمارات' }}
      />
    </>,
  )
  container.addEventListener('click', (event) => event.preventDefault())
  arrived()
  const links = [...container.querySelectorAll('a')]
  const current = () => links.flatMap((link) => (link.hasAttribute('aria-current') ? [link.textContent] : []))
  const press = (name: string) => links.find(({ textContent }) => textContent === name)?.click()
  const hrefs = () => {
    for (const link of links) link.dispatchEvent(new Event('pointerover', { bubbles: true }))
    return links.slice(0, 4).map((link) => link.getAttribute('href'))
  }
  return { current, press, hrefs }
}

test('a country that is pressed is kept, marked, and asked for by links to the list, until all are chosen again', () => {
  const { current, press, hrefs } = show()
  const plain = ['/ar/search', '/ar/search?state_in=used#list', '/ar/search?country_in=AE', '/ar/offers']
  expect([current(), hrefs()]).toEqual([[], plain])
  press('الكويت')
  expect([readKeptCountry(), current()]).toEqual(['KW', ['الكويت']])
  expect(hrefs()).toEqual(['/ar/search?country_in=KW', '/ar/search?state_in=used&country_in=KW#list', '/ar/search?country_in=AE', '/ar/offers'])
  press('كل الدول')
  expect([readKeptCountry(), current()]).toEqual(['', []])
})

test('without a choice the country is that of the car on the page, and the list shows all', () => {
  const { current, hrefs } = show('KW')
  expect([current(), hrefs()[0], readKeptCountry()]).toEqual([['الكويت'], '/ar/search', ''])
})

test('links on the list itself stay as they are, so that its filter can be taken back', () => {
  history.replaceState(null, '', '/ar/search?country_in=KW')
  keepCountry('KW')
  expect(show().hrefs().slice(0, 2)).toEqual(['/ar/search', '/ar/search?state_in=used#list'])
})

test('the price of a model is that of the chosen country, and again the plain one when all are chosen', () => {
  const told = JSON.stringify({ KW: ['ابتداءً من ', '29,000 دينار', ''], AE: ['', 'غير متوفرة حاليًا في الإمارات', ''] })
  document.body.insertAdjacentHTML('beforeend', `<p id="price">ابتداءً من <bdi>400,000</bdi></p>`)
  const price = document.querySelector('#price') as HTMLElement
  price.setAttribute(PRICE_IN, told)
  keepCountry('')
  show()
  const seen = [price.innerHTML]
  for (const country of ['KW', 'AE', '']) {
    keepCountry(country)
    seen.push(price.innerHTML)
  }
  price.remove()
  const plain = 'ابتداءً من <bdi>400,000</bdi>'
  expect(seen).toEqual([plain, 'ابتداءً من <bdi>29,000 دينار</bdi>', '<bdi>غير متوفرة حاليًا في الإمارات</bdi>', plain])
})

test.each(['', 'hero'])('a typed price is that of the chosen country, else it says whose it is, in a part that React runs as well: "%s"', (island) => {
  keepCountry('')
  const line = (
    <p {...(island ? mark(ISLAND, island) : {})}>
      <TypedPrice elsewhere={[{ country: 'KW', price: '29,000 دينار' }]}>
        <bdi>400,000 درهم</bdi>
      </TypedPrice>
    </p>
  )
  const place = document.body.appendChild(document.createElement('div'))
  if (island) render(line, { container: place })
  else place.innerHTML = renderToString(line)
  show()
  const price = place.querySelector('p > span')
  const seen = ['', 'KW', 'OM', 'AE', ''].map((country) => {
    act(() => keepCountry(country))
    return price?.textContent
  })
  expect(seen).toEqual(['400,000 درهم', '29,000 دينار', '400,000 درهم (في الإمارات)', '400,000 درهم', '400,000 درهم'])
})
