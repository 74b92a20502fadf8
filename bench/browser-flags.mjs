/** Of every Chromium that measures: nothing in the background, nothing from elsewhere. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Pages of every other kind. Their first visits are weighed, too. */
export const furtherPages = [
  { name: 'form', path: '/ar/form/1' },
  { name: 'retailer finder', path: '/ar/retailer-locator' },
  { name: 'comparison of models', path: '/ar/compare' },
  { name: 'comparison of cars', path: '/ar/showroom/compare?ids=326,530,185' },
  { name: 'order of a car', path: '/ar/showroom-order-online/vehicle/331' },
  { name: 'search', path: '/ar/search?keyword=%D8%AF%D9%8A%D9%81%D9%86%D8%AF%D8%B1' },
  { name: 'finance calculator', path: '/ar/offers-and-finance' },
  { name: 'range calculator', path: '/ar/jaguar-range/i-pace/index' },
  { name: 'quiz', path: '/ar/models' },
  { name: 'checks by VIN', path: '/ar/vehicle-updates' },
  { name: 'turning car', path: '/ar/build-yours' },
  { name: 'gallery', path: '/ar/jaguar-range/f-pace/index' },
  { name: 'owners', path: '/ar/ownership' },
]

/** The pages that are looked at in a browser. A vehicle by its id is sent on to the address with its name. */
export const measuredPages = [
  { name: 'home', path: '/ar/' },
  { name: 'model', path: '/ar/defender/110' },
  { name: 'article', path: '/ar/ownership-guides/desert-driving' },
  { name: 'list', path: '/ar/find-a-car' },
  { name: 'vehicle', path: '/ar/showroom/326' },
]
