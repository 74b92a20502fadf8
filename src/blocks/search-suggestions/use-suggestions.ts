import { useEffect, useRef, useState } from 'react'
import { fetchSuggestions } from '#domains/stock/index.ts'
import { mustAsk, offeredSuggestions } from './suggestion-list.ts'

type Options = { limit: number; delayMs: number; least: number; isForward: boolean; isFiltered: boolean }

/**
 * Suggestions for what is typed. They are offered only while the visitor types (C-105 to C-107): `listen` begins it, `reset` ends it and
 * forgets what was found.
 */
export function useSuggestions(typed: string, { limit, delayMs, least, isForward, isFiltered }: Options) {
  const [isListening, setIsListening] = useState(false)
  const [found, setFound] = useState<readonly string[]>([])
  /** The request that the suggestions are of; null before the first. */
  const asked = useRef<AbortController>(null)
  const isLong = typed.trim().length >= least

  const forget = () => {
    setFound([])
    asked.current?.abort()
    asked.current = null
  }
  const reset = () => {
    setIsListening(false)
    forget()
  }

  // Waits for a pause in typing; the answer to an older question is not read (C-281, C-380).
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was found does not ask anew, only what is typed does
  useEffect(() => {
    if (!isLong) return forget()
    if (!isListening || !mustAsk({ typed, least, isForward, asked: asked.current !== null, found })) return
    asked.current?.abort()
    const timer = setTimeout(async () => {
      const call = new AbortController()
      asked.current = call
      const answer = await fetchSuggestions(typed.trim(), { signal: call.signal })
      if (!call.signal.aborted) setFound(answer)
    }, delayMs)
    return () => clearTimeout(timer)
  }, [typed, isListening, isLong, isForward, least, delayMs])

  const offered = isListening && isLong ? offeredSuggestions(found, typed, { limit, isFiltered }) : []
  return { offered, listen: () => setIsListening(true), reset }
}
