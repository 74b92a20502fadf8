import { text } from '#fields/settings/setting.ts'
import { defineSettings, type ReadSettings } from '#fields/settings/settings.ts'

export const webhookSettings = defineSettings(['Webhooks', 'الإشعارات البرمجية'], ['deliveries'], {
  'webhooks.signing_key': text(
    '',
    ['Signing key of webhooks', 'مفتاح توقيع الإشعارات البرمجية'],
    [
      'Key that webhooks are signed with, as docs/webhooks.md says; without it none is sent.',
      'المفتاح الذي توقَّع به الإشعارات البرمجية كما في docs/webhooks.md؛ لا يُرسل أي إشعار من دونه.',
    ],
    { isSecret: true },
  ),
})

/** How webhooks are sent. */
export function readDeliveriesSettings(read: ReadSettings) {
  return { signingKey: read(webhookSettings)['webhooks.signing_key'] }
}
