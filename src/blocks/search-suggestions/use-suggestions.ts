import { useEffect, useRef, useState } from 'react'
import { fetchSuggestions } from '#domains/stock/index.ts'
import { mustAsk, offeredSuggestions } from './suggestion-list.ts'

/** A field may be switched off at any time by what stands around it: `isEnabled` asks the field itself. */
type Options = { limit: number; delayMs: number; least: number; isForward: boolean; isFiltered: boolean; isEnabled: () => boolean }

/**
 * Suggestions for what is typed. They are offered only while the visitor types (C-105 to C-107): `listen` begins it, `reset` ends it and
 * forgets what was found.
 */
export function useSuggestions(search: string, { limit, delayMs, least, isForward, isFiltered, isEnabled }: Options) {
  const [isListening, setIsListening] = useState(false)
  const [texts, setTexts] = useState<readonly string[]>([])
  /** The request that the suggestions are of; null before the first. */
  const request = useRef<AbortController>(null)
  const isLong = search.trim().length >= least

  const forget = () => {
    setTexts([])
    request.current?.abort()
    request.current = null
  }
  const reset = () => {
    setIsListening(false)
    forget()
  }

  // Waits for a pause in typing; the answer to an older question is not read (C-281, C-380).
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was found does not ask anew, only what is typed does
  useEffect(() => {
    if (!isLong) return forget()
    if (!isListening || !mustAsk({ search, least, isForward, hasAsked: request.current !== null, texts })) return
    request.current?.abort()
    const timer = setTimeout(async () => {
      if (!isEnabled()) return
      const call = new AbortController()
      request.current = call
      const answer = await fetchSuggestions(search.trim(), { signal: call.signal })
      if (!call.signal.aborted && isEnabled()) setTexts(answer)
    }, delayMs)
    return () => clearTimeout(timer)
  }, [search, isListening, isLong, isForward, least, delayMs])

  const offeredTexts = isListening && isLong ? offeredSuggestions(texts, search, { limit, isFiltered }) : []
  return { offeredTexts, listen: () => setIsListening(true), reset }
}
