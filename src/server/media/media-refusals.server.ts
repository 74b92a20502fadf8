import type { Context } from 'hono'
import { MAX_FILE_BYTES, MAX_IMAGE_BYTES } from '#domains/media/index.ts'
import { ErrorBody } from '../api/error-body.ts'

const megabytes = (bytes: number) => bytes / 1024 ** 2
const image = megabytes(MAX_IMAGE_BYTES)
const file = megabytes(MAX_FILE_BYTES)

/** The refusals of the media library, with messages for readers of both languages. */
const refusals = {
  malformed: { status: 400, message: 'تعذّرت قراءة الطلب. The request could not be read.' },
  not_signed_in: { status: 401, message: 'يلزم تسجيل الدخول. Sign in first.' },
  forbidden: { status: 403, message: 'لا تملك صلاحية هذا الإجراء. You are not allowed to do this.' },
  gone: { status: 404, message: 'العنصر المطلوب غير موجود. There is nothing at this address.' },
  in_use: { status: 409, message: 'العنصر مستخدم في الموقع. It is in use on the site.' },
  image_too_large: { status: 413, message: `حجم الصورة أكبر من ${image} ميغابايت. The picture is larger than ${image} MB.` },
  file_too_large: { status: 413, message: `حجم الملف أكبر من ${file} ميغابايت. The file is larger than ${file} MB.` },
  too_large: { status: 413, message: 'الطلب أكبر من الحد المسموح به. The request is too large.' },
  wrong_type: { status: 415, message: 'نوع محتوى الطلب غير مدعوم. The content type of the request is not supported.' },
  invalid: { status: 422, message: 'بعض الحقول غير صالحة. Some fields are not valid.' },
  image_unsupported: {
    status: 422,
    message: 'الملف ليس صورة بصيغة JPEG أو PNG أو WebP أو AVIF. The file is not a JPEG, PNG, WebP or AVIF picture.',
  },
  image_animated: { status: 422, message: 'الصور المتحركة غير مقبولة. Animated pictures are not accepted.' },
  image_too_many_pixels: { status: 422, message: 'أبعاد الصورة أكبر من الحد المسموح به. The picture has too many pixels.' },
  image_broken: { status: 422, message: 'ملف الصورة تالف أو غير مكتمل. The picture is damaged or incomplete.' },
  file_unsupported: { status: 422, message: 'الملف ليس مستند PDF مكتملًا. The file is not a complete PDF document.' },
} as const satisfies Record<string, { status: number; message: string }>
export type RefusalCode = keyof typeof refusals

/** A refusal as JSON; `fields` has the messages of each invalid field. */
export function refusal<Code extends RefusalCode>(c: Context, code: Code, fields: Record<string, string[]> = {}) {
  const { message } = refusals[code]
  const status: (typeof refusals)[Code]['status'] = refusals[code].status
  return c.json({ error: { status: status as number, code: code as string, message: message as string, fields } }, status, { 'cache-control': 'no-store' })
}

/** The body of a refusal, for answers that add details. */
export function refusalBody(code: RefusalCode) {
  const { status, message } = refusals[code]
  return { error: { status, code, message, fields: {} } }
}

/** A refusal because of the uploaded file. */
export function fileRefusal<Code extends RefusalCode>(c: Context, code: Code) {
  return refusal(c, code, { file: [refusals[code].message] })
}

/** The documented answers of a route for these statuses. */
export function refusalResponses<Status extends number>(...statuses: Status[]) {
  const answer = { description: 'Refused', content: { 'application/json': { schema: ErrorBody } } }
  return Object.fromEntries(statuses.map((status) => [status, answer])) as Record<Status, typeof answer>
}
