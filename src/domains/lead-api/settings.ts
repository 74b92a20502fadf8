import { text } from '#fields/settings/setting.ts'
import { defineSettings, type ReadSettings } from '#fields/settings/settings.ts'

export const leadApiSettings = defineSettings(['Ordering of electric vehicles', 'طلب السيارات الكهربائية'], ['electric_order', 'connections'], {
  'lead_api.base_url': text(
    '',
    ['Address of the electric-vehicle lead service', 'عنوان خدمة طلبات السيارات الكهربائية'],
    [
      'Address of the service that takes leads of electric vehicles, without /api.',
      'عنوان الخدمة التي تستقبل طلبات السيارات الكهربائية من دون \u2066/api\u2069.',
    ],
    { isSecret: true },
  ),
  'lead_api.stripe_publishable_key': text(
    '',
    ['Publishable Stripe key of that service', 'مفتاح Stripe العلني لتلك الخدمة'],
    [
      'Publishable Stripe key of that service; browsers see it. Empty leaves the payment to the link that the retailer sends.',
      'مفتاح \u2066Stripe\u2069 العلني لتلك الخدمة، ويظهر للمتصفحات. عند تركه فارغًا يتم الدفع عبر الرابط الذي يرسله المعرض.',
    ],
  ),
})

export function readLeadApiSettings(read: ReadSettings) {
  const { 'lead_api.base_url': baseUrl, 'lead_api.stripe_publishable_key': stripeKey } = read(leadApiSettings)
  return { baseUrl, stripeKey }
}
