import { z } from 'zod'
import { choice, json, text } from '#kernel/settings/setting.ts'
import { defineSettings, type ReadSettings } from '#kernel/settings/settings.ts'
import { consentScopes, consentStrategies } from './consent.ts'
import { CONSENT_KEY, type ConsentConfig, type ConsentPlatform } from './consent-config.ts'

const Name = z.string().regex(/^[\w.$-]*$/)

const Platform = z.strictObject({
  cookie: Name.min(1),
  categories: z.record(z.string().min(1), z.enum(consentScopes)),
  events: z.array(Name).default([]),
  object: Name.default(''),
  reload: Name.default(''),
  open: Name.default(''),
})

/** What OneTrust calls its groups and functions. */
const oneTrust: ConsentPlatform = {
  cookie: 'OptanonConsent',
  categories: { C0001: 'obligatory', C0002: 'optional', C0004: 'optional' },
  events: ['OneTrustGroupsUpdated'],
  object: 'OneTrust',
  reload: 'LoadBanner',
  open: 'ToggleInfoDisplay',
}

export const consentSettings = defineSettings(['Consent', 'الموافقة'], {
  'consent.strategy': choice(consentStrategies, 'basic', [
    'Who asks visitors for consent: basic is our own banner, none asks nobody and allows everything, onetrust is OneTrust, custom another platform.',
    'من يطلب موافقة الزوار: basic شريطنا الخاص، وnone لا يُسأل أحد ويُسمح بكل شيء، وonetrust منصة OneTrust، وcustom منصة أخرى.',
  ]),
  'consent.storage_key': text(CONSENT_KEY, [
    'Key under which browsers keep the answer to our own banner. A new key asks all visitors again.',
    'المفتاح الذي يحفظ المتصفح تحته جواب الزائر على شريطنا. تغييره يعيد سؤال جميع الزوار.',
  ]),
  'consent.platform': json(Platform.nullable(), null, [
    'Another consent platform, for the strategy custom: cookie, categories with their scope (obligatory or optional), events, object, reload and open.',
    'منصة موافقة أخرى مع custom: ‏cookie وcategories مع نطاق كل فئة (obligatory أو optional) وevents وobject وreload وopen.',
  ]),
})

/** How consent is asked for. A strategy custom without a platform asks by nobody and allows nothing. */
export function readConsentSettings(read: ReadSettings) {
  const { 'consent.strategy': strategy, 'consent.storage_key': key, 'consent.platform': other } = read(consentSettings)
  const config: ConsentConfig = { strategy, key: key || CONSENT_KEY, platform: platformOf(strategy, other) }
  return { config }
}

function platformOf(strategy: ConsentConfig['strategy'], other: ConsentPlatform | null): ConsentPlatform | null {
  if (strategy === 'onetrust') return oneTrust
  if (strategy === 'custom') return other ?? { cookie: 'none', categories: {}, events: [], object: '', reload: '', open: '' }
  return null
}
