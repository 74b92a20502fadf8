import { defineWords } from '#kernel/words/words.ts'

export const checkoutLinkWords = defineWords('mail_checkout_link', {
  subject: ['Continue your order: {vehicle}', 'أكملوا طلبكم: {vehicle}'],
  heading: ['Pick up where you left off', 'أكملوا من حيث توقفتم'],
  text: [
    'Open this link on the device you want to continue on. It works until {until}; the car itself is held for a short time only.',
    'افتحوا هذا الرابط على الجهاز الذي تودون المتابعة منه. يعمل الرابط حتى {until}، أما السيارة فتُحجز لوقت قصير فقط.',
  ],
  vehicle: ['Car', 'السيارة'],
  open: ['Continue the order', 'متابعة الطلب'],
  not_you: ['If you did not ask for this link, please ignore this message.', 'إن لم تطلبوا هذا الرابط فيُرجى تجاهل هذه الرسالة.'],
})
