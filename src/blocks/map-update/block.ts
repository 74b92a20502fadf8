import { defineBlock } from '#block-engine/define-block.ts'
import type { LinkField, Label, TextField } from '#fields/field-types.ts'
import { headingFields } from '#block-engine/presets.ts'

/** The address that asks the list in the admin. */
export const OWN_LIST = '/api/map-updates/{vin}'

/** A text with a default in both languages. */
function text<const S extends string>(symbol: S, label: Label, [english, arabic]: readonly [string, string], field_type: 'String' | 'Text' = 'Text') {
  return { symbol, label, field_type, translatable: true, default: english, arabic, max: field_type === 'Text' ? 400 : 120 } as const satisfies TextField
}

function installer<const S extends string>(symbol: S, label: Label) {
  const hint = ['An address of another host that begins with https://', 'عنوان على موقع آخر يبدأ بـ \u2066https://\u2069'] as const
  return { symbol, label, hint, field_type: 'Link', translatable: true } as const satisfies LinkField
}

export const mapUpdate = defineBlock({
  symbol: 'map_update',
  name: ['Map update', 'تحديث الخرائط'],
  description:
    'Three steps by the VIN: what to prepare, the maps of the vehicle to download, and how to bring them into the car. The packages are a list in the admin.',
  short_description: ['Owners download the maps of their car by its VIN', 'ينزّل المالك خرائط سيارته برقم الهيكل في ثلاث خطوات.'],
  search: ['navigation', 'download', 'USB', 'VIN', 'software', 'خرائط', 'ملاحة', 'تنزيل', 'تحديث', 'رقم الهيكل'],
  group: 'Specials',
  version: 1,
  island: 'touch',
  needs: ['vinLists'],
  readsPost: ['vin', 'accepted', 'go'],
  fields: [
    ...headingFields,
    text('breadcrumb_find_vehicle', ['Step 1', 'الخطوة 1'], ['Find your vehicle', 'ابحث عن سيارتك'], 'String'),
    text('breadcrumb_download_maps', ['Step 2', 'الخطوة 2'], ['Choose & download maps', 'اختر الخرائط ونزّلها'], 'String'),
    text('breadcrumb_copy_usb', ['Step 3', 'الخطوة 3'], ['Copy to USB', 'انسخها إلى \u2066USB\u2069'], 'String'),
    text('check_vin_text', ['To prepare: VIN', 'للتحضير: رقم الهيكل'], ['Have your VIN to hand', 'أحضر رقم الهيكل']),
    text(
      'check_vin_tooltip',
      ['More about the VIN', 'المزيد عن رقم الهيكل'],
      ['You find it in the vehicle licence and below the windscreen', 'تجده في رخصة السيارة وأسفل الزجاج الأمامي'],
    ),
    text(
      'check_downloader_text',
      ['To prepare: app', 'للتحضير: التطبيق'],
      ['Download the map downloader app for Apple or Windows', 'نزّل تطبيق تنزيل الخرائط لأجهزة \u2066Apple\u2069 أو \u2066Windows\u2069'],
    ),
    text(
      'check_downloader_tooltip',
      ['More about the app', 'المزيد عن التطبيق'],
      ['Map downloads may need 20-30GB', 'قد تحتاج الخرائط إلى مساحة \u206620-30GB\u2069 على الجهاز'],
    ),
    text('check_usb_text', ['To prepare: USB stick', 'للتحضير: ذاكرة USB'], ['Have a USB stick ready', 'جهّز ذاكرة \u2066USB\u2069']),
    text(
      'check_usb_tooltip',
      ['More about the USB stick', 'المزيد عن ذاكرة USB'],
      [
        'USB 3.0 recommended; FAT32 or NTFS supported; exFAT not supported',
        'ننصح بـ\u2066USB 3.0\u2069 بنظام \u2066FAT32\u2069 أو \u2066NTFS\u2069، ونظام \u2066exFAT\u2069 غير مدعوم',
      ],
    ),
    installer('installer_apple_link', ['Installer for Apple', 'برنامج التثبيت لأجهزة Apple']),
    installer('installer_windows_link', ['Installer for Windows', 'برنامج التثبيت لنظام Windows']),
    text('device_warning_1', ['Note on phones 1', 'تنبيه للهواتف 1'], ['Maps can only be downloaded on a computer', 'تُنزّل الخرائط على جهاز حاسوب فقط']),
    text(
      'device_warning_2',
      ['Note on phones 2', 'تنبيه للهواتف 2'],
      ['You need a Mac or Windows PC with a USB port', 'تحتاج إلى جهاز \u2066Mac\u2069 أو \u2066Windows\u2069 فيه منفذ \u2066USB\u2069'],
    ),
    text('device_warning_3', ['Note on phones 3', 'تنبيه للهواتف 3'], ['Continue on a desktop device', 'أكمل الخطوات على جهاز مكتبي']),
    text('vin_label', ['Label of the VIN', 'تسمية رقم الهيكل'], ['VIN', 'رقم الهيكل'], 'String'),
    text('submit_label', ['Button of step 1', 'زر الخطوة 1'], ['Continue', 'متابعة'], 'String'),
    text(
      'vin_error_text',
      ['VIN not recognised', 'رقم هيكل غير معروف'],
      [
        'VIN not recognised. Please check you have entered your VIN correctly or try again later.',
        'لم نتعرّف على رقم الهيكل. تأكد من كتابته على نحو صحيح، أو حاول لاحقًا.',
      ],
    ),
    text('change_vehicle_label', ['Change vehicle', 'تغيير السيارة'], ['Change vehicle', 'تغيير السيارة'], 'String'),
    {
      symbol: 'terms_label',
      label: ['Terms', 'الشروط'],
      hint: ['Empty: I accept, and the link to the terms.', 'عند تركه فارغًا: أوافق على، ثم رابط الشروط.'],
      field_type: 'Markdown',
      format: 'html',
      allows: 'sentences',
      translatable: true,
      default: '',
    },
    { symbol: 'terms_link', label: ['Link to the terms', 'رابط الشروط'], field_type: 'Link', translatable: true, default: { url: '/terms-conditions' } },
    text('latest_app_label', ['Link to the app', 'رابط التطبيق'], ['Download latest app', 'نزّل أحدث إصدار من التطبيق'], 'String'),
    text('download_maps_label', ['Download button', 'زر التنزيل'], ['Download maps', 'تنزيل الخرائط'], 'String'),
    text('success_question', ['Question of step 3', 'سؤال الخطوة 3'], ['Did your download succeed?', 'هل اكتمل التنزيل؟']),
    text(
      'usb_instruction',
      ['What to do in the car', 'ما يلزم في السيارة'],
      ['Connect the USB stick to the panel of your vehicle', 'صِل ذاكرة \u2066USB\u2069 بمنفذ السيارة واتبع ما يظهر على الشاشة'],
    ),
    text('download_again_label', ['Download again', 'إعادة التنزيل'], ['Download again', 'إعادة التنزيل'], 'String'),
    {
      symbol: 'find_retailer_link',
      label: ['Link to retailers', 'رابط المعارض'],
      field_type: 'Link',
      translatable: true,
      default: { url: '/retailer-locator' },
    },
    text('update_new_vehicle_label', ['Another vehicle', 'سيارة أخرى'], ['Update new vehicle', 'تحديث سيارة أخرى'], 'String'),
    {
      symbol: 'vin_lookup_url',
      label: ['Address that knows the maps', 'العنوان الذي يعرف الخرائط'],
      hint: ['A path of this site with {vin}; the usual one asks the list in the admin.', 'مسار في هذا الموقع فيه {vin}، والمعتاد يسأل قائمة لوحة الإدارة.'],
      field_type: 'String',
      default: OWN_LIST,
      max: 300,
      mustContain: '{vin}',
    },
  ],
  words: {
    more: ['More about this', 'المزيد عن ذلك'],
    forApple: ['For Apple', 'لأجهزة \u2066Apple\u2069'],
    forWindows: ['For Windows', 'لنظام \u2066Windows\u2069'],
    accept: ['I accept the', 'أوافق على'],
    terms: ['terms and conditions', 'الشروط والأحكام'],
    findRetailer: ['Find a retailer', 'البحث عن معرض'],
    checking: ['Checking', 'جارٍ التحقق'],
    region: ['Region', 'المنطقة'],
    edition: ['Edition of the maps', 'إصدار الخرائط'],
    size: ['Size', 'الحجم'],
    needsScript: [
      'This needs JavaScript. Our service centres update maps, too.',
      'تحتاج هذه الخطوات إلى تفعيل JavaScript في المتصفح، ومراكز الخدمة تحدّث الخرائط أيضًا.',
    ],
  },
})
