import { defineBlock } from '#block-engine/define-block.ts'
import type { FieldDef, HtmlField, LinkField, Label } from '#fields/field-types.ts'
import { pictureField } from '#block-engine/presets.ts'
import { optionsField, textField } from '../shared/quiz-fields.ts'
import { quizWords } from '../shared/quiz-words.ts'
import { answers } from './answers.ts'
import { defaultScoring, type Powertrain, Scoring } from './scoring.ts'
import { scoringRows } from './scoring-rows.ts'
import { stages } from './stages.ts'

function htmlField<const S extends string>(symbol: S, label: Label) {
  return { symbol, label, field_type: 'Markdown', format: 'html', allows: 'text', translatable: true, default: '' } as const satisfies HtmlField
}

function linkField<const S extends string>(symbol: S, label: Label) {
  return { symbol, label, field_type: 'Link', translatable: true } as const satisfies LinkField
}

/** The page of one result (B-193 to B-195). */
function resultFields<const P extends Powertrain>(
  type: P,
  name: readonly [english: string, arabic: string],
  heading: readonly [english: string, arabic: string],
) {
  const of = (english: string, arabic: string): Label => [`${english} (${name[0]})`, `${arabic} (${name[1]})`]
  return [
    textField(`${type}_heading`, of('Heading', 'العنوان'), heading, 160),
    pictureField(`${type}_image`, 'standard', of('Picture', 'الصورة')),
    htmlField(`${type}_introduction`, of('Introduction', 'المقدمة')),
    htmlField(`${type}_description`, of('Description', 'الوصف')),
    htmlField(`${type}_advantages`, of('Advantages', 'المزايا')),
    htmlField(`${type}_disadvantages`, of('Disadvantages', 'ما يُحسب حسابه')),
    textField(`${type}_vehicle_label`, of('Label of the vehicle link', 'نص رابط السيارة'), ['Discover the car', 'اكتشف السيارة']),
    linkField(`${type}_vehicle_link`, of('Vehicle link', 'رابط السيارة')),
    textField(`${type}_other_option_label`, of('Label of the other option', 'نص الخيار الآخر'), ['See other options', 'خيارات أخرى']),
    linkField(`${type}_other_option_link`, of('Link of the other option', 'رابط الخيار الآخر')),
    textField(`${type}_aside_box_label`, of('Heading of the box beside', 'عنوان المربع الجانبي'), ['Next step', 'الخطوة التالية']),
    htmlField(`${type}_aside_box_description`, of('Text of the box beside', 'نص المربع الجانبي')),
    textField(`${type}_aside_primary_label`, of('First button of the box', 'الزر الأول في المربع'), ['Book a test drive', 'احجز تجربة قيادة']),
    linkField(`${type}_aside_primary_link`, of('Link of the first button', 'رابط الزر الأول')),
    textField(`${type}_aside_secondary_label`, of('Second button of the box', 'الزر الثاني في المربع'), ['Find a retailer', 'البحث عن معرض']),
    linkField(`${type}_aside_secondary_link`, of('Link of the second button', 'رابط الزر الثاني')),
  ] as const satisfies readonly FieldDef[]
}

export const powertrainQuiz = defineBlock({
  symbol: 'powertrain_quiz',
  name: ['Powertrain quiz', 'اختبار نوع المحرك'],
  description:
    'Five questions about how somebody drives lead to one of four results: petrol, diesel, plug-in hybrid or electric. The result has an address of its own.',
  short_description: ['Five questions lead to petrol, diesel, hybrid or electric', 'خمسة أسئلة تقود الزائر إلى البنزين أو الديزل أو الهجين أو الكهرباء.'],
  search: ['quiz', 'test', 'diesel', 'petrol', 'electric', 'hybrid', 'PHEV', 'BEV', 'اختبار', 'كهربائية', 'هجينة', 'ديزل', 'بنزين', 'وقود'],
  group: 'Specials',
  version: 1,
  island: 'touch',
  readsQuery: ['powertrain', 'q1', 'q2', 'q3', 'q4', 'q5'],
  stages,
  fields: [
    textField('intro_heading', ['Heading of the introduction', 'عنوان المقدمة'], ['Which powertrain suits you?', 'أي محرك يناسبك؟'], 160),
    htmlField('intro_text', ['Text of the introduction', 'نص المقدمة']),
    pictureField('intro_image', 'standard', ['Picture of the introduction', 'صورة المقدمة']),
    textField('start_label', ['Start button', 'زر البداية'], ['Start', 'ابدأ']),
    textField('next_label', ['Next button', 'زر التالي'], ['Next', 'التالي']),
    textField('previous_label', ['Previous button', 'زر السابق'], ['Previous', 'السابق']),
    textField('see_result_label', ['Result button', 'زر النتيجة'], ['See result', 'عرض النتيجة']),
    textField('start_again_label', ['Start again button', 'زر البدء من جديد'], ['Start again', 'البدء من جديد']),
    textField('q1_text', ['Question 1', 'السؤال 1'], ['How far do you drive in a year?', 'كم تقطع بالسيارة في السنة؟'], 200),
    optionsField('q1_options', ['Answers to question 1', 'إجابات السؤال 1'], answers.q1),
    textField('q2_text', ['Question 2', 'السؤال 2'], ['How long is your usual journey?', 'ما طول رحلتك المعتادة؟'], 200),
    optionsField('q2_options', ['Answers to question 2', 'إجابات السؤال 2'], answers.q2),
    textField('q3_text', ['Question 3, several answers', 'السؤال 3، إجابات عدة'], ['Where and how do you drive?', 'أين تقود، وكيف تستخدم السيارة؟'], 200),
    optionsField('q3_options', ['Answers to question 3', 'إجابات السؤال 3'], answers.q3),
    textField(
      'q4_text',
      ['Question 4', 'السؤال 4'],
      ['Very long journeys over 300 km at least monthly', 'هل تسافر بالسيارة أكثر من 300 كم مرة في الشهر على الأقل؟'],
      200,
    ),
    optionsField('q4_options', ['Answers to question 4', 'إجابات السؤال 4'], answers.q4),
    textField('q5_text', ['Question 5', 'السؤال 5'], ['Where could you charge a car?', 'أين يمكنك شحن السيارة؟'], 200),
    optionsField('q5_options', ['Answers to question 5', 'إجابات السؤال 5'], answers.q5),
    {
      symbol: 'scoring_json',
      label: ['Points', 'النقاط'],
      hint: [
        'The most points win; ties go to plug-in hybrid, petrol, electric, diesel in this order.',
        'يفوز الأعلى نقاطًا، وعند التعادل: الهجين القابل للشحن ثم البنزين ثم الكهربائي ثم الديزل.',
      ],
      field_type: 'Json',
      format: 'json',
      schema: Scoring,
      default: defaultScoring,
      filled: scoringRows,
    },
    ...resultFields('petrol', ['petrol', 'بنزين'], ['Petrol suits you', 'محرك البنزين يناسبك']),
    ...resultFields('diesel', ['diesel', 'ديزل'], ['Diesel suits you', 'محرك الديزل يناسبك']),
    ...resultFields('phev', ['plug-in hybrid', 'هجين قابل للشحن'], ['A plug-in hybrid suits you', 'المحرك الهجين القابل للشحن يناسبك']),
    ...resultFields('bev', ['electric', 'كهربائي'], ['An electric car suits you', 'السيارة الكهربائية تناسبك']),
  ],
  words: {
    ...quizWords,
    advantages: ['Advantages', 'المزايا'],
    disadvantages: ['Worth knowing', 'ما يُحسب حسابه'],
  },
})
