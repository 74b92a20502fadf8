import { lazy } from 'react'
import CloudSyncIcon from '@mui/icons-material/CloudSyncOutlined'
import HistoryIcon from '@mui/icons-material/HistoryOutlined'
import { defineSubject } from '../app/subject.ts'

export const feeds = defineSubject({
  name: 'feeds',
  section: 'stock',
  order: 130,
  icon: CloudSyncIcon,
  read: 'stock.read',
  write: 'stock.write',
  words: { one: ['Feed', 'مصدر بيانات'], many: ['Feeds', 'مصادر البيانات'] },
  fields: {
    name: ['Name', 'الاسم'],
    key: ['Key', 'المعرّف'],
    source: ['Comes from', 'طريقة الاستيراد'],
    url: ['Address', 'عنوان الملف'],
    format: ['Format', 'صيغة الملف'],
    encoding: ['Encoding', 'ترميز النص'],
    delimiter: ['Between columns', 'الفاصل بين الأعمدة'],
    record_path: ['Place of the vehicles', 'موضع السيارات في الملف'],
    rules: ['Mapping', 'ربط الحقول'],
    currency: ['Currency', 'العملة'],
    dealer_code: ['Dealer code', 'رمز المعرض'],
    publication_lists: ['Listings', 'قوائم السيارات'],
    most_gone_percent: ['Most that may disappear (%)', 'الحد الأقصى للسيارات المختفية (%)'],
    most_invalid_percent: ['Most rows that may be invalid (%)', 'الحد الأقصى للصفوف غير الصالحة (%)'],
    shows_at_once: ['Show new cars at once', 'عرض السيارات الجديدة فورًا'],
    fetch_images: ['Fetch pictures into the media library', 'جلب الصور إلى مكتبة الوسائط'],
    schedule: ['Schedule', 'الجدولة'],
    is_active: ['Active', 'مفعّل'],
    next_run_at: ['Next run', 'التشغيل التالي'],
    last_run: ['Last run', 'آخر تشغيل'],
  },
  title: ({ name }) => String(name),
  screens: {
    list: lazy(async () => ({ default: (await import('./feed-list.tsx')).FeedList })),
    edit: lazy(async () => ({ default: (await import('./feed-form.tsx')).FeedEdit })),
    create: lazy(async () => ({ default: (await import('./feed-form.tsx')).FeedCreate })),
  },
})

export const feedRuns = defineSubject({
  name: 'feed_runs',
  isTab: true,
  section: 'stock',
  order: 140,
  icon: HistoryIcon,
  read: 'stock.read',
  write: 'stock.write',
  words: { one: ['Run', 'عملية استيراد'], many: ['Runs', 'عمليات الاستيراد'] },
  fields: {
    id: ['Number', 'الرقم'],
    feed_id: ['Feed', 'مصدر البيانات'],
    state: ['State', 'الحالة'],
    file_name: ['File', 'الملف'],
    created_at: ['Started', 'وقت البدء'],
    started_by: ['Started by', 'بدأها'],
    counts: ['Result', 'النتيجة'],
  },
  title: ({ id }) => String(id),
  screens: {
    list: lazy(async () => ({ default: (await import('./run-list.tsx')).RunList })),
    edit: lazy(async () => ({ default: (await import('./run-screen.tsx')).RunScreen })),
  },
})
