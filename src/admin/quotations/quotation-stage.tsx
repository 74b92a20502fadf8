import type { QuotationStage } from '#domains/orders/index.ts'
import { Tag, type Tone } from '../fields/tag.tsx'
import { useWords } from '../i18n/use-words.ts'
import { quotationStageWords } from './words.ts'

const tones: Record<QuotationStage, Tone> = { draft: 'quiet', sent: 'info', opened: 'info', ordered: 'good', expired: 'warn', withdrawn: 'quiet' }

export function QuotationStageTag({ stage }: { stage: QuotationStage }) {
  const word = useWords(quotationStageWords)
  return <Tag tone={tones[stage]}>{word(stage)}</Tag>
}
