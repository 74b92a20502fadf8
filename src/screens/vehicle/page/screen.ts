import { regionAsked } from '#domains/stock/index.ts'
import { defineScreen } from '../../define-screen.ts'

/** The page of one vehicle. Its price may depend on the visitor's state, so each state has a page of its own in the cache. */
export const vehicleScreen = defineScreen({
  symbol: 'vehicle',
  address: 'showroom/:vehicle',
  island: 'never',
  parts: {
    // Pictures answer to swipes by themselves, and to thumbnails and full screen once a visitor turns to them.
    gallery: 'touch',
    // What the visitor saved is known in the browser only, which then wakes it; without that the markup is what there is to show.
    actions: 'touch',
    // Shown only while somebody else is ordering the vehicle; who wants to be told then turns to it.
    held: 'touch',
    // Only where prices come at an exchange rate; elsewhere the server's markup is all there is to show.
    prices: 'load',
    // The estimate stands in the markup; only its sliders need a script.
    calculator: 'visible',
    // Nothing of a map is loaded before somebody asks for it.
    map: 'visible',
    // The form works without a script; checks and steps run once a visitor turns to it.
    form: 'touch',
  },
  cache: { changesWith: ['stock', 'forms'], query: (search, { stock }) => regionAsked(search, stock) },
})
