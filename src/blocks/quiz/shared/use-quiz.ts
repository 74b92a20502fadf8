import { type RefObject, useEffect, useRef, useState } from 'react'
import { type PageQuery, readQuery } from '#block-engine/page-query.ts'
import { namesOf, type Quiz, type QuizState, readQuiz, searchOf } from './quiz.ts'

type QuizRun = {
  state: QuizState
  /** Goes where a submitted form leads. */
  move: (form: HTMLFormElement, submitter: HTMLElement | null) => void
  /** False until the script runs, and on the server. */
  isLive: boolean
  /** The element whose first heading is focused when the stage changes. */
  box: RefObject<HTMLDivElement | null>
}

/** The state of a quiz, which is that of the address: each step is an entry of the browser's history, and back and forward keep the answers. */
export function useQuiz(quiz: Quiz, query: PageQuery): QuizRun {
  const [state, setState] = useState(() => readQuiz(quiz, query))
  const [isLive, setIsLive] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const hasMoved = useRef(false)
  const names = namesOf(quiz)
  const follow = (entries: Iterable<readonly [string, string]>): QuizState => {
    const next = readQuiz(quiz, readQuery(entries, names))
    hasMoved.current = true
    setState(next)
    return next
  }
  const latest = useRef(follow)
  latest.current = follow

  // The browser's back and forward change the address; the quiz shows what it says.
  useEffect(() => {
    setIsLive(true)
    const onPopState = () => {
      // The navigator is on its way to another page.
      if ('navigation' in globalThis && navigation.transition) return
      latest.current(new URLSearchParams(location.search))
    }
    addEventListener('popstate', onPopState)
    return () => removeEventListener('popstate', onPopState)
  }, [])

  // Moves the focus to the heading of the new step, so that it is read out and in view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each step
  useEffect(() => {
    const heading = box.current?.querySelector<HTMLElement>('h1, h2, h3, h4, h5, h6')
    if (!hasMoved.current || !heading) return
    heading.tabIndex = -1
    heading.focus()
  }, [state.stage])

  const move: QuizRun['move'] = (form, submitter) => {
    const entries = [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []))
    const pressed = submitter instanceof HTMLButtonElement ? [[submitter.name, submitter.value] as const] : []
    const next = follow([...entries, ...pressed])
    history.pushState(null, '', `${location.pathname}${searchOf(quiz, next, location.search)}`)
  }
  return { state, move, isLive, box }
}
