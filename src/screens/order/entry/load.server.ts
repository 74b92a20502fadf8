import type { ScreenAddress, ScreenAnswer, ScreenContext } from '../../define-screen.ts'
import { journeyPlace } from '../shared/journey-page.server.ts'
import type { OrderEntryProps } from './view.tsx'

/** With a configuration it is the step of its vehicle at once. */
export function load(context: ScreenContext, address: ScreenAddress): ScreenAnswer<OrderEntryProps> {
  const configUrl = new URLSearchParams(address.search).get('config_url') ?? ''
  if (configUrl !== '') return { kind: 'instead', screen: 'order_vehicle', input: address }
  const place = journeyPlace(context)
  return { kind: 'page', title: place.words.journey, path: 'showroom-order-online', props: { place } }
}
