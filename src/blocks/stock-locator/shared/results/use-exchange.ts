import { useEffect, useState } from 'react'
import type { CardView } from '#domains/stock/index.ts'
import type { Exchange } from '../locator-data.ts'

type Convert = (card: CardView) => CardView

const asItIs: Convert = (card) => card

/** Cards at the exchange rate once it is known; nothing is loaded while the setting is empty (C-291). */
export function useExchange(exchange: Exchange | null): Convert {
  const [convert, setConvert] = useState<{ card: Convert }>({ card: asItIs })
  // The rate comes over the network, to the visitor's browser only.
  useEffect(() => {
    if (!exchange) return
    let stop: (() => void) | undefined
    let isStale = false
    void import('./exchanged-card.ts').then(({ exchangedCard, followRate }) => {
      if (isStale) return
      stop = followRate(exchange, (rate) => setConvert({ card: rate === null ? asItIs : (card) => exchangedCard(card, rate, exchange.formats) }))
    })
    return () => {
      isStale = true
      stop?.()
    }
  }, [exchange])
  return convert.card
}
