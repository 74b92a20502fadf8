import { ScreenLink } from '../fields/screen-link.tsx'
import { useWords } from '../i18n/use-words.ts'
import { customerWords } from './words.ts'

/** Leads to all that has the address or the number of a record. */
export function CustomerLink({ kind, id }: { kind: 'lead' | 'order' | 'quotation'; id: number }) {
  const word = useWords(customerWords)
  return (
    <ScreenLink resource="customers" id={`${kind}-${id}`}>
      {word('show')}
    </ScreenLink>
  )
}
