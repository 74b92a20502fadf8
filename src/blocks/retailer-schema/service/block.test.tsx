import { expect, test } from 'vitest'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { renderExample, renderHtml } from '#tests/support/drawing/render-block.tsx'
import { examples } from './examples.ts'

const full = examples[0]?.fields ?? {}
const schemaIn = (page: DocumentFragment) => JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? 'null')

test('[B-063] [B-188] one description of an AutoRepair is there with every value, and nothing to see', () => {
  const page = renderExample('retailer_service_schema', full)
  expect(page.querySelectorAll('script')).toHaveLength(1)
  expect(schemaIn(page)).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'AutoRepair',
    name: full.retailer_name,
    description: full.description,
    keywords: full.keywords,
    openingHoursSpecification: [
      { opens: '07:30', closes: '18:00' },
      { opens: '08:00', closes: '14:00' },
    ],
    paymentAccepted: full.payment_accepted,
    priceRange: full.price_range,
    address: { '@type': 'PostalAddress', streetAddress: full.address },
    geo: { '@type': 'GeoCoordinates', latitude: full.latitude, longitude: full.longitude },
    telephone: '+971 4 000 0002',
    email: 'service.dubai@example.com',
    makesOffer: (full.offers_info as object[]).map((offer) => ({ '@type': 'Offer', ...offer })),
    hasOfferCatalog: { itemListElement: (full.services as string[]).map((name) => ({ itemOffered: { '@type': 'Service', name } })) },
  })
  page.querySelector('script')?.remove()
  expect(page.textContent).toBe('')
})

test('[B-188] a value cannot end the script nor begin another', () => {
  const attack = '</script><script>alert(1)</script><!--'
  const page = renderExample('retailer_service_schema', { retailer_name: attack })
  expect(page.querySelectorAll('script')).toHaveLength(1)
  expect(schemaIn(page).name).toBe(attack)
})

test('[B-188] empty values are left out, and an empty block says nothing', () => {
  expect(Object.keys(schemaIn(renderExample('retailer_service_schema', { retailer_name: 'معرض', latitude: 25 })))).toEqual(['@context', '@type', 'name'])
  expect(renderHtml(aStoredBlock('retailer_service_schema'))).toBe('')
})
