import { defineWords } from '#kernel/words/words.ts'

export const checkoutLinkWords = defineWords('mail_checkout_link', {
  subject: ['Go on with your order: {vehicle}', 'أكملوا طلبكم: {vehicle}'],
  heading: ['Go on where you left off', 'أكملوا من حيث توقفتم'],
  text: [
    'Open this link on the device on which you want to go on. It works until {until}; the car itself is held for a short time only.',
    'افتحوا هذا الرابط على الجهاز الذي تودون المتابعة منه. يعمل الرابط حتى {until}، أما السيارة فتُحجز لوقت قصير فقط.',
  ],
  vehicle: ['Car', 'السيارة'],
  open: ['Go on with the order', 'متابعة الطلب'],
  not_you: ['If you did not ask for this link, you need not do anything.', 'إن لم تطلبوا هذا الرابط فيُرجى تجاهل هذه الرسالة.'],
})
