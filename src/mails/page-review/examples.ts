import type { MailExamples } from '../define-mail.ts'
import type { pageReview } from './mail.tsx'

const page = { pageId: '7', title: 'عروض الصيف', path: 'offers/summer' } as const

export const examples: MailExamples<typeof pageReview> = {
  asked: {
    name: ['Asked', 'طلب مراجعة'],
    props: { ...page, occasion: 'asked', action: 'publish', person: 'سلمى الكعبي', note: 'غيّرتُ الأسعار والصورة الرئيسية، وأرجو التأكد من الشروط.' },
  },
  approved: { name: ['Approved', 'موافقة'], props: { ...page, occasion: 'approved', action: 'publish', person: 'خالد المري', note: '' } },
  sent_back: {
    name: ['Sent back', 'إعادة للتعديل'],
    props: { ...page, occasion: 'sent_back', action: 'publish', person: 'خالد المري', note: 'تاريخ انتهاء العرض ناقص.' },
  },
  unpublish_approved: {
    name: ['May be taken off the site', 'الموافقة على إلغاء النشر'],
    props: { ...page, occasion: 'approved', action: 'unpublish', person: 'خالد المري', note: '' },
  },
  unpublish_sent_back: {
    name: ['Stays on the site', 'رفض إلغاء النشر'],
    props: { ...page, occasion: 'sent_back', action: 'unpublish', person: 'خالد المري', note: 'العرض سارٍ حتى نهاية الشهر.' },
  },
  unpublish: {
    name: ['To be taken off the site', 'طلب إلغاء نشر'],
    props: { ...page, occasion: 'asked', action: 'unpublish', person: 'سلمى الكعبي', note: '' },
  },
}
