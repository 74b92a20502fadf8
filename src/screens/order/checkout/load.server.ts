import { watchWords } from '#domains/orders/index.ts'
import { paymentWords } from '#domains/payments/index.ts'
import { readPriceRules } from '#domains/stock/index.ts'
import type { ScreenContext, ScreenPage } from '../../define-screen.ts'
import { journeyConfig, journeyPlace } from '../shared/journey-page.server.ts'
import { orderCheckoutWords } from '../words.ts'
import type { OrderCheckoutProps } from './props.ts'

/** Texts and configuration of both journeys; which of them it is, the browser knows. */
export async function load(context: ScreenContext): Promise<ScreenPage<OrderCheckoutProps>> {
  const { settings, wordsOf } = context
  const words = wordsOf(orderCheckoutWords)
  const priceStyle = readPriceRules(settings.stock).formats.purchase
  return {
    kind: 'page',
    title: words.title,
    path: 'showroom-order-online/checkout',
    props: {
      place: journeyPlace(context),
      words,
      paymentTexts: wordsOf(paymentWords),
      watch: wordsOf(watchWords),
      config: await journeyConfig(context, true),
      priceStyle,
    },
  }
}
