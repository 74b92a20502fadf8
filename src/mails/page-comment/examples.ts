import type { MailExamples } from '../define-mail.ts'
import type { pageComment } from './mail.tsx'

const page = { pageId: '7', threadId: '12', title: 'عروض الصيف', path: 'offers/summer' } as const

export const examples: MailExamples<typeof pageComment> = {
  mentioned: {
    name: ['Mentioned', 'إشارة'],
    props: {
      ...page,
      quote: 'خصم يصل إلى 15%',
      mentionedBy: 'سلمى الكعبي',
      count: 2,
      comments: [
        { person: 'سلمى الكعبي', text: '@خالد المري هل اعتمدت الإدارة هذه النسبة؟' },
        { person: 'سلمى الكعبي', text: 'وهل تشمل سيارات 2026؟' },
      ],
    },
  },
  replied: { name: ['Replied', 'رد'], props: { ...page, count: 1, comments: [{ person: 'خالد المري', text: 'نعم، حتى نهاية أغسطس.' }] } },
  many: {
    name: ['Many comments', 'تعليقات كثيرة'],
    props: { ...page, count: 14, comments: Array.from({ length: 10 }, (_, index) => ({ person: 'خالد المري', text: `ملاحظة ${index + 5}` })) },
  },
}
