import { text } from '#kernel/settings/setting.ts'
import { defineSettings, type ReadSettings } from '#kernel/settings/settings.ts'

export const formsSettings = defineSettings(['Forms', 'النماذج'], {
  'forms.api_url': text('/forms_api', [
    'Address of the forms service; browsers and the form builder send their requests there.',
    'عنوان خدمة النماذج؛ ترسل إليه المتصفحات ومصمم النماذج طلباتها.',
  ]),
})

/** Where the forms service is (C-205). */
export function readFormsSettings(read: ReadSettings) {
  return { apiUrl: read(formsSettings)['forms.api_url'] }
}

export type FormsSettings = ReturnType<typeof readFormsSettings>
