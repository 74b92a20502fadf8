import { useTranslate } from 'react-admin'
import { useWords } from '../i18n/use-words.ts'
import { useMailPartName } from '../mails/use-mail-part-name.ts'
import { auditFieldWords } from './field-words.ts'

/** The tabs whose labels name the fields of a change, by what stands before the point in its action. */
export const subjectsOfActions: ReadonlyMap<string, string> = new Map([
  ['answer_template', 'answer_templates'],
  ['company_config', 'company_configs'],
  ['dealer', 'dealers'],
  ['feed', 'feeds'],
  ['form', 'forms'],
  ['form_location', 'dealers'],
  ['lead', 'leads'],
  ['listed_vin', 'listed_vins'],
  ['listing', 'listings'],
  ['map_package', 'map_packages'],
  ['metahead', 'metaheads'],
  ['nav_entry', 'nav_entries'],
  ['order', 'orders'],
  ['page', 'pages'],
  ['payment', 'payments'],
  ['token', 'api_tokens'],
  ['translation', 'translations'],
  ['user', 'users'],
  ['vehicle', 'vehicles'],
])

/** What people call a field of a change: its label in the tab of the record, else the word of the log; null for a field that this build does not know. */
export function useFieldName(): (action: string, field: string) => string | null {
  const translate = useTranslate()
  const word = useWords(auditFieldWords)
  const part = useMailPartName()
  return (action, field) => {
    if (action === 'mail_words.changed') return part(field)
    const subject = subjectsOfActions.get(action.split('.')[0] ?? '')
    const label = subject === undefined ? '' : translate(`resources.${subject}.fields.${field}`, { _: '' })
    if (label !== '') return label
    return Object.hasOwn(auditFieldWords, field) ? word(field as keyof typeof auditFieldWords) : null
  }
}
