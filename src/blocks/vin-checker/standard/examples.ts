import type { Example } from '#block-engine/define-block.ts'

export const examples: readonly Example[] = [
  {
    name: 'هل تشمل الحملة سيارتي؟',
    fields: {
      response_positive: '<p>سيارتك مشمولة بحملة استبدال الوسائد الهوائية. اتصل بمركز الخدمة لحجز موعد، والاستبدال بلا مقابل ويستغرق ساعتين.</p>',
      response_negative: '<p>سيارتك ليست من السيارات المشمولة، ولا حاجة إلى زيارة.</p>',
      box_color: 'grey-theme',
    },
  },
]
