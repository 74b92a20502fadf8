import { z } from 'zod'
import { json, text } from '#fields/settings/setting.ts'
import { defineSettings, type ReadSettings } from '#fields/settings/settings.ts'
import { enquiryForm } from './setting-forms.ts'

export const formsSettings = defineSettings(['Forms', 'النماذج'], ['form'], {
  'forms.api_url': text(
    '/forms_api',
    ['Address of the forms service', 'عنوان خدمة النماذج'],
    [
      'Address of the forms service; browsers and the form builder send their requests there.',
      'عنوان خدمة النماذج؛ ترسل إليه المتصفحات ومصمم النماذج طلباتها.',
    ],
    { receivesData: true },
  ),
  'forms.enquiries': json(
    z.record(z.string(), z.int().positive()),
    {},
    ['Forms of enquiries', 'نماذج الطلبات'],
    [
      'The form behind each kind of enquiry. A kind without one opens a chat with the importer.',
      'النموذج المخصص لكل نوع من الطلبات. أما الأنواع التي لا نموذج لها فتفتح محادثة مع الوكيل.',
    ],
    { filled: enquiryForm },
  ),
})

/** The address of the forms service (C-205), and the ids of forms by kind of enquiry. */
export function readFormsSettings(read: ReadSettings) {
  const { 'forms.api_url': apiUrl, 'forms.enquiries': enquiries } = read(formsSettings)
  return { apiUrl, enquiries }
}

export type FormsSettings = ReturnType<typeof readFormsSettings>
