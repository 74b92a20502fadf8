import type { FieldDef } from '#fields/field-types.ts'
import { formatDay } from '#kernel/format/date.ts'
import type { Words } from '#kernel/words/words.ts'
import { useLanguage } from '../../words/language.tsx'
import { useWord } from '../../words/use-word.ts'
import { storedCondition, useVerdicts } from '../../conditions/use-verdict.ts'
import { conditionWords } from '../../conditions/words.ts'
import { useCanvasWorld } from '../canvas-context.tsx'
import { notShownNow } from './not-shown-now.ts'

const notShownWords = {
  not_yet: ['Shown from {day}', 'يظهر ابتداءً من {day}'],
  no_longer: ['No longer shown since {day}', 'انتهى عرضه في {day}'],
} as const satisfies Words

/** Says why visitors do not see a block or an item now; '' when they see it. */
export function useNotShown(): (values: Record<string, unknown>, fields: readonly FieldDef[]) => string {
  const word = useWord(notShownWords)
  const { language } = useLanguage()
  const { site } = useCanvasWorld()
  const verdict = useVerdicts()
  const say = useWord(conditionWords)
  return (values, fields) => {
    const hiddenNow = notShownNow(values, fields, { now: new Date(), timeZone: site.time_zone })
    if (!hiddenNow) {
      const condition = storedCondition(values)
      return condition && verdict(condition)?.isShown === false ? say('not_shown') : ''
    }
    const noon = new Date(`${hiddenNow.day}T12:00:00Z`)
    const day = formatDay(noon, 'UTC', language)
    return word(hiddenNow.reason, { day })
  }
}
