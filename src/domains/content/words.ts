import { defineWords, type Texts, type Words } from '#kernel/words/words.ts'

/**
 * Texts that several parts of the site share. Where the requirements give a sentence, the English is that sentence to the letter. Blocks, domains,
 * screens and widgets have words of their own.
 */
export const siteWords = {
  'page.skip_to_content': ['Skip to content', 'الانتقال إلى المحتوى'],
  'page.loading': ['Loading', 'جارٍ التحميل'],
  'page.offline': ['You are offline.', 'لا يوجد اتصال بالإنترنت.'],
  'page.online': ['You are back online.', 'عاد الاتصال بالإنترنت.'],
  'page.new_tab': ['opens in a new tab', 'يُفتح في نافذة جديدة'],

  'enquiry.test_drive': ['I would like to book a test drive', 'أودّ حجز تجربة قيادة'],
  'enquiry.offer': ['I would like an offer', 'أودّ الحصول على عرض سعر'],
  'enquiry.brochure': ['I would like the brochure', 'أودّ الحصول على الكتيّب'],
  'enquiry.design': ['I would like to book a design session', 'أودّ حجز جلسة تصميم'],
  'enquiry.service': ['I would like to book a service', 'أودّ حجز موعد صيانة'],
  'enquiry.trade_in': ['I would like my car valued', 'أودّ تقييم سيارتي'],
  'enquiry.notify': ['Please tell me when the car is available', 'أرجو إخباري عند توفر السيارة'],

  'error.block': ['Something went wrong, please try again.', 'حدث خلل ما، يُرجى المحاولة مرة أخرى.'],
  'error.try_again': ['Try again', 'إعادة المحاولة'],
  'error.page_missed': ['The page could not be loaded', 'تعذّر تحميل الصفحة'],
  'error.page_failed': ['An error occurred while showing the error page', 'حدث خلل أثناء عرض صفحة الخطأ'],
  'error.home': ['Back to home', 'العودة إلى الصفحة الرئيسية'],

  'dialog.close': ['Close', 'إغلاق'],
} as const satisfies Words

export const ownedSiteWords = defineWords('', siteWords)

export type SiteWords = Texts<typeof siteWords>
