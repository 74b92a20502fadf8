import { defineBlock } from '#block-engine/define-block.ts'
import type { FieldDef, HtmlField, LinkField, Label } from '#fields/field-types.ts'
import { pictureField } from '#block-engine/presets.ts'
import { optionsField, textField } from '../shared/quiz-fields.ts'
import { quizWords } from '../shared/quiz-words.ts'
import { answers } from './answers.ts'
import { defaultRules, type Product, productNames, Rules } from './rules.ts'
import { ruleRows, stages } from './rule-rows.ts'

function productFields<const P extends Product>(product: P, name: readonly [english: string, arabic: string]) {
  const of = (english: string, arabic: string): Label => [`${english} (${name[0]})`, `${arabic} (${name[1]})`]
  return [
    textField(`${product}_heading`, of('Heading', 'العنوان'), name, 160),
    {
      symbol: `${product}_text`,
      label: of('Text', 'النص'),
      field_type: 'Markdown',
      format: 'html',
      allows: 'text',
      translatable: true,
      default: '',
    } as const satisfies HtmlField & {
      symbol: `${P}_text`
    },
    pictureField(`${product}_image`, 'standard', of('Picture', 'الصورة')),
    { symbol: `${product}_link`, label: of('Link', 'الرابط'), field_type: 'Link', translatable: true } as const satisfies LinkField & { symbol: `${P}_link` },
  ] as const satisfies readonly FieldDef[]
}

export const subscriptionQuiz = defineBlock({
  symbol: 'subscription_quiz',
  name: ['Subscription quiz', 'اختبار طريقة الاقتناء'],
  description:
    'Purpose, period and mileage lead to a subscription, a loan, full service or leasing-to-go, with alternatives. The result has an address of its own.',
  short_description: ['Three questions lead to a way to have a car', 'ثلاثة أسئلة تقود الزائر إلى الاشتراك أو التمويل أو الإيجار المناسب.'],
  search: ['quiz', 'leasing', 'loan', 'rent', 'finance', 'اختبار', 'اشتراك', 'تأجير', 'إيجار', 'تمويل', 'قرض'],
  group: 'Specials',
  version: 1,
  island: 'touch',
  readsQuery: ['subscription', 'purpose', 'period', 'mileage'],
  stages,
  fields: [
    textField('welcome_heading', ['Heading of the welcome', 'عنوان الترحيب'], ['Which way to a car suits you?', 'ما الطريقة الأنسب لاقتناء سيارتك؟'], 160),
    {
      symbol: 'welcome_text',
      label: ['Text of the welcome', 'نص الترحيب'],
      field_type: 'Markdown',
      format: 'html',
      allows: 'text',
      translatable: true,
      default: '',
    },
    textField('start_label', ['Start button', 'زر البداية'], ['Start', 'ابدأ']),
    textField('next_label', ['Next button', 'زر التالي'], ['Next', 'التالي']),
    textField('previous_label', ['Previous button', 'زر السابق'], ['Previous', 'السابق']),
    textField('start_again_label', ['Start again button', 'زر البدء من جديد'], ['Start again', 'البدء من جديد']),
    textField('purpose_label', ['Question about the purpose', 'سؤال الغرض'], ['What is the car for?', 'لأي غرض تحتاج السيارة؟'], 200),
    optionsField('purpose_options', ['Purposes', 'الأغراض'], answers.purpose),
    textField('period_label', ['Question about the period', 'سؤال المدة'], ['For how long?', 'كم المدة التي تريدها؟'], 200),
    optionsField('period_options', ['Periods', 'المدد'], answers.period),
    textField('mileage_label', ['Question about the mileage', 'سؤال المسافة'], ['How far do you drive in a year?', 'كم تقطع بالسيارة في السنة؟'], 200),
    optionsField('mileage_options', ['Mileages', 'المسافات'], answers.mileage),
    textField('summary_heading', ['Heading of the summary', 'عنوان الملخص'], ['Your answers', 'إجاباتك'], 160),
    {
      symbol: 'rules_json',
      label: ['Rules', 'القواعد'],
      hint: [
        'The first rule that fits the answers decides. Every set of answers needs one; without a purpose it holds for both.',
        'تُعتمد أول قاعدة توافق الإجابات، ولا بد من قاعدة لكل حالة. وتصلح القاعدة للغرضين إن خلت من الغرض.',
      ],
      field_type: 'Json',
      format: 'json',
      schema: Rules,
      default: defaultRules,
      filled: ruleRows,
    },
    ...productFields('subscription', productNames.subscription),
    ...productFields('loan', productNames.loan),
    ...productFields('full_service', productNames.full_service),
    ...productFields('leasing_to_go', productNames.leasing_to_go),
    textField('alternatives_heading', ['Heading of the alternatives', 'عنوان البدائل'], ['Also worth a look', 'بدائل تناسبك أيضًا'], 160),
  ],
  words: {
    ...quizWords,
    change: ['Change', 'تغيير'],
    toResult: ['See the recommendation', 'عرض التوصية'],
    recommended: ['Our recommendation', 'نوصي لك بهذا'],
  },
})
