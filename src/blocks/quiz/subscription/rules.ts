import { z } from 'zod'

export const products = ['subscription', 'loan', 'full_service', 'leasing_to_go'] as const
export type Product = (typeof products)[number]

export const productNames = {
  subscription: ['Subscription', 'الاشتراك'],
  loan: ['Loan', 'التمويل'],
  full_service: ['Full service', 'الإيجار مع الخدمة الشاملة'],
  leasing_to_go: ['Leasing-to-go', 'الإيجار المرن'],
} as const satisfies Record<Product, readonly [english: string, arabic: string]>

export const purposes = ['private', 'business'] as const
export const periods = ['6-12', '12-24', '24-60'] as const
export const mileages = ['below_20000', 'above_20000'] as const

/** Which product a set of answers leads to; a rule without a purpose holds for both. */
const Rule = z.strictObject({
  purpose: z.enum(purposes).optional(),
  period: z.enum(periods),
  mileage: z.enum(mileages),
  product: z.enum(products),
  alternatives: z.array(z.enum(products)).min(1).max(2),
})
type Rule = z.infer<typeof Rule>

/** The first rule that fits decides; every set of answers has one. */
export const Rules = z
  .array(Rule)
  .max(24)
  .refine((rules) => purposes.every((purpose) => periods.every((period) => mileages.every((mileage) => findRule(rules, { purpose, period, mileage })))))

/** The rules of B-276. */
export const defaultRules: readonly Rule[] = [
  { period: '6-12', mileage: 'below_20000', product: 'subscription', alternatives: ['leasing_to_go', 'full_service'] },
  { period: '6-12', mileage: 'above_20000', product: 'subscription', alternatives: ['full_service'] },
  { purpose: 'private', period: '12-24', mileage: 'below_20000', product: 'leasing_to_go', alternatives: ['subscription', 'loan'] },
  { purpose: 'private', period: '12-24', mileage: 'above_20000', product: 'subscription', alternatives: ['full_service', 'loan'] },
  { purpose: 'private', period: '24-60', mileage: 'below_20000', product: 'loan', alternatives: ['leasing_to_go', 'full_service'] },
  { purpose: 'private', period: '24-60', mileage: 'above_20000', product: 'loan', alternatives: ['full_service'] },
  { purpose: 'business', period: '12-24', mileage: 'below_20000', product: 'leasing_to_go', alternatives: ['full_service', 'subscription'] },
  { purpose: 'business', period: '12-24', mileage: 'above_20000', product: 'full_service', alternatives: ['subscription', 'leasing_to_go'] },
  { purpose: 'business', period: '24-60', mileage: 'below_20000', product: 'full_service', alternatives: ['leasing_to_go', 'loan'] },
  { purpose: 'business', period: '24-60', mileage: 'above_20000', product: 'full_service', alternatives: ['loan'] },
]

type RuleAnswers = { purpose: string; period: string; mileage: string }

/** The rule for these answers. */
export function findRule(rules: readonly Rule[], answers: RuleAnswers): Rule | undefined {
  return rules.find(
    ({ purpose, period, mileage }) => (purpose === undefined || purpose === answers.purpose) && period === answers.period && mileage === answers.mileage,
  )
}
