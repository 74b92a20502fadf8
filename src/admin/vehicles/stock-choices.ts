import { useCallback } from 'react'
import { readStockWords, valueWord, type WordedKind } from '#domains/stock/index.ts'
import { type Language, textsIn } from '#kernel/words/words.ts'
import type { DataOf } from '../data-provider/ask.ts'
import { type LoadedData, useLoaded } from '../data-provider/use-loaded.ts'
import { useLanguage } from '../i18n/use-words.ts'

export type Choice = { id: string; name: string }

/** Returns the site's label for a stock value; a value without a label is shown as it is. */
export function useStockWord(): (kind: WordedKind, value: string) => string {
  const language = useLanguage()
  return useCallback((kind, value) => valueWord(kind, value, textsByLanguage[language]), [language])
}

const textsByLanguage = { ar: shippedTexts('ar'), en: shippedTexts('en') }

function shippedTexts(language: Language) {
  return readStockWords(({ words }) => textsIn(language, words))
}

/** Returns stock values as labelled choices. */
export function useStockChoices(): (kind: WordedKind, values: readonly string[]) => Choice[] {
  const word = useStockWord()
  return useCallback((kind, values) => values.map((id) => ({ id, name: word(kind, id) })), [word])
}

export type StockCounts = DataOf<'GET /api/stock/counts'>

/** The counts of the stock, of which choices are made, once they are wanted: they read every vehicle. */
export function useStockCounts(areWanted = true): LoadedData<StockCounts> {
  return useLoaded('GET /api/stock/counts', areWanted ? {} : null)
}
