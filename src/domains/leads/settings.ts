import { number, text } from '#kernel/settings/setting.ts'
import { defineSettings, type ReadSettings } from '#kernel/settings/settings.ts'

export const leadsSettings = defineSettings(['Leads', 'طلبات العملاء'], {
  'leads.default_country': text('AE', [
    'Country of phone numbers without a country code, as two letters of ISO 3166.',
    'دولة أرقام الهاتف التي لا تحمل رمز دولة، بحرفي ISO 3166.',
  ]),
  'leads.per_minute_of_address': number(20, [
    'Submissions that one network address may send in a minute.',
    'عدد الطلبات المسموح بإرسالها في الدقيقة من عنوان شبكة واحد.',
  ]),
  'leads.per_minute_of_form': number(600, ['Submissions that one form takes in a minute.', 'عدد الطلبات التي يستقبلها النموذج الواحد في الدقيقة.']),
})

/** How submissions are taken. */
export function readLeadsSettings(read: ReadSettings) {
  const { 'leads.default_country': country, 'leads.per_minute_of_address': perAddress, 'leads.per_minute_of_form': perForm } = read(leadsSettings)
  return { country, perMinute: { address: perAddress, form: perForm } }
}
