import { useCallback, useEffect, useState } from 'react'
import { chooseLanguage, chooseMarket, type FinderSettings, nothingChosen, parseFinderSettings, parseRetailers, type Retailer, retailersUrl } from './finder.ts'

const TIMEOUT_MS = 8000

type FinderProgress = 'idle' | 'loading' | 'failed'

/** The finder's data and choices. A failure leaves no retailer and an empty list (C-335). */
export function useFinder(settingsUrl: string) {
  const [settings, setSettings] = useState<FinderSettings | null>(null)
  const [selection, setSelection] = useState(nothingChosen)
  const [retailers, setRetailers] = useState<readonly Retailer[]>([])
  const [progress, setProgress] = useState<FinderProgress>('loading')
  const listUrl = retailersUrl(settings, selection)
  const { market, language } = selection

  const fail = useCallback((error: unknown) => {
    console.warn(error)
    setRetailers([])
    setSelection((current) => ({ ...current, retailer: '' }))
    setProgress('failed')
  }, [])

  // The network is asked once the footer is in view, not when the page is made.
  useEffect(() => {
    const stop = new AbortController()
    setProgress('loading')
    fetchJson(settingsUrl, stop.signal)
      .then((answer) => {
        const parsedSettings = parseFinderSettings(answer)
        if (!parsedSettings) throw new TypeError('no settings of the retailer finder')
        setSettings(parsedSettings)
        setProgress('idle')
      })
      .catch((error: unknown) => stop.signal.aborted || fail(error))
    return () => stop.abort()
  }, [settingsUrl, fail])

  // The network again, for the list of what is chosen now; an answer that comes too late is dropped.
  useEffect(() => {
    if (!settings || !market || !language) return
    if (!listUrl) return fail(new TypeError(`no address of retailers in ${market}`))
    const stop = new AbortController()
    setProgress('loading')
    fetchJson(listUrl, stop.signal)
      .then((answer) => {
        setRetailers(parseRetailers(answer, language))
        setProgress('idle')
      })
      .catch((error: unknown) => stop.signal.aborted || fail(error))
    return () => stop.abort()
  }, [settings, market, language, listUrl, fail])

  const choose = (next: typeof selection) => {
    setSelection(next)
    setRetailers([])
    setProgress('idle')
  }

  return {
    settings,
    selection,
    retailers,
    progress,
    listUrl,
    chooseMarket: (next: string) => settings && choose(chooseMarket(settings, next)),
    chooseLanguage: (next: string) => choose(chooseLanguage(selection, next)),
    chooseRetailer: (retailer: string) => setSelection({ ...selection, retailer }),
  }
}

/** What an address answers as JSON, in good time; throws when it is slow, refuses, or answers something else. */
async function fetchJson(url: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, { headers: { accept: 'application/json' }, signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]) })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.json()
}
