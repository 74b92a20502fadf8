import { fillWords } from '#kernel/words/fill-words.ts'
import type { ScreenAddress, ScreenAnswer, ScreenContext } from '../../define-screen.ts'
import { journeyPlace } from '../shared/journey-page.server.ts'
import { orderQuotationWords } from '../words.ts'
import type { OrderQuotationProps } from './view.tsx'

/** Letters and digits in groups, as numbers of quotations have them. */
const NUMBER = /^[A-Za-z0-9]{1,8}(-[A-Za-z0-9]{1,8}){0,4}$/

/** The page of a number, whether there is such a quotation or not: a stranger learns nothing. */
export async function load(context: ScreenContext, { params }: ScreenAddress): Promise<ScreenAnswer<OrderQuotationProps>> {
  const number = params.number ?? ''
  if (!NUMBER.test(number)) return { kind: 'none' }
  const words = context.wordsOf(orderQuotationWords)
  return {
    kind: 'page',
    title: fillWords(words.title, { number }),
    path: 'showroom-order-online/quotation',
    props: { place: journeyPlace(context), words, number },
  }
}
