import type { RowField } from '#fields/field-types.ts'
import type { FormChoices } from '../form.ts'
import { locationLimits as limits } from './location.ts'

/** What staff fill in of a location, with the retailers that may get its leads. */
export function locationFields(retailers: FormChoices['retailers']): RowField[] {
  return [
    { symbol: 'name', label: ['Name', 'الاسم'], field_type: 'String', translatable: true, required: true, max: limits.name },
    { symbol: 'value', label: ['Stored value', 'القيمة المحفوظة'], field_type: 'String', required: true, max: limits.value },
    { symbol: 'city', label: ['City', 'المدينة'], field_type: 'String', translatable: true, max: limits.city },
    { symbol: 'market', label: ['Market', 'السوق'], field_type: 'String', translatable: true, max: limits.market },
    { symbol: 'email', label: ['Mailbox that is told', 'البريد الذي يُبلَّغ'], field_type: 'String', max: limits.email },
    {
      symbol: 'retailer_id',
      label: ['Retailer who gets the leads', 'المعرض الذي تُسند إليه الطلبات'],
      field_type: 'Select',
      options: [{ value: '', label: ['None', 'لا أحد'] }, ...retailers],
      default: '',
    },
    { symbol: 'position', label: ['Position in lists', 'الترتيب في القوائم'], field_type: 'Number', min: 0, max: limits.position },
    { symbol: 'active', label: ['Offered to visitors', 'متاح للزوار'], field_type: 'Bool' },
  ]
}
