import type { Example } from '#block-engine/define-block.ts'

const link = (label: string, url: string) => ({ label, url, target_type: 'url' })

export const examples: readonly Example[] = [
  {
    name: 'ثلاثة أسئلة وأربع طرق',
    fields: {
      welcome_heading: 'شراء أم إيجار أم اشتراك؟',
      welcome_text: '<p>قل لنا لأي غرض تريد السيارة، وكم من الوقت، وكم تقطع بها، فنقترح الطريقة الأوفر لك.</p>',
      start_label: 'ابدأ',
      subscription_text: '<p>قسط واحد كل شهر يشمل السيارة والتأمين والصيانة والتسجيل. تبدّلها أو تعيدها متى انتهت المدة.</p>',
      subscription_image: { id: 24738 },
      subscription_link: link('اسأل عن الاشتراك', '/contact-us'),
      loan_text: '<p>تمويل من البنك الذي تختاره، والسيارة ملكك مع آخر قسط. هو الأوفر لمن يحتفظ بها سنوات.</p>',
      loan_image: { id: 24757 },
      loan_link: link('احسب القسط الشهري', '/offers-and-finance'),
      full_service_text: '<p>إيجار طويل للشركات وأصحاب الأعمال: الصيانة والإطارات والسيارة البديلة علينا، وفاتورة واحدة في الشهر.</p>',
      full_service_image: { id: 24755 },
      full_service_link: link('تحدّث إلى فريق الشركات', '/contact-us'),
      leasing_to_go_text: '<p>إيجار مرن من سيارات معارضنا، يبدأ خلال أيام ولا يطلب دفعة أولى، لمن يقطع مسافات معتدلة.</p>',
      leasing_to_go_image: { id: 24739 },
      leasing_to_go_link: link('السيارات المتوفرة', '/find-a-car'),
    },
  },
]
