import { defineWords } from '#kernel/words/words.ts'

export const budgetAlarmWords = defineWords('mail_budget_alarm', {
  subject: ['Codes by SMS are running out: {country}', 'رموز التحقق توشك على النفاد: {country}'],
  heading: ['Codes by SMS are running out', 'رموز التحقق توشك على النفاد'],
  text: [
    'Most of the codes that may be sent to this country today have been sent. Once all are used, forms are taken without a code and held back for staff until midnight UTC. If you expect no such number of visitors, somebody may be misusing the messages.',
    'أُرسل معظم رموز التحقق المسموح بها اليوم إلى هذه الدولة. بعد نفادها تُقبل النماذج من دون رمز وتُحجز ليراجعها الموظفون حتى منتصف الليل بالتوقيت العالمي. إن لم تتوقعوا هذا العدد من الزوار فقد يكون هناك من يسيء استخدام الرسائل.',
  ],
  country: ['Country', 'الدولة'],
  used: ['Sent today', 'المرسل اليوم'],
  most: ['Allowed in a day', 'المسموح في اليوم'],
  open: ['Open the admin', 'فتح لوحة الإدارة'],
})
