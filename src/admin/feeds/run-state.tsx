import { Tag, type Tone } from '../fields/tag.tsx'
import { useWords } from '../i18n/use-words.ts'
import { runWords } from './words.ts'

const tones = {
  queued: 'info',
  reading: 'info',
  checking: 'info',
  ready: 'info',
  applying: 'info',
  done: 'good',
  failed: 'bad',
  stopped: 'warn',
  cancelled: 'quiet',
} as const satisfies Record<string, Tone>

export type RunStateName = keyof typeof tones

/** The state of a run as a word. */
export function RunState({ state }: { state: string }) {
  const word = useWords(runWords)
  const runState = state as RunStateName
  return <Tag tone={tones[runState] ?? 'quiet'}>{word(runState)}</Tag>
}
