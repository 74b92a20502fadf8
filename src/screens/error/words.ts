import { defineWords } from '#kernel/words/words.ts'

/** Texts of the error screen, in addition to the sentence of each status. */
export const errorScreenWords = defineWords('error', {
  heading: ['Something went wrong', 'حدث خلل ما'],
  status: ['Error {status}', 'الخطأ {status}'],
  request: ['Please tell us this number if you write to us:', 'يُرجى ذكر هذا الرقم عند مراسلتنا:'],
})

/** Its sentence for 404. */
export const errorNotFoundWords = defineWords('not_found', {
  message: ['This page could not be found', 'تعذّر العثور على هذه الصفحة'],
})

/** What went wrong, by the HTTP status of the answer. */
export const httpErrorWords = defineWords('http', {
  400: ['The request could not be understood.', 'تعذّرت معالجة الطلب. يُرجى مراجعة البيانات وإعادة المحاولة.'],
  401: ['Please sign in to continue.', 'يُرجى تسجيل الدخول للمتابعة.'],
  403: ['You are not allowed to do this.', 'لا تملك صلاحية تنفيذ هذا الإجراء.'],
  404: ['What you are looking for no longer exists.', 'لم يعد المحتوى المطلوب متاحًا.'],
  409: ['This vehicle is no longer available.', 'لم تعد هذه السيارة متاحة.'],
  410: ['This preview link has expired. Please ask for a new one.', 'انتهت صلاحية رابط المعاينة. يُرجى طلب رابط جديد.'],
  422: ['Please check the marked fields.', 'يُرجى مراجعة الحقول المشار إليها.'],
  429: ['Too many requests. Please try again in a moment.', 'عدد الطلبات كبير. يُرجى المحاولة بعد قليل.'],
  '5xx': ['Our service is not available at the moment. Please try again.', 'الخدمة غير متاحة حاليًا. يُرجى المحاولة مرة أخرى.'],
  network: ['The connection failed. Please check it and try again.', 'تعذّر الاتصال. يُرجى التحقق من الشبكة وإعادة المحاولة.'],
  offline: ['You are offline. Please try again once you are connected.', 'أنت غير متصل بالإنترنت. يُرجى المحاولة عند عودة الاتصال.'],
})
