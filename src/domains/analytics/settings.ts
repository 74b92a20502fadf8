import { z } from 'zod'
import { choice, number } from '#fields/settings/setting.ts'
import { defineSettings, type ReadSettings } from '#fields/settings/settings.ts'
import type { MeasuringConfig } from './measuring-config.ts'

const GOOGLE_TAGS = 'https://www.googletagmanager.com/gtm.js'

export const analyticsSettings = defineSettings(['Measurement', 'القياس'], ['visitor_speed', 'home'], {
  'analytics.tag_manager_id': {
    schema: z.string().regex(/^(GTM-[A-Z0-9]{4,12})?$/),
    default: '',
    format: 'text',
    runsScripts: true,
    name: ['Google Tag Manager container', 'حاوية Google Tag Manager'],
    about: [
      'Container of Google Tag Manager, such as GTM-ABC1234. It is loaded once a visitor allows it; empty loads none.',
      'معرّف حاوية Google Tag Manager، مثل \u2066GTM-ABC1234\u2069. تُحمَّل الحاوية بعد موافقة الزائر، ولا تُحمَّل عند تركه فارغًا.',
    ],
  },
  'analytics.tag_manager_url': {
    schema: z.string().regex(/^https:\/\/[\w.-]+(:\d+)?\/[\w./-]*$/),
    default: GOOGLE_TAGS,
    format: 'text',
    runsScripts: true,
    name: ['Tag manager script address', 'عنوان ملف مدير الوسوم'],
    about: ['Address of the tag manager’s script, for a server of your own.', 'عنوان ملف مدير الوسوم، لمن يستخدم خادمًا خاصًا به.'],
  },
  'analytics.visitor_speed': choice(
    { after_consent: ['After consent', 'بعد موافقة الزائر'], always: ['Always, without asking', 'دائمًا، دون سؤال الزائر'], off: ['Never', 'لا تُقاس'] },
    'after_consent',
    ['Speed measured for visitors', 'قياس سرعة الصفحات لدى الزوار'],
    [
      'When the speed of pages is measured in browsers of visitors. Nothing of it names a person.',
      'متى تُقاس سرعة الصفحات في متصفحات الزوار. لا يدل شيء منها على شخص.',
    ],
  ),
  'analytics.kept_days': number(
    90,
    ['Days that speed figures are kept', 'مدة حفظ بيانات السرعة بالأيام'],
    ['For how many days the speed of pages is kept.', 'عدد الأيام التي تُحفظ فيها بيانات سرعة الصفحات.'],
  ),
})

/** The configuration of measurement. */
export function readAnalyticsSettings(read: ReadSettings) {
  const own = read(analyticsSettings)
  const { 'analytics.tag_manager_id': id, 'analytics.tag_manager_url': url, 'analytics.visitor_speed': speed } = own
  const config: MeasuringConfig = { tags: id ? { id, url } : null, speed }
  return { config, keptDays: own['analytics.kept_days'] }
}

export type AnalyticsSettings = ReturnType<typeof readAnalyticsSettings>
