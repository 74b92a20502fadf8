import { MAX_FILE_BYTES, MAX_IMAGE_BYTES, MOST_TAGS } from '#domains/media/index.ts'
import type { RefusalWords } from '../refusal-words.ts'

const megabytes = (bytes: number) => bytes / 1024 ** 2
const image = megabytes(MAX_IMAGE_BYTES)
const file = megabytes(MAX_FILE_BYTES)

/** Messages of the media library's refusals, in both languages. */
export const mediaWords = {
  bad_request: { code: 'malformed', message: 'تعذّرت قراءة الطلب. The request could not be read.' },
  unauthorised: { code: 'not_signed_in', message: 'يلزم تسجيل الدخول. Sign in first.' },
  forbidden: { message: 'لا تملك صلاحية هذا الإجراء. You are not allowed to do this.' },
  not_found: { code: 'gone', message: 'العنصر المطلوب غير موجود. There is nothing at this address.' },
  gone: { message: 'العنصر المطلوب غير موجود. There is nothing at this address.' },
  in_use: { message: 'العنصر مستخدم في الموقع. It is in use on the site.' },
  too_large: { message: 'الطلب أكبر من الحد المسموح به. The request is too large.' },
  unsupported_type: { code: 'wrong_type', message: 'نوع محتوى الطلب غير مدعوم. The content type of the request is not supported.' },
  invalid: { message: 'بعض الحقول غير صالحة. Some fields are not valid.' },
} as const satisfies RefusalWords

/** For calls that change folders. */
export const folderWords = {
  ...mediaWords,
  taken: { code: 'folder_taken', field: 'path', message: 'يوجد مجلد بهذا الاسم. There is a folder of this name.' },
  inside_itself: { code: 'folder_inside_itself', field: 'path', message: 'لا يمكن نقل المجلد إلى داخله. A folder cannot be moved into itself.' },
  not_empty: { code: 'folder_not_empty', message: 'المجلد ليس فارغًا. The folder is not empty.' },
} as const satisfies RefusalWords

/** For calls that file pictures or documents. */
export const filingWords = {
  ...mediaWords,
  too_many_tags: { field: 'add_tags', message: `لكل عنصر ${MOST_TAGS} وسمًا على الأكثر. At most ${MOST_TAGS} tags each.` },
} as const satisfies RefusalWords

/** For calls that take a picture. */
export const pictureWords = {
  ...mediaWords,
  too_large: {
    code: 'image_too_large',
    field: 'file',
    message: `حجم الصورة أكبر من ${image} ميغابايت. The picture is larger than ${image} MB.`,
  },
  unsupported: {
    code: 'image_unsupported',
    field: 'file',
    message: 'الملف ليس صورة بصيغة JPEG أو PNG أو WebP أو AVIF. The file is not a JPEG, PNG, WebP or AVIF picture.',
  },
  animated: { code: 'image_animated', field: 'file', message: 'الصور المتحركة غير مقبولة. Animated pictures are not accepted.' },
  too_many_pixels: {
    code: 'image_too_many_pixels',
    field: 'file',
    message: 'أبعاد الصورة أكبر من الحد المسموح به. The picture has too many pixels.',
  },
  broken: { code: 'image_broken', field: 'file', message: 'ملف الصورة تالف أو غير مكتمل. The picture is damaged or incomplete.' },
} as const satisfies RefusalWords

/** For calls that take a document. */
export const documentWords = {
  ...mediaWords,
  too_large: { code: 'file_too_large', field: 'file', message: `حجم الملف أكبر من ${file} ميغابايت. The file is larger than ${file} MB.` },
  unsupported: { code: 'file_unsupported', field: 'file', message: 'الملف ليس مستند PDF مكتملًا. The file is not a complete PDF document.' },
} as const satisfies RefusalWords
