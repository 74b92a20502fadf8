import { findOrderTimeZone, readOrder } from '#domains/orders/index.server.ts'
import { fillWords } from '#kernel/words/fill-words.ts'
import type { ScreenAddress, ScreenAnswer, ScreenContext } from '../../define-screen.ts'
import { endProps } from '../shared/end-props.server.ts'
import type { OrderConfirmationProps } from './view.tsx'

const NUMBER = /^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/
const LONGEST_NUMBER = 40

/** A number that cannot be one is no page. */
export async function load(context: ScreenContext, { params, search }: ScreenAddress): Promise<ScreenAnswer<OrderConfirmationProps>> {
  const number = params.orderNumber ?? ''
  if (!NUMBER.test(number) || number.length > LONGEST_NUMBER) return { kind: 'none' }
  const { settings } = context
  const timeZone = await findOrderTimeZone(context.ctx, number, settings)
  const end = { ...(await endProps(context)), timeZone }
  const outcome = await readOrder(context.ctx, number)
  return {
    kind: 'page',
    title: fillWords(end.words.confirmation_title, { number }),
    path: 'showroom-order-online/confirmation',
    props: { end, number, order: outcome.ok ? outcome.value : null },
    // The admin's preview shows a sample order.
    status: outcome.ok || new URLSearchParams(search).has('preview') ? 200 : 404,
  }
}
