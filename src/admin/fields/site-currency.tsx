import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { useSiteFacts } from './use-site-facts.ts'

/** Gives the `currency` of a new record that of the site, once it is known and unless somebody has typed one. Draws nothing. */
export function SiteCurrency() {
  const currency = useSiteFacts()?.currency
  const { getFieldState, resetField } = useFormContext<{ currency: string }>()
  // The answer of the API.
  useEffect(() => {
    if (currency !== undefined && !getFieldState('currency').isDirty) resetField('currency', { defaultValue: currency })
  }, [currency, getFieldState, resetField])
  return null
}
