import type { WordPair, Words } from '#kernel/words/words.ts'
import { orderStateWords } from '../orders/words.ts'

/** How a table of samples is called, and how the values of its labels are: a value that is not here, such as a host or a status, is shown as it is. */
type TableWords = { title: WordPair; rows: ReadonlyMap<string, WordPair>; columns: ReadonlyMap<string, WordPair> }

const kinds = {
  page: ['Pages', 'الصفحات'],
  api: ['API', 'الواجهة البرمجية'],
  staff: ['Editor and admin', 'المحرر ولوحة الإدارة'],
  media: ['Media', 'الوسائط'],
  asset: ['Scripts, styles and fonts', 'ملفات الواجهة'],
  auth: ['Sign-in', 'تسجيل الدخول'],
  hook: ['Notifications of services', 'إشعارات الخدمات'],
  health: ['Probes', 'فحوص الجاهزية'],
  other: ['Anything else', 'غير ذلك'],
} as const satisfies Words

const percentiles = {
  50: ['50% within', '50% خلال'],
  95: ['95% within', '95% خلال'],
  99: ['99% within', '99% خلال'],
} as const satisfies Words

const cacheResults = {
  memory: ['From memory, at once', 'من الذاكرة مباشرةً'],
  hit: ['From memory', 'من الذاكرة'],
  last: ['Last version', 'النسخة السابقة'],
  miss: ['Made anew', 'أُعدّ من جديد'],
} as const satisfies Words

const reasons = {
  unauthorised: ['Not signed in', 'من دون تسجيل دخول'],
  forbidden: ['Not allowed', 'غير مصرّح بها'],
  method_not_allowed: ['Method that the address does not take', 'طريقة لا يقبلها العنوان'],
  timeout: ['Stopped arriving', 'توقّف وصولها'],
  too_large: ['Too large', 'أكبر من الحد المسموح'],
  unsupported_type: ['Type that is not accepted', 'نوع غير مقبول'],
  invalid: ['Values that are not valid', 'قيم غير صالحة'],
  too_many_requests: ['Too many', 'تجاوزت العدد المسموح'],
  unavailable: ['Service not available', 'الخدمة غير متاحة'],
} as const satisfies Words

const outcomes = {
  answered: ['Answered', 'أجابت'],
  refused: ['Refused', 'رفضت'],
  failed: ['Failed', 'تعطّلت'],
  unreachable: ['No answer', 'لم تُجب'],
} as const satisfies Words

const shares = { visitors: ['Visitors', 'الزوار'], staff: ['Staff', 'الموظفون'], jobs: ['Jobs', 'المهام'] } as const satisfies Words
const connectionStates = { used: ['In use', 'مستخدمة'], idle: ['Idle', 'خاملة'], waiting: ['Waiting for one', 'بانتظار اتصال'] } as const satisfies Words
const caches = { pages: ['Pages', 'الصفحات'], answers: ['Answers of the API', 'أجوبة الواجهة البرمجية'] } as const satisfies Words
/** What is counted together, since there are too many of it. */
const rest = { others: ['Others', 'أخرى'] } as const satisfies Words

/** By the name of the figure at `/metrics`. */
export const tableWords: ReadonlyMap<string, TableWords> = new Map(
  Object.entries({
    maarad_requests_total: words(['Requests since the start, by status', 'الطلبات الواردة منذ التشغيل بحسب رمز الجواب'], kinds),
    maarad_request_duration_seconds_bucket: words(['Time until an answer was complete', 'المدة حتى اكتمال الجواب'], kinds, percentiles),
    maarad_requests_refused_total: words(['Requests that were turned away', 'الطلبات المرفوضة'], reasons),
    maarad_cache_requests_total: words(['What the memories served', 'ما قدّمته الذاكرة المؤقتة'], kinds, cacheResults),
    maarad_cache_entries: words(['What the memories hold', 'محتوى الذاكرة المؤقتة'], caches),
    maarad_cache_bytes: words(['Size of the memories', 'حجم الذاكرة المؤقتة'], caches),
    maarad_database_connections: words(['Connections to the database', 'الاتصالات بقاعدة البيانات'], shares, connectionStates),
    maarad_database_connections_most: words(['The most connections that may be open', 'أقصى عدد للاتصالات المفتوحة'], shares),
    maarad_provider_calls_total: words(['Calls of services since the start', 'الاتصالات بالخدمات الخارجية منذ التشغيل'], rest, outcomes),
    maarad_orders: words(['Orders by state', 'الطلبات عبر الإنترنت بحسب الحالة'], orderStateWords),
  }),
)

function words(title: WordPair, rows: Words, columns: Words = {}): TableWords {
  return { title, rows: new Map(Object.entries({ ...rest, ...rows })), columns: new Map(Object.entries({ ...rest, ...columns })) }
}
