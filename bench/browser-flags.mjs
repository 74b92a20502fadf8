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

/** The pages that are looked at in a browser. A vehicle by its id is sent on to the address with its name. */
export const measuredPages = [
  { name: 'home', path: '/ar/' },
  { name: 'model', path: '/ar/defender/110' },
  { name: 'article', path: '/ar/ownership-guides/desert-driving' },
  { name: 'list', path: '/ar/find-a-car' },
  { name: 'vehicle', path: '/ar/showroom/326' },
]
