import { useEffect, useRef, useState } from 'react'

/** After the last key, so that a word is not asked for letter by letter. */
const REST_MS = 400

/**
 * What the server answers to something that is being typed, asked for again when it has rested; while there is nothing to ask for, or it is refused, the last
 * answer stays. The first time is asked at once, unless it is typed as well (`isTyped`). `load` is the same function at each call.
 */
export function useRested<Asked, Answer>(
  question: Asked | null,
  load: (askedQuestion: Asked, signal: AbortSignal) => Promise<Answer>,
  { isTyped = false }: { isTyped?: boolean } = {},
) {
  const [answer, setAnswer] = useState<Answer>()
  const [status, setStatus] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [round, setRound] = useState(0)
  const isAtOnce = useRef(!isTyped)
  const questionKey = question && JSON.stringify([question, round])
  // The network; an answer that something newer has overtaken is dropped.
  useEffect(() => {
    if (questionKey === null) return
    const stop = new AbortController()
    const timer = setTimeout(
      () => {
        isAtOnce.current = false
        load((JSON.parse(questionKey) as [Asked, number])[0], stop.signal).then(
          (newAnswer) => {
            setAnswer(newAnswer)
            setStatus('ready')
          },
          () => stop.signal.aborted || setStatus('failed'),
        )
      },
      isAtOnce.current ? 0 : REST_MS,
    )
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [questionKey, load])
  return { answer, status, retry: () => setRound(round + 1) }
}
