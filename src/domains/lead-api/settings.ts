import { text } from '#kernel/settings/setting.ts'
import { defineSettings, type ReadSettings } from '#kernel/settings/settings.ts'

export const leadApiSettings = defineSettings(['Ordering of electric vehicles', 'طلب السيارات الكهربائية'], {
  'lead_api.base_url': text(
    '',
    [
      'Address of the service that takes leads of electric vehicles, without /api.',
      'عنوان الخدمة التي تستقبل طلبات السيارات الكهربائية من دون \u2066/api\u2069.',
    ],
    { isSecret: true },
  ),
})

export function readLeadApiSettings(read: ReadSettings) {
  return { baseUrl: read(leadApiSettings)['lead_api.base_url'] }
}
