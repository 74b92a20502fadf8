import type { Words } from '#kernel/words/words.ts'
import { useWord } from '../../words/use-word.ts'

const failureWords = {
  network: ['There is no connection to the server. Check your network and try again.', 'لا يوجد اتصال بالخادم. تحقّق من الشبكة ثم أعد المحاولة.'],
  forbidden: ['You are not allowed to do this.', 'لا تملك صلاحية هذا الإجراء.'],
  unauthorised: ['Your session has ended. Sign in again.', 'انتهت جلستك. سجّل الدخول من جديد.'],
  not_found: ['It no longer exists.', 'لم يعد هذا العنصر موجودًا.'],
  gone: ['It no longer exists.', 'لم يعد هذا العنصر موجودًا.'],
  stale: ['Somebody else has changed it meanwhile. Load it again before you continue.', 'عدّله شخص آخر في هذه الأثناء. أعد تحميله قبل المتابعة.'],
  path_taken: ['Another page already uses this path.', 'المسار مستخدم في صفحة أخرى.'],
  not_approved: ['It needs the approval of somebody else than the last author, for exactly this content.', 'يلزم هذا المحتوى موافقة شخص آخر غير آخر من عدّله.'],
  own_work: ['You asked for this review or wrote last, so somebody else approves it.', 'أنت من طلب المراجعة أو آخر من عدّل، فالموافقة لشخص آخر.'],
  not_yours: ['Others approve what is published at this address.', 'الموافقة على ما يُنشر في هذا العنوان من صلاحية أشخاص آخرين.'],
  answered: ['The request was answered already.', 'سبق الرد على هذا الطلب.'],
  nothing_to_review: ['There is nothing to review.', 'لا يوجد ما تلزم مراجعته.'],
  in_use: ['It is still in use and cannot be removed.', 'العنصر مستخدم ولا يمكن حذفه.'],
  too_large: ['The file is too large.', 'حجم الملف أكبر من المسموح به.'],
  image_too_large: ['The picture is larger than 25 MB.', 'حجم الصورة أكبر من 25 ميغابايت.'],
  file_too_large: ['The document is larger than 20 MB.', 'حجم المستند أكبر من 20 ميغابايت.'],
  image_unsupported: ['Pictures can be JPEG, PNG, WebP or AVIF.', 'صيغ الصور المقبولة: JPEG وPNG وWebP وAVIF.'],
  image_animated: ['Animated pictures are not accepted.', 'الصور المتحركة غير مقبولة.'],
  image_too_many_pixels: ['The picture has too many pixels.', 'أبعاد الصورة أكبر من الحد المسموح به.'],
  image_broken: ['The picture is damaged or incomplete.', 'ملف الصورة تالف أو غير مكتمل.'],
  file_unsupported: ['Documents must be complete PDF files.', 'يجب أن يكون المستند ملف PDF مكتملًا.'],
  invalid: ['Some values are not valid.', 'بعض القيم غير صالحة.'],
  error: ['Something went wrong. Try again.', 'حدث خطأ. أعد المحاولة.'],
} as const satisfies Words

/** Turns the code of a refusal into a message: `const say = useFailure(); say(answer.code)`. Unknown codes get a general one. */
export function useFailure(): (code: string) => string {
  const word = useWord(failureWords)
  return (code) => word(code in failureWords ? (code as keyof typeof failureWords) : 'error')
}
