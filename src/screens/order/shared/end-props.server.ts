import { readPriceRules } from '#domains/stock/index.ts'
import type { ScreenContext } from '../../define-screen.ts'
import { orderEndWords } from '../words.ts'
import type { EndProps } from './end-props.ts'
import { journeyConfig, journeyPlace } from './journey-page.server.ts'

/** What the screens after an order are drawn from, whosever order it is. */
export async function endProps(context: ScreenContext): Promise<EndProps> {
  const { settings, wordsOf } = context
  return {
    place: journeyPlace(context),
    words: wordsOf(orderEndWords),
    config: (await journeyConfig(context, true)) ?? {},
    priceStyle: readPriceRules(settings.stock).formats.purchase,
    timeZone: settings.timeZone,
    timeZones: Object.fromEntries(settings.markets.list.map(({ country, time_zone }) => [country, time_zone])),
  }
}
