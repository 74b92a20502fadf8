import { defineWords } from '#kernel/words/words.ts'

export const taskReminderWords = defineWords('mail_task_reminder', {
  subject: ['Due now: {task}', 'حان موعد: {task}'],
  text: ['You wanted to do this about a lead. The time that you set has come.', 'حان موعد المهمة التي حدّدتها لمتابعة طلب عميل.'],
  customer: ['Customer', 'العميل'],
  due: ['Due', 'الموعد'],
  open: ['Open the lead', 'فتح الطلب'],
})
