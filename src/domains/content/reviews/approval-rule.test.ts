import { expect, test } from 'vitest'
import { approvalNeedAt, ApprovalRule, type ApprovalRules, isApprover, ruleAt } from './approval-rule.ts'

const rule = (values: object) => ApprovalRule.parse({ approval: 'four_eyes', ...values })
const page = (path: string) => ({ path, type: 'page' })
const section = { path: '_sections/services-12345678', type: 'section' }

test('the longest address above a page counts, by its segments and however it is typed', () => {
  const rules = [rule({ path: '' }), rule({ path: '/ar/offers/*' }), rule({ path: 'offers/summer/' })]
  expect(rules.map(({ path }) => path)).toEqual(['', 'offers', 'offers/summer'])
  const rulesFound = ['', 'about', 'offers', 'offers/winter', 'offers/summer/cars', 'offers-of-2020'].map((path) => ruleAt(page(path), rules)?.path)
  expect(rulesFound).toEqual(['', '', 'offers', 'offers', 'offers/summer', ''])
  expect(ApprovalRule.safeParse({ path: '../x', approval: 'off' }).success).toBe(false)
  expect(ApprovalRule.safeParse({ approval: 'off', persons: ['nobody'] }).success).toBe(false)
})

test('a rule about one kind comes before one about all at the same address; sections have none', () => {
  const [all, pages, sections] = [rule({}), rule({ kind: 'page' }), rule({ kind: 'section', path: 'ignored' })]
  expect(ruleAt(page('x'), [all, pages, sections])).toBe(pages)
  expect(ruleAt(section, [all, pages, sections])).toBe(sections)
  expect(ruleAt(section, [all, pages])).toBe(all)
  expect(ruleAt(section, [rule({ path: '_sections' }), pages])).toBeUndefined()
})

test('at two addresses together the strictest approval counts, by somebody whom both rules admit; without a rule the site decides', () => {
  const strict = rule({ path: 'offers', persons: ['Price@Example.com'] })
  const rules: ApprovalRules = { rules: [rule({ path: 'news', approval: 'off' }), strict], otherwise: 'advice' }
  expect(approvalNeedAt([page('news/one')], rules).policy).toBe('off')
  expect(approvalNeedAt([page('about')], rules)).toEqual({ policy: 'advice', rules: [] })
  const both = approvalNeedAt([page('news/one'), page('offers/one')], rules)
  expect(both.policy).toBe('four_eyes')
  const admits = [
    { role: 'admin', email: '' },
    { role: 'editor', email: ' PRICE@example.com' },
  ].map((person) => isApprover(person, both))
  expect(admits).toEqual([false, true])
  const namedRule = rule({ roles: ['admin'], persons: ['p@example.com'] })
  const people = [
    { role: 'admin', email: '' },
    { role: 'editor', email: 'p@example.com' },
    { role: 'editor', email: 'q@example.com' },
  ]
  expect(people.map((person) => isApprover(person, { policy: 'four_eyes', rules: [namedRule] }))).toEqual([true, true, false])
})
