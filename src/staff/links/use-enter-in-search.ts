import { type KeyboardEvent, useEffect, useRef } from 'react'

type Search = {
  /** What is typed, without space around it. */
  words: string
  /** Whether what is found answers these words; until then it answers those before. */
  isAnswered: boolean
  found: readonly { id: string }[]
  /** The id of the record that is chosen now, which Enter prefers to the first that is found. */
  chosenId: string
  onConfirm: (id: string) => void
}

/** Enter in a search takes what its words find: at once, or as soon as they are answered. Without words it is left to the form around. */
export function useEnterInSearch({ words, isAnswered, found, chosenId, onConfirm }: Search): (event: KeyboardEvent) => void {
  const waitsFor = useRef<string | null>(null)
  const take = () => {
    const record = found.find(({ id }) => id === chosenId) ?? found[0]
    if (record) onConfirm(record.id)
  }

  // The network answers after the key was pressed; whoever types on has changed their mind.
  useEffect(() => {
    if (waitsFor.current === null) return
    if (waitsFor.current === words && !isAnswered) return
    const isMeant = waitsFor.current === words
    waitsFor.current = null
    if (isMeant) take()
  })

  return (event) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || words === '') return
    event.preventDefault()
    if (isAnswered) take()
    else waitsFor.current = words
  }
}
