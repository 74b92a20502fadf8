import { defineWords } from '#kernel/words/words.ts'

export const vehicleFreeWords = defineWords('mail_vehicle_free', {
  subject: ['The car is available again: {vehicle}', 'السيارة متاحة من جديد: {vehicle}'],
  heading: ['The car is available again', 'السيارة متاحة من جديد'],
  text: [
    'You asked us to let you know. The car is not held for you: it goes to whoever orders it first.',
    'طلبتم منا إبلاغكم. السيارة غير محجوزة لكم، وهي لمن يُتمّ طلبها أولًا.',
  ],
  vehicle: ['Car', 'السيارة'],
  not_you: ['If you did not ask to be told, please ignore this message.', 'إن لم تطلبوا إبلاغكم فيُرجى تجاهل هذه الرسالة.'],
  open: ['View the car', 'عرض السيارة'],
})
