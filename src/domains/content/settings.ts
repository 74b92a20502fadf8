import { z } from 'zod'
import { choice, json, longText, markup, text } from '#fields/settings/setting.ts'
import { defineSettings, type ReadSettings, type SettingValues } from '#fields/settings/settings.ts'
import type { WordPair } from '#kernel/words/words.ts'
import { fillWords } from '#kernel/words/fill-words.ts'
import { isTimeZone } from '#kernel/zoned-time.ts'
import type { Theme } from './settings/flavours.ts'
import { ModelFamily, proposedFamilies } from './settings/model-families.ts'
import { ApprovalRule, type ApprovalRules } from './reviews/approval-rule.ts'
import { settingHref } from './pages/setting-href.ts'
import { parsePathList } from './settings/path-list.ts'
import { Logo, Meta, NavigationConfig, PredefinedLink } from './settings/shapes.ts'
import { approvalNames, approvalRuleRows, familyRows, logoRows, metaForm, navigationForm, predefinedLinkRows } from './settings/setting-forms.ts'

const paths = (value: string, name: WordPair, about: WordPair) => ({ ...longText(value, name, about), format: 'paths' as const })

/** The picture of a page that names none. */
const DEFAULT_IMAGE_ID = 24730

export const generalSettings = defineSettings(['General', 'عام'], ['home'], {
  'general.theme': choice(
    { jdx: ['The main brand', 'العلامة الرئيسية'], lrdx: ['The sister brand', 'العلامة الشقيقة'] } satisfies Record<Theme, WordPair>,
    'jdx',
    ['Look of the site', 'مظهر الموقع'],
    ['The brand whose colours, type and buttons the site has.', 'العلامة التي يأخذ الموقع ألوانها وخطوطها وأزرارها.'],
  ),
  // Areas with a script of their own; '' has none.
  'general.area': choice(
    { '': ['Arabic and Latin', 'العربية واللاتينية'], israel: ['Hebrew', 'العبرية'] },
    '',
    ['Script of the market', 'منطقة خطوط الكتابة'],
    ['The script whose fonts visitors load.', 'الكتابة التي تُحمَّل خطوطها للزوار.'],
  ),
  'general.timezone': {
    schema: z.string().refine(isTimeZone),
    default: 'Asia/Dubai',
    format: 'text',
    name: ['Time zone of the site', 'المنطقة الزمنية للموقع'],
    about: ['Time zone of the site (IANA name); offer schedules follow it.', 'المنطقة الزمنية للموقع (اسم IANA)، وعليها تعتمد مواعيد العروض.'],
  },
  'general.app_name': text(
    '',
    ['Name of the site', 'اسم الموقع'],
    ['Name of the site, written behind every page title.', 'اسم الموقع، يُكتب بعد عنوان كل صفحة.'],
  ),
  'general.brand_name': text('Jaguar', ['Name of the main brand', 'اسم العلامة الرئيسية']),
  'general.sister_brand_name': text('Land Rover', ['Name of the sister brand', 'اسم العلامة الشقيقة']),
  'general.page_not_found_html': markup(
    '',
    'article',
    ['Text of the “page not found” screen', 'نص شاشة «الصفحة غير موجودة»'],
    ['Content of the 404 screen; empty shows the generated banner.', 'محتوى شاشة 404؛ يُعرض البانر التلقائي عند تركه فارغًا.'],
  ),
  'general.maps_key': text(
    '',
    ['Key of the maps service', 'مفتاح خدمة الخرائط'],
    ['Key of the maps service. Browsers see it; without it the open map is shown.', 'مفتاح خدمة الخرائط. يظهر للمتصفحات، ومن دونه تُعرض الخريطة المفتوحة.'],
  ),
  'general.maps_region': text('AE', ['Region of the maps', 'منطقة الخرائط'], ['Region that the maps service prefers.', 'المنطقة التي تفضّلها خدمة الخرائط.']),
  'general.maps_language': text('ar', ['Language of the maps', 'لغة الخرائط'], ['Language of the maps service.', 'لغة خدمة الخرائط.']),
})

export const metaSettings = defineSettings(['Page metadata', 'بيانات الصفحات الوصفية'], ['home'], {
  meta: json(
    Meta,
    { title: '', description: '', image_id: DEFAULT_IMAGE_ID },
    ['Default title, description and picture', 'العنوان والوصف والصورة الافتراضية'],
    ['Title, description and picture of pages without their own.', 'عنوان الصفحات التي لا تحدد بياناتها، ووصفها وصورتها.'],
    { filled: metaForm, message: 'Please check your "meta" settings in admin panel.' },
  ),
  'meta.title_divider': text(
    '|',
    ['Divider in page titles', 'الفاصل في عناوين الصفحات'],
    ['Sign between page title and site name.', 'العلامة الفاصلة بين عنوان الصفحة واسم الموقع.'],
  ),
})

export const logoSettings = defineSettings(['Logo', 'الشعار'], ['home'], {
  logo: json(
    z.array(Logo).nullable(),
    [
      { matchingPath: '/range-rover*', homepage: '/range-rover', logo: 'range-rover' },
      { matchingPath: '/defender*', homepage: '/defender', logo: 'defender' },
      { matchingPath: '/discovery*', homepage: '/discovery', logo: 'discovery' },
    ],
    ['Logos of sections', 'شعارات الأقسام'],
    ['A logo of their own for pages whose path fits a pattern, and where it leads.', 'شعار خاص بالصفحات التي يطابق مسارها نمطًا، والصفحة التي يفتحها.'],
    { filled: logoRows, invalid: null },
  ),
})

export const navigationSettings = defineSettings(['Navigation', 'التنقل'], ['home', 'menu'], {
  'navigation.config': json(
    NavigationConfig.nullable(),
    null,
    ['Remote menu', 'القائمة البعيدة'],
    ['Remote menu: url, locale, disable, enable, logo.', 'القائمة البعيدة: url وlocale وdisable وenable وlogo.'],
    { filled: navigationForm },
  ),
  'navigation.disabled_on_pages': paths(
    '',
    ['Pages without navigation', 'صفحات بلا قائمة تنقل'],
    ['Pages without navigation and floating button; ignored by theme jdx.', 'صفحات بلا قائمة تنقل وبلا زر عائم؛ لا أثر لها في المظهر jdx.'],
  ),
  'navigation.light_on_pages': paths(
    '',
    ['Pages with the light navigation', 'صفحات بقائمة تنقل فاتحة'],
    ['Redesigned pages, with the light navigation.', 'الصفحات ذات التصميم الجديد، بقائمة التنقل الفاتحة.'],
  ),
  'navigation.logo_only_on_pages': paths(
    '/jaguar-range/i-pace/index',
    ['Pages with the logo alone', 'صفحات بالشعار وحده'],
    ['Pages whose navigation is the logo alone.', 'صفحات تقتصر قائمة تنقلها على الشعار.'],
  ),
})

export const predefinedLinkSettings = defineSettings(['Predefined links', 'الروابط المعرّفة'], ['home', 'editor'], {
  predefined_links: json(
    z.array(PredefinedLink),
    [],
    ['Short names of addresses', 'أسماء مختصرة للعناوين'],
    ['Names for addresses: a link to the alias leads to the url.', 'أسماء مختصرة للعناوين: الرابط إلى الاسم يقود إلى عنوانه.'],
    { filled: predefinedLinkRows, entry: PredefinedLink },
  ),
  'predefined_links.query_params': text(
    'utm_source,utm_medium,utm_campaign,utm_term,utm_content,utm_id,gclid',
    ['Parameters that links take along', 'المعاملات التي تنقلها الروابط'],
    [
      'Query parameters, by comma, that predefined links take along from the current page.',
      'معاملات العنوان، مفصولة بفواصل، التي تنقلها الروابط المعرّفة من الصفحة الحالية.',
    ],
  ),
})

/** Pages that the site itself leads to. */
export const fixedPageSettings = defineSettings(['Fixed pages', 'الصفحات الثابتة'], ['home'], {
  'links.model': text(
    '/jaguar-range/{model}/index',
    ['Page of a model', 'صفحة الطراز'],
    [
      'Page of a model; {model} is the key of its family. A link to links.model:defender leads there.',
      'صفحة الطراز، وتعني {model} مفتاح عائلته. الرابط links.model:defender يقود إليها.',
    ],
  ),
  'links.offers': text('/offers-and-finance', ['Page of offers and finance', 'صفحة العروض والتمويل'], ['Offers and finance.', 'صفحة العروض والتمويل.']),
  'links.compare': text('/compare', ['Page that compares models', 'صفحة مقارنة الطرازات'], ['Comparison of models.', 'صفحة مقارنة الطرازات.']),
  'links.build': text('/build-yours', ['Page of the configurator', 'صفحة تصميم السيارة'], ['Configurator.', 'صفحة تصميم السيارة.']),
  'links.retailers': text('/retailer-locator', ['Page of retailers', 'صفحة البحث عن معرض'], ['Retailer locator.', 'صفحة البحث عن معرض.']),
  'links.contact': text('/contact-us', ['Contact page', 'صفحة التواصل'], ['Contact.', 'صفحة التواصل.']),
  'links.terms': text('/terms-conditions', ['Page of terms and conditions', 'صفحة الشروط والأحكام'], ['Terms and conditions.', 'صفحة الشروط والأحكام.']),
  'links.privacy': text('/privacy-policy', ['Page of the privacy policy', 'صفحة سياسة الخصوصية'], ['Privacy policy.', 'صفحة سياسة الخصوصية.']),
  'links.cookies': text(
    '/cookie-policy',
    ['Page of the cookie policy', 'صفحة سياسة ملفات تعريف الارتباط'],
    ['Cookie policy.', 'صفحة سياسة ملفات تعريف الارتباط.'],
  ),
  'links.search': text(
    '',
    ['Search page', 'صفحة البحث في الموقع'],
    [
      'Search of the site, which header, menu and the screen of a missing page lead to; empty offers none.',
      'صفحة البحث في الموقع، ويقود إليها رأس الصفحة والقائمة وشاشة الصفحة غير الموجودة. لا يُعرض البحث عند تركها فارغة.',
    ],
  ),
})

export const contactSettings = defineSettings(['Contact', 'التواصل'], ['home', 'car', 'mails'], {
  'contact.phone': text('', ['Phone of the importer', 'هاتف المستورد'], ['Phone number of the importer, as shown.', 'رقم هاتف المستورد كما يُعرض.']),
  'contact.email': text('', ['E-mail address of the importer', 'البريد الإلكتروني للمستورد']),
  'contact.address': text('', ['Postal address of the importer', 'العنوان البريدي للمستورد']),
  'contact.opening_hours': text('', ['Opening hours of the importer', 'ساعات عمل المستورد']),
})

export const familySettings = defineSettings(['Vehicles', 'السيارات'], ['editor'], {
  'vehicles.families': json(
    z.array(ModelFamily).min(1).max(60),
    [...proposedFamilies],
    ['Families of vehicles', 'عائلات السيارات'],
    [
      'Families of vehicles that editors choose from: key, label, code, first_year and last_year; no last_year is the year after the current one.',
      'عائلات السيارات التي يختار منها المحررون: key وlabel وcode وfirst_year وlast_year، ومن دون last_year تمتد السنوات إلى السنة التالية.',
    ],
    { filled: familyRows },
  ),
})

export const publishingSettings = defineSettings(['Publication', 'النشر'], ['editor'], {
  'publishing.approval': {
    ...choice(
      approvalNames,
      'off',
      ['Approval of publications', 'الموافقة على النشر'],
      [
        'Whether pages need an approval. Shown: before publication it is said whether somebody approved the changes. Required: pages are published, scheduled and taken off the site only with the approval of somebody else than the last author, for exactly what was approved. Administrators decide about it.',
        'هل يحتاج نشر الصفحات إلى موافقة. «تُعرض قبل النشر»: يُذكر قبل النشر إن كانت التعديلات قد نالت موافقة. «مطلوبة من شخص آخر»: لا نشر ولا جدولة ولا إلغاء نشر إلا بموافقة شخص غير آخر من عدّل، وعلى المحتوى الموافق عليه نفسه. القرار للمدير.',
      ],
    ),
    guardsPages: true,
  },
  'publishing.rules': {
    ...json(
      z.array(ApprovalRule).max(100),
      [],
      ['Approval by address', 'الموافقة بحسب العنوان'],
      [
        'Which part of the site needs which approval, and of whom. The rule with the longest address counts; where none fits, the setting above does. A page that moves needs what both of its addresses ask for. Without roles and persons, everybody who may approve is asked.',
        'أي جزء من الموقع يحتاج إلى أي موافقة، ومن أصحابها. تُطبق القاعدة ذات العنوان الأطول، وعند عدم وجود قاعدة مناسبة يُطبق الإعداد أعلاه. الصفحة التي يتغير عنوانها تخضع لقاعدتي العنوانين. وإذا لم تُحدد أدوار ولا أشخاص، فالموافقة لكل من يملك صلاحيتها.',
      ],
      { filled: approvalRuleRows },
    ),
    guardsPages: true,
  },
})

export const serviceSettings = defineSettings(['Services', 'الخدمات'], ['home'], {
  'performance.raygun_api_key': text(
    '',
    ['Key of the error-reporting service', 'مفتاح خدمة تسجيل الأخطاء'],
    [
      'Key of the error-reporting service. Browsers see it; empty reports nowhere.',
      'مفتاح خدمة تسجيل الأخطاء. يظهر للمتصفحات، ولا تُسجَّل الأخطاء عند تركه فارغًا.',
    ],
  ),
  'performance.raygun_consent': choice(
    { after_consent: ['After consent', 'بعد موافقة الزائر'], always: ['Always, without asking', 'دائمًا، دون سؤال الزائر'] },
    'after_consent',
    ['When errors are reported', 'متى تُرسل الأخطاء'],
    ['When errors go to the service that records them.', 'متى تُرسل الأخطاء إلى خدمة تسجيلها.'],
  ),
})

export type ContentSettings = ReturnType<typeof readContentSettings>

/** The settings of the site as a whole. An invalid value is logged and replaced (A-259, C-157 to C-159, C-339). */
export function readContentSettings(read: ReadSettings) {
  const general = read(generalSettings)
  const navigation = read(navigationSettings)
  const links = read(predefinedLinkSettings)
  const contact = read(contactSettings)
  const services = read(serviceSettings)
  const families = read(familySettings)['vehicles.families']
  const pages = read(fixedPageSettings)
  const mapsKey = general['general.maps_key']
  const maps = { key: mapsKey, region: general['general.maps_region'], language: general['general.maps_language'] }
  return {
    theme: general['general.theme'],
    area: general['general.area'],
    timeZone: general['general.timezone'],
    appName: general['general.app_name'],
    brandName: general['general.brand_name'],
    sisterBrandName: general['general.sister_brand_name'],
    pageNotFoundHtml: general['general.page_not_found_html'].trim(),
    /** Null without a key. */
    maps: mapsKey ? maps : null,
    ...readMeta(read(metaSettings)),
    /** Null when the setting cannot be used; the brand's logo then stands everywhere. */
    logos: read(logoSettings).logo,
    navigation: {
      remote: remoteOf(navigation['navigation.config']),
      disabledOn: parsePathList(navigation['navigation.disabled_on_pages']),
      lightOn: parsePathList(navigation['navigation.light_on_pages']),
      logoOnlyOn: parsePathList(navigation['navigation.logo_only_on_pages']),
    },
    /** Where the site is searched; null without it. */
    searchHref: pages['links.search'].trim() === '' ? null : settingHref(pages['links.search']),
    /** Links of staff come first, because the first link with an alias wins. */
    predefinedLinks: [...links.predefined_links, ...fixedPages(pages, families)],
    /** Query parameters that predefined links pass on (B-263). */
    passedParams: namesOf(links['predefined_links.query_params']),
    contact: {
      phone: contact['contact.phone'],
      email: contact['contact.email'],
      address: contact['contact.address'],
      openingHours: contact['contact.opening_hours'],
    },
    /** Families of vehicles as staff keep them (B-163). */
    families,
    errorReportingKey: services['performance.raygun_api_key'],
    errorsAwaitConsent: services['performance.raygun_consent'] === 'after_consent',
  }
}

/** Read by themselves, in the transaction that they decide about. */
export function approvalRulesOf(read: ReadSettings): ApprovalRules {
  const publishing = read(publishingSettings)
  return { otherwise: publishing['publishing.approval'], rules: publishing['publishing.rules'] }
}

function readMeta({ meta, 'meta.title_divider': titleDivider }: SettingValues<(typeof metaSettings)['table']>) {
  return { titleDivider, meta: { title: meta.title, description: meta.description, imageId: imageIdOf(meta.image_id) } }
}

/** The picture's id when it is numeric, else the default picture's. */
export function imageIdOf(configured: unknown): number {
  const id = typeof configured === 'string' && /^\d+$/.test(configured.trim()) ? Number(configured) : configured
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : DEFAULT_IMAGE_ID
}

/** The remote menu counts when its address has an origin. */
function remoteOf(config: NavigationConfig | null): NavigationConfig | null {
  return config && /^https?:\/\/[^/]/i.test(config.url) && URL.canParse(config.url) ? config : null
}

/** Aliases of the fixed pages: the key of the setting, and `links.model:` with a family for the page of a model. */
function fixedPages(
  { 'links.model': model, ...pages }: SettingValues<(typeof fixedPageSettings)['table']>,
  families: readonly ModelFamily[],
): PredefinedLink[] {
  return [
    ...Object.entries(pages).flatMap(([alias, url]) => (url.trim() === '' ? [] : { alias, url })),
    ...families.map(({ key }) => ({ alias: `links.model:${key}`, url: fillWords(model, { model: key }) })),
  ]
}

function namesOf(list: string): string[] {
  return list.split(/[,\s]+/).filter(Boolean)
}
