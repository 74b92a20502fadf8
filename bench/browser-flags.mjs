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

/** The pages that are looked at in a browser. */
export const measuredPages = [
  { name: 'home', path: '/ar/' },
  { name: 'model', path: '/ar/defender/110' },
  { name: 'article', path: '/ar/ownership-guides/desert-driving' },
]

/** Those that are weighed: the list of the stock and a vehicle's page as well. */
export const weighedPages = [...measuredPages, { name: 'list', path: '/ar/find-a-car' }, { name: 'vehicle', path: '/ar/showroom/326' }]
