import { type EnquiryKind, enquiryKinds } from '#domains/content/index.ts'
import type { FillForm } from '#fields/field-types.ts'
import type { WordPair } from '#kernel/words/words.ts'

const enquiryNames: Record<EnquiryKind, WordPair> = {
  'test-drive': ['Test drive', 'تجربة القيادة'],
  offer: ['Offer', 'عرض سعر'],
  brochure: ['Brochure', 'كتيّب السيارة'],
  design: ['Own design', 'تصميم السيارة'],
  service: ['Service', 'صيانة'],
  'trade-in': ['Trade-in', 'استبدال السيارة'],
  notify: ['Notice when a car comes', 'إشعار عند توفر السيارة'],
}

/** The form behind each kind of enquiry. */
export const enquiryForm: FillForm = {
  field_type: 'Pairs',
  name: { symbol: '', label: ['Enquiry', 'نوع الطلب'], field_type: 'Select', options: enquiryKinds.map((value) => ({ value, label: enquiryNames[value] })) },
  value: { symbol: '', label: ['Form', 'النموذج'], field_type: 'Number', choices: 'forms' },
}
