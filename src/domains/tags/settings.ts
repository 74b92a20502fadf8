import { z } from 'zod'
import { flag, type SettingDefinition } from '#fields/settings/setting.ts'
import { defineSettings, type ReadSettings } from '#fields/settings/settings.ts'
import type { WordPair } from '#kernel/words/words.ts'
import { joinSources, type Purpose, type TagSources, tagSources } from './purpose.ts'
import { sourcesOf, type VendorId, vendorIds, vendors } from './vendors.ts'

const ORIGIN = /^https:\/\/(\*\.)?[\w-]+(\.[\w-]+)*(:\d+)?$/

/** A switch for what a vendor's standard code needs. */
function preset(id: VendorId) {
  const { name } = vendors[id]
  const about: WordPair = [
    `Pages with tags may use the hosts that ${name} needs. It puts no tag into pages.`,
    `يجوز للصفحات التي فيها وسوم أن تستخدم المواقع التي يحتاجها \u2066${name}\u2069. لا يضيف هذا الخيار وسمًا إلى الصفحات.`,
  ]
  return { ...flag(false, [`Hosts of ${name}`, `مواقع \u2066${name}\u2069`], about), runsScripts: true as const }
}

/** A list of hosts, one a line. */
function hosts(name: WordPair, about: WordPair) {
  return {
    schema: z.string().refine((list) => originsIn(list).every((origin) => ORIGIN.test(origin))),
    default: '',
    format: 'lines',
    runsScripts: true,
    name,
    about,
  } as const satisfies SettingDefinition
}

const example = '\u2066https://collect.example.com\u2069'

export const tagSettings = defineSettings(['Tags of others', 'وسوم الجهات الأخرى'], ['home', 'metaheads'], {
  'tags.gtm': preset('gtm'),
  'tags.ga4': preset('ga4'),
  'tags.meta': preset('meta'),
  'tags.snap': preset('snap'),
  'tags.tiktok': preset('tiktok'),
  'tags.onetrust': preset('onetrust'),
  'tags.clarity': preset('clarity'),
  'tags.script_hosts': hosts(
    ['Hosts of scripts', 'مواقع الملفات البرمجية'],
    [
      'Hosts of scripts of tags, one a line. Only older browsers need them: newer ones trust what a trusted tag loads.',
      'المواقع التي تُحمَّل منها ملفات الوسوم البرمجية، كل موقع في سطر. لا تحتاجها إلا المتصفحات القديمة، فالحديثة تثق بما يحمّله وسم موثوق.',
    ],
  ),
  'tags.style_hosts': hosts(
    ['Hosts of stylesheets', 'مواقع الأنماط'],
    ['Hosts of stylesheets of tags, one a line.', 'المواقع التي تُحمَّل منها أنماط الوسوم، كل موقع في سطر.'],
  ),
  'tags.font_hosts': hosts(['Hosts of fonts', 'مواقع الخطوط'], ['Hosts of fonts of tags, one a line.', 'المواقع التي تُحمَّل منها خطوط الوسوم، كل موقع في سطر.']),
  'tags.image_hosts': hosts(
    ['Hosts of pictures', 'مواقع الصور'],
    [
      'Hosts of pictures on pages with tags, one a line. Empty allows every https address; with an entry only these, those of the presets and our own.',
      'المواقع التي تُحمَّل منها الصور في الصفحات التي فيها وسوم، كل موقع في سطر. إن تُركت فارغة سُمح بكل عنوان https، وإن كُتب فيها موقع اقتصر السماح عليها وعلى مواقع الجهات المفعّلة وموقعنا.',
    ],
  ),
  'tags.frame_hosts': hosts(
    ['Hosts of frames', 'مواقع الإطارات'],
    ['Hosts of frames of tags, one a line.', 'المواقع التي تُعرض منها إطارات الوسوم، كل موقع في سطر.'],
  ),
  'analytics.tag_origins': hosts(
    ['Hosts that tags send to', 'المواقع التي ترسل إليها الوسوم'],
    [`Hosts that tags may send to, one a line: ${example}.`, `المواقع التي يجوز للوسوم أن ترسل إليها، كل موقع في سطر: ${example}.`],
  ),
  'tags.inline_styles': {
    ...flag(
      false,
      ['Styles written by tags', 'أنماط تكتبها الوسوم'],
      [
        'Tags may write styles into pages that have tags. The preset of OneTrust does so by itself.',
        'يجوز للوسوم أن تكتب أنماطًا داخل الصفحات التي فيها وسوم. وهذا مفعّل تلقائيًا مع OneTrust.',
      ],
    ),
    runsScripts: true as const,
  },
})

/** The setting that lists hosts of a purpose. Media need none: every https address is allowed. Forms are left to presets. */
export const hostSettings = {
  script: 'tags.script_hosts',
  style: 'tags.style_hosts',
  font: 'tags.font_hosts',
  image: 'tags.image_hosts',
  frame: 'tags.frame_hosts',
  connect: 'analytics.tag_origins',
} as const satisfies Partial<Record<Purpose, keyof typeof tagSettings.table>>

/** What tags may use on pages that have any, and the presets that are switched on. */
export function readTagSettings(read: ReadSettings) {
  const own = read(tagSettings)
  const presets = vendorIds.filter((id) => own[`tags.${id}`])
  const hostLists = Object.entries(hostSettings).map(([purpose, key]) => [purpose, originsIn(own[key])])
  const sources = tagSources(Object.fromEntries(hostLists) as Partial<TagSources['hosts']>, own['tags.inline_styles'])
  return {
    presets,
    sources: joinSources([sourcesOf(presets), sources]),
    /** Pictures may come from any https address unless hosts are listed. */
    limitsImages: sources.hosts.image.length > 0,
  }
}

export type TagSettings = ReturnType<typeof readTagSettings>

function originsIn(list: string): string[] {
  return list.split(/[\s,]+/).filter(Boolean)
}
