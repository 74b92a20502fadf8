import { z } from 'zod'
import { choice, json, number, text } from '#fields/settings/setting.ts'
import { defineSettings, type ReadSettings } from '#fields/settings/settings.ts'
import type { WordPair } from '#kernel/words/words.ts'
import { type ConsentStrategy, consentScopes } from './consent.ts'
import { BannerContent } from './banner-content.ts'
import { CONSENT_KEY, type ConsentConfig, type ConsentPlatform, OPTIONAL_COOKIES } from './consent-config.ts'
import { bannerForm, platformForm } from './setting-forms.ts'

const Name = z.string().regex(/^[\w.$-]*$/)

const Platform = z.strictObject({
  cookie: Name.min(1),
  categories: z.record(z.string().min(1), z.enum(consentScopes)),
  events: z.array(Name).default([]),
  object: Name.default(''),
  reload: Name.default(''),
  open: Name.default(''),
})

const ONETRUST_SCRIPT = 'https://cdn.cookielaw.org/scripttemplates/otSDKStub.js'

/** What OneTrust calls its groups and functions. */
const oneTrust: ConsentPlatform = {
  cookie: 'OptanonConsent',
  categories: { C0001: 'obligatory', C0002: 'optional', C0004: 'optional' },
  events: ['OneTrustGroupsUpdated'],
  object: 'OneTrust',
  reload: 'LoadBanner',
  open: 'ToggleInfoDisplay',
}

export const consentSettings = defineSettings(['Consent', 'الموافقة'], ['home'], {
  'consent.strategy': choice(
    {
      basic: ['Our own banner', 'شريطنا الخاص'],
      none: ['Nobody; everything is allowed', 'لا أحد، وكل شيء مسموح'],
      onetrust: ['OneTrust', 'منصة OneTrust'],
      custom: ['Another platform', 'منصة أخرى'],
    } satisfies Record<ConsentStrategy, WordPair>,
    'basic',
    ['Who asks for consent', 'جهة طلب الموافقة'],
    ['Who asks visitors for consent.', 'من يطلب موافقة الزوار.'],
  ),
  'consent.storage_key': text(
    CONSENT_KEY,
    ['Key of the answer in browsers', 'مفتاح حفظ الإجابة في المتصفح'],
    [
      'Key under which browsers keep the answer to our own banner. A new key asks all visitors again.',
      'المفتاح الذي يحفظ المتصفح تحته جواب الزائر على شريطنا. تغييره يعيد سؤال جميع الزوار.',
    ],
  ),
  cookie_consent: json(
    BannerContent.nullable(),
    null,
    ['Cookie banner', 'شريط ملفات تعريف الارتباط'],
    ['What our own banner asks visitors. Without it no banner is shown.', 'ما يسأل عنه شريطنا الزوار. من دونه لا يظهر شريط.'],
    { filled: bannerForm },
  ),
  'consent.optional_cookies': text(
    OPTIONAL_COOKIES.join(','),
    ['Cookies removed when consent is withdrawn', 'الملفات التي تُحذف عند سحب الموافقة'],
    [
      'Cookies, by comma, that are removed when a visitor takes a consent back; * at the end stands for all that begin so.',
      'ملفات تعريف الارتباط، مفصولة بفواصل، التي تُحذف عندما يسحب الزائر موافقته. تعني * في النهاية كل ما يبدأ بالاسم.',
    ],
  ),
  'consent.proof_days': number(
    1095,
    ['Days that proofs of consent are kept', 'مدة حفظ إثبات الموافقة بالأيام'],
    ['For how many days the proof of an answer is kept; it names no visitor.', 'عدد الأيام التي يُحفظ خلالها إثبات الإجابة، ولا يدل على زائر بعينه.'],
  ),
  'consent.onetrust_id': {
    ...text(
      '',
      ['OneTrust domain id', 'معرّف النطاق لدى OneTrust'],
      [
        'The domain script id of OneTrust, with the strategy onetrust: data-domain-script in its code. Its script is then loaded with every page, before consent, to ask for it.',
        'معرّف النطاق لدى OneTrust مع onetrust، وهو قيمة \u2066data-domain-script\u2069 في شيفرتها. يُحمَّل ملفها عندئذ مع كل صفحة قبل الموافقة ليطلبها من الزائر.',
      ],
    ),
    schema: z
      .string()
      .trim()
      .regex(/^[\w-]{0,80}$/),
    runsScripts: true,
  },
  'consent.onetrust_url': {
    ...text(
      ONETRUST_SCRIPT,
      ['OneTrust script address', 'عنوان ملف OneTrust'],
      ['Address of OneTrust’s script, for its other data centres.', 'عنوان ملف OneTrust، لمن يستخدم مركز بيانات آخر لديها.'],
    ),
    schema: z
      .string()
      .trim()
      .regex(/^https:\/\/[\w.-]+(:\d+)?\/[\w./-]*$/),
    runsScripts: true,
  },
  'consent.platform': json(
    Platform.nullable(),
    null,
    ['Another consent platform', 'منصة موافقة أخرى'],
    [
      'Another consent platform, for the strategy custom: cookie, categories with their scope (obligatory or optional), events, object, reload and open.',
      'منصة موافقة أخرى مع custom: ‏cookie وcategories مع نطاق كل فئة (obligatory أو optional) وevents وobject وreload وopen.',
    ],
    { filled: platformForm },
  ),
})

/** OneTrust's own script, which asks the visitor, and the id of the site there. */
export type OneTrustScript = { readonly src: string; readonly id: string }

/** How consent is requested. The strategy `custom` without a platform requests none and allows nothing. */
export function readConsentSettings(read: ReadSettings) {
  const values = read(consentSettings)
  const { 'consent.strategy': strategy, 'consent.storage_key': key, 'consent.platform': other, cookie_consent: content } = values
  const cookies = values['consent.optional_cookies'].split(/[,\s]+/).filter(Boolean)
  const config: ConsentConfig = { strategy, key: key || CONSENT_KEY, platform: platformOf(strategy, other), cookies }
  const { 'consent.onetrust_id': id, 'consent.onetrust_url': url } = values
  const oneTrust: OneTrustScript | null = strategy === 'onetrust' && id ? { src: url, id } : null
  return {
    config,
    /** Null where it is not loaded by us. */
    oneTrust,
    /** Null shows no banner (C-030). */
    content,
    proofDays: Math.max(1, values['consent.proof_days']),
  }
}

function platformOf(strategy: ConsentConfig['strategy'], other: ConsentPlatform | null): ConsentPlatform | null {
  if (strategy === 'onetrust') return oneTrust
  if (strategy === 'custom') return other ?? { cookie: 'none', categories: {}, events: [], object: '', reload: '', open: '' }
  return null
}

export type ConsentSettings = ReturnType<typeof readConsentSettings>
