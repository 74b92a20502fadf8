import { defineWords, type Texts, type Words } from '#kernel/words/words.ts'

/**
 * What the site's own screens say, as [English, Arabic]. Where the requirements give a sentence, the English is that sentence to the
 * letter. Blocks, domains and widgets have words of their own.
 */
export const siteWords = {
  'page.skip_to_content': ['Skip to content', 'تخطٍّ إلى المحتوى'],
  'page.loading': ['Loading', 'جارٍ التحميل'],
  'page.offline': ['You are offline.', 'لا يوجد اتصال بالإنترنت.'],
  'page.online': ['You are back online.', 'عاد الاتصال بالإنترنت.'],
  'page.new_tab': ['opens in a new tab', 'يُفتح في نافذة جديدة'],

  'error.block': ['Something went wrong, please try again.', 'حدث خلل ما، يرجى المحاولة مرة أخرى.'],
  'error.try_again': ['Try again', 'إعادة المحاولة'],
  'error.page_failed': ['An error occurred while showing the error page', 'حدث خلل أثناء عرض صفحة الخطأ'],
  'error.home': ['Back to home', 'العودة إلى الصفحة الرئيسية'],

  'http.400': ['The request could not be understood.', 'تعذّرت معالجة الطلب. يرجى مراجعة البيانات وإعادة المحاولة.'],
  'http.401': ['Please sign in to continue.', 'يرجى تسجيل الدخول للمتابعة.'],
  'http.403': ['You are not allowed to do this.', 'لا تملك صلاحية تنفيذ هذا الإجراء.'],
  'http.404': ['What you are looking for no longer exists.', 'لم يعد المحتوى المطلوب متاحًا.'],
  'http.409': ['This vehicle is no longer available.', 'لم تعد هذه السيارة متاحة.'],
  'http.410': ['This preview link has expired. Please ask for a new one.', 'انتهت صلاحية رابط المعاينة. يرجى طلب رابط جديد.'],
  'http.422': ['Please check the marked fields.', 'يرجى مراجعة الحقول المشار إليها.'],
  'http.429': ['Too many requests. Please try again in a moment.', 'عدد الطلبات كبير. يرجى المحاولة بعد قليل.'],
  'http.5xx': ['Our service is not available at the moment. Please try again.', 'الخدمة غير متاحة حاليًا. يرجى المحاولة مرة أخرى.'],
  'http.network': ['The connection failed. Please check it and try again.', 'تعذّر الاتصال. يرجى التحقق من الشبكة وإعادة المحاولة.'],
  'http.offline': ['You are offline. Please try again once you are connected.', 'أنت غير متصل بالإنترنت. يرجى المحاولة عند عودة الاتصال.'],

  'dialog.close': ['Close', 'إغلاق'],
  'video.label': ['Video', 'مقطع مرئي'],
} as const satisfies Words

export const ownedSiteWords = defineWords('', siteWords)

export type SiteWordKey = keyof typeof siteWords
export type SiteWords = Texts<typeof siteWords>
