import { keepCountry } from '#domains/markets/index.ts'
import { byName } from '#kernel/by-name.ts'
import { type MouseEvent, useEffect, useRef } from 'react'
import { type LocatorData, type LocatorResult, offeredBy, placeText } from './locator-data.ts'
import { isPlaceUnknown, listActive, type LocatorQuery, readLocatorQuery, writeLocatorQuery } from './locator-query.ts'
import { useLocator } from './use-locator.ts'

/** What every part of an open locator shares: the search with its results, the ways to change it, and the addresses of its links. */
export type Search = ReturnType<typeof useSearch>

/** `id` is the prefix of the ids of the form and of the list. */
export function useSearch({ stock, query: firstQuery }: LocatorData, firstResult: LocatorResult, id: string) {
  const [formId, listId] = [`${id}-filters`, `${id}-vehicles`]
  const { ask, askPlace, addPage, query, shownResult: result, state, ...rest } = useLocator({ stock, query: firstQuery, result: firstResult })
  const heading = useRef<HTMLHeadingElement>(null)
  const results = useRef<HTMLDivElement>(null)
  const focusNextAt = useRef<number | null>(null)

  // Choices made before hydration are in the form only. A place without dealers is searched once more before the dialog opens.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is hydrated
  useEffect(() => {
    if (isPlaceUnknown(query)) {
      void askPlace(query.place)
      return
    }
    const form = document.getElementById(formId)
    if (!(form instanceof HTMLFormElement)) return
    const { filters, sort } = readLocatorQuery(valuesOf(form), offeredBy(stock))
    const nextQuery = { ...query, filters, sort, last: 1 }
    if (writeLocatorQuery(nextQuery, result.bounds) !== writeLocatorQuery({ ...query, last: 1 }, result.bounds)) void ask(() => nextQuery)
  }, [])

  // The next vehicle is where reading goes on; without this the focus stays on a link that moved away.
  useEffect(() => {
    if (focusNextAt.current === null || result.cards.length <= focusNextAt.current) return
    results.current?.querySelectorAll<HTMLElement>('article h3 a')[focusNextAt.current]?.focus({ preventScroll: true })
    focusNextAt.current = null
  }, [result])

  // One country that a visitor picks here is theirs from then on, and no longer when they take it back; that of the address they came by is not.
  const countries = (query.filters.countries ?? []).join()
  const countriesBefore = useRef(countries)
  useEffect(() => {
    if (countriesBefore.current === countries) return
    countriesBefore.current = countries
    keepCountry(countries.includes(',') ? '' : countries)
  }, [countries])

  const change = (changes: Partial<LocatorQuery>) => void ask((before) => ({ ...before, isSavedOnly: false, ...changes }))
  return {
    ...rest,
    query,
    result,
    state,
    askPlace,
    formId,
    listId,
    heading,
    results,
    change,
    /** Everything that narrows the search, and the place in words, '' for none. */
    active: listActive(query.filters, result.bounds),
    place: isPlaceUnknown(query) ? '' : placeText(query.place, stock),
    /** A press of a link that changes the search: in this page, or as the browser has it with a key held. */
    follow: (changes: Partial<LocatorQuery>) => (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      change(changes)
      heading.current?.focus()
    },
    addressWith: (changes: Partial<LocatorQuery>) => `?${writeLocatorQuery({ ...query, isSavedOnly: false, ...changes, last: 1 }, result.bounds)}#${listId}`,
    pageAddress: (last: number) => `?${writeLocatorQuery({ ...query, last }, result.bounds)}`,
    showMore: (event: MouseEvent) => {
      event.preventDefault()
      if (state === 'adding') return
      focusNextAt.current = result.cards.length
      void addPage()
    },
    changeFilters: (update: (filters: LocatorQuery['filters']) => LocatorQuery['filters'], field?: string) => {
      void ask((before) => ({ ...before, isSavedOnly: false, filters: update(before.filters) }), field)
      // Beside a sticky panel a long list may be read far down, where a short one has nothing.
      if ((results.current?.getBoundingClientRect().top ?? 0) < 0) results.current?.scrollIntoView()
    },
  }
}

function valuesOf(form: HTMLFormElement): Record<string, string[]> {
  const values: Record<string, string[]> = byName()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') values[name] = [...(values[name] ?? []), value]
  return values
}
