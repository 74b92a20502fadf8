import { expect, test } from 'vitest'
import { renderExample } from '#tests/support/drawing/render-block.tsx'
import { carRent } from './block.ts'

const car = { image: { id: 1 }, name: 'صالون', price: '950 درهمًا', period: 'في اليوم', specs: ['5 مقاعد', 'أوتوماتيك'] }

test('[B-089] the template is in group Content, and shows each car with its price for a period and its specifications', () => {
  expect(carRent.group).toBe('Content')
  const page = renderExample('car_rent', { price_label: 'ابتداءً من' }, [car])
  expect(page.querySelector('h2')?.textContent).toBe('صالون')
  expect(page.querySelector('p')?.textContent).toBe('ابتداءً من950 درهمًافي اليوم')
  expect([...page.querySelectorAll('li li')].map(({ textContent }) => textContent)).toEqual(['5 مقاعد', 'أوتوماتيك'])
})

test('[B-089] its button opens the form with the car filled in', () => {
  const hrefOf = (fields: object, group: object = car) =>
    renderExample('car_rent', { ...fields }, [{ ...group }])
      .querySelector('a')
      ?.getAttribute('href')
  expect(decodeURIComponent(hrefOf({ form_id: '7' }) ?? '')).toBe('/ar/form/7?vehicle=صالون')
  const mapped = hrefOf({ form_id: '7', form_hidden_field_mapping: { subject: 'إيجار {car}' } }) ?? ''
  expect(new URLSearchParams(mapped.split('?')[1]).get('subject')).toBe('إيجار صالون')
  expect(hrefOf({ form_id: '7' }, { ...car, button: { label: 'اسأل', url: '/contact-us' } })).toBe('/contact-us')
  expect(hrefOf({})).toBeUndefined()
})

test('[B-299] it takes 20 cars, and without any it is not there', () => {
  expect(carRent.groups.max).toBe(20)
  expect(renderExample('car_rent', { heading: 'إيجار' }, [{ price: '1' }]).childElementCount).toBe(0)
})
