import { moneyText, moneyTextAmongOthers } from '#kernel/format/money-text.ts'
import { useLanguage } from '../i18n/use-words.ts'
import { useSiteFacts } from './use-site-facts.ts'

/** An amount in minor units in the language of the screens. */
export function Money({ minor, currency }: { minor: unknown; currency: unknown }) {
  const language = useLanguage()
  const site = useSiteFacts()
  const isForeign = site?.currency !== undefined && site.currency !== currency
  return <bdi style={{ whiteSpace: 'nowrap' }}>{(isForeign ? moneyTextAmongOthers : moneyText)(Number(minor), String(currency), language)}</bdi>
}
