import { moneyText } from '#kernel/format/money-text.ts'
import { useLanguage } from '../i18n/use-words.ts'

/** An amount in minor units in the language of the screens. */
export function Money({ minor, currency }: { minor: unknown; currency: unknown }) {
  const language = useLanguage()
  return <bdi>{moneyText(Number(minor), String(currency), language)}</bdi>
}
