import type { Example } from '#block-engine/define-block.ts'

export const examples: readonly Example[] = [
  {
    name: 'قائمة حملة واحدة',
    fields: {
      heading: 'تحقق من سيارتك',
      vin_list: 'airbag-2026',
      response_positive: '<p>سيارتك مشمولة بحملة الوسائد الهوائية. اتصل بمركز الخدمة لحجز موعد، والاستبدال بلا مقابل ويستغرق ساعتين.</p>',
      response_negative: '<p>سيارتك ليست من السيارات المشمولة بهذه الحملة.</p>',
    },
  },
]
