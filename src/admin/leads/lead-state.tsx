import type { LeadState } from '#domains/leads/index.ts'
import { leadStateWords } from '#domains/leads/index.ts'
import { Tag, type Tone } from '../fields/tag.tsx'
import { useWords } from '../i18n/use-words.ts'

const tones: Record<LeadState, Tone> = { suspected: 'warn', new: 'info', contacted: 'info', won: 'good', lost: 'quiet', rejected: 'bad', test: 'quiet' }

export function LeadStateTag({ state }: { state: LeadState }) {
  const word = useWords(leadStateWords)
  return <Tag tone={tones[state]}>{word(state)}</Tag>
}
