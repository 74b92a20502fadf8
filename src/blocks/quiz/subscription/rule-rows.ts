import type { Stage } from '#block-engine/define-block.ts'
import type { Rows, SelectField } from '#fields/field-types.ts'
import { choicesOf } from '../shared/quiz-fields.ts'
import { answers } from './answers.ts'
import { defaultRules, productNames, products } from './rules.ts'

const productOptions = products.map((value) => ({ value, label: productNames[value] }))
const when = (symbol: keyof typeof answers, label: SelectField['label']): SelectField => ({
  symbol,
  label,
  field_type: 'Select',
  options: choicesOf(answers[symbol]),
})

/** The rules as editors fill them. */
export const ruleRows: Rows = {
  fields: [
    when('purpose', ['Purpose', 'الغرض']),
    when('period', ['Period', 'المدة']),
    when('mileage', ['Mileage', 'المسافة']),
    { symbol: 'product', label: ['Recommendation', 'التوصية'], field_type: 'Select', options: productOptions, required: true },
    { symbol: 'alternatives', label: ['Alternatives, one or two', 'البدائل، واحد أو اثنان'], field_type: 'Choices', options: productOptions },
  ],
  fresh: { period: '6-12', mileage: 'below_20000', product: 'subscription', alternatives: ['loan'] },
  max: 24,
}

const keys = ['purpose', 'period', 'mileage'] as const
const first = { purpose: 'private', period: '6-12', mileage: 'below_20000' }

/** The questions, the summary and each recommendation by the usual rules, as editors look at them. */
export const stages: readonly Stage[] = [
  ...keys.map(
    (key, at): Stage => ({
      name: [`Question ${at + 1}`, `السؤال ${at + 1}`],
      query: { subscription: key, ...Object.fromEntries(keys.slice(0, at).map((other) => [other, first[other]])) },
    }),
  ),
  { name: ['Summary', 'الملخص'], query: { subscription: 'summary', ...first } },
  ...products.map((product): Stage => {
    const { purpose = 'private', period, mileage } = defaultRules.find((rule) => rule.product === product) ?? first
    return {
      name: [`Result: ${productNames[product][0]}`, `النتيجة: ${productNames[product][1]}`],
      query: { subscription: 'result', purpose, period, mileage },
    }
  }),
]
