import { flag, number, text } from '#fields/settings/setting.ts'
import { defineSettings, type ReadSettings } from '#fields/settings/settings.ts'

export const leadsSettings = defineSettings(['Leads', 'طلبات العملاء'], ['leads', 'form'], {
  'leads.default_country': text(
    'AE',
    ['Country of phone numbers without a code', 'دولة الأرقام التي لا تحمل رمز دولة'],
    ['Country of phone numbers without a country code, as two letters of ISO 3166.', 'دولة أرقام الهاتف التي لا تحمل رمز دولة، بحرفي ISO 3166.'],
  ),
  'leads.response_minutes': number(
    60,
    ['Time to answer a lead', 'مهلة الرد على طلب العميل'],
    [
      'Minutes within which a lead should be answered, counted in the opening hours of its retailer; 0 sets no time.',
      'المدة المستهدفة بالدقائق للرد على طلب العميل، وتُحسب ضمن أوقات عمل المعرض؛ القيمة 0 تعني عدم تحديد مدة.',
    ],
  ),
  'leads.task_reminders': flag(
    true,
    ['Mails that remind of tasks', 'رسائل التذكير بالمهام'],
    ['Mail whoever set a task about a lead when its time comes.', 'إرسال رسالة إلى صاحب المهمة عند حلول موعدها.'],
  ),
  'leads.per_minute_of_address': number(
    20,
    ['Submissions a minute from one address', 'الطلبات في الدقيقة من عنوان واحد'],
    ['Submissions that one network address may send in a minute.', 'عدد الطلبات المسموح بإرسالها في الدقيقة من عنوان شبكة واحد.'],
  ),
  'leads.per_minute_of_form': number(
    600,
    ['Submissions a minute to one form', 'الطلبات في الدقيقة لكل نموذج'],
    [
      'Submissions that one form takes in a minute, counted apart for those that are suspected as spam. Invalid ones do not count.',
      'عدد الطلبات التي يستقبلها النموذج الواحد في الدقيقة، وتُحسب الطلبات المشتبه في أنها مزعجة على حدة. لا تُحسب الطلبات غير الصالحة.',
    ],
  ),
})

/** How submissions are accepted, the target time of an answer, and whether tasks are reminded of. */
export function readLeadsSettings(read: ReadSettings) {
  const {
    'leads.default_country': country,
    'leads.response_minutes': responseMinutes,
    'leads.task_reminders': remindsOfTasks,
    'leads.per_minute_of_address': perAddress,
    'leads.per_minute_of_form': perForm,
  } = read(leadsSettings)
  return { country, responseMinutes: Math.max(0, responseMinutes), remindsOfTasks, perMinute: { address: perAddress, form: perForm } }
}
