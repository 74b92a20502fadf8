import { text } from '#kernel/settings/setting.ts'
import { defineSettings, type ReadSettings } from '#kernel/settings/settings.ts'

export const orderJourneySettings = defineSettings(['Online orders', 'الطلب عبر الإنترنت'], {
  'order_online.endpoint_config': text('', [
    'Address of the content-integration API with the configuration of online orders, without /all; empty uses the configuration of this site.',
    'عنوان واجهة إعدادات الطلب عبر الإنترنت من دون \u2066/all\u2069؛ تُستخدم إعدادات هذا الموقع عند تركه فارغًا.',
  ]),
})

export function readOrderJourneySettings(read: ReadSettings) {
  return { endpointConfig: read(orderJourneySettings)['order_online.endpoint_config'] }
}
