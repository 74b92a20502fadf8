// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { BlockContext } from '#block-engine/data-loader.ts'
import { readQuery } from '#block-engine/page-query.ts'
import { validateBlocks } from '#block-engine/stored/validate-block.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { dataLoaders } from '#blocks/data-loaders.gen.server.ts'
import { propsOf } from '#tests/support/drawing/draw-view.tsx'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { subscriptionQuiz } from './block.ts'
import { examples } from './examples.ts'
import { defaultRules } from './rules.ts'
import { SubscriptionQuiz } from './view.tsx'

async function open(search = '', fields: Record<string, unknown> = examples[0]?.fields ?? {}) {
  history.replaceState(null, '', `/ar/quiz${search}`)
  const query = readQuery(new URLSearchParams(search), subscriptionQuiz.readsQuery)
  const data = await dataLoaders.get('subscription_quiz')?.({}, { query } as unknown as BlockContext<never>, [])
  return render(<SubscriptionQuiz {...propsOf<Parameters<typeof SubscriptionQuiz>[0]>('subscription_quiz', fields, data)} />).container
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const choose = (name: string) => fireEvent.click(screen.getByLabelText(name))
const options = () => screen.queryAllByRole('radio').map((input) => input.closest('label')?.textContent)
const stage = () => document.querySelector('[data-stage]')?.getAttribute('data-stage')
const main = () => document.querySelector('[data-result]')?.getAttribute('data-result')
const alternatives = () => [...document.querySelectorAll('[data-alternative]')].map((element) => element.getAttribute('data-alternative'))
const resultOf = (purpose: string, period: string, mileage: string) => `?${new URLSearchParams({ subscription: 'result', purpose, period, mileage })}`

beforeEach(() => history.replaceState(null, '', '/ar/quiz'))
afterEach(cleanup)

test('[B-013] [B-040] [B-041] [B-274] welcome, purpose, period, mileage, a summary of the answers, then a product with alternatives', async () => {
  await open()
  const stages = [stage()]
  expect(screen.getByRole('heading', { name: 'شراء أم إيجار أم اشتراك؟' })).toBeTruthy()
  press('ابدأ')
  for (const answer of ['استخدام شخصي', 'من 12 إلى 24 شهرًا', 'أقل من 20,000 كم']) {
    stages.push(stage())
    choose(answer)
    press('التالي')
  }
  stages.push(stage())
  expect(main()).toBeUndefined()
  const summaryRows = [...document.querySelectorAll('dl > div')].map((row) => [row.querySelector('dt')?.textContent, row.querySelector('dd')?.textContent])
  expect(summaryRows).toEqual([
    ['لأي غرض تحتاج السيارة؟', 'استخدام شخصي'],
    ['كم المدة التي تريدها؟', 'من 12 إلى 24 شهرًا'],
    ['كم تقطع بالسيارة في السنة؟', 'أقل من 20,000 كم'],
  ])
  press('عرض التوصية')
  expect([...stages, stage()]).toEqual(['intro', 'purpose', 'period', 'mileage', 'summary', 'result'])
  expect([main(), alternatives()]).toEqual(['leasing_to_go', ['subscription', 'loan']])
  expect(location.pathname).toBe('/ar/quiz')
})

describe('[B-042] [B-276] all twelve sets of answers lead to a product and its alternatives', () => {
  const below = 'below_20000'
  const above = 'above_20000'
  test.each([
    ['private', '6-12', below, 'subscription', ['leasing_to_go', 'full_service']],
    ['business', '6-12', below, 'subscription', ['leasing_to_go', 'full_service']],
    ['private', '6-12', above, 'subscription', ['full_service']],
    ['business', '6-12', above, 'subscription', ['full_service']],
    ['private', '12-24', below, 'leasing_to_go', ['subscription', 'loan']],
    ['private', '12-24', above, 'subscription', ['full_service', 'loan']],
    ['private', '24-60', below, 'loan', ['leasing_to_go', 'full_service']],
    ['private', '24-60', above, 'loan', ['full_service']],
    ['business', '12-24', below, 'leasing_to_go', ['full_service', 'subscription']],
    ['business', '12-24', above, 'full_service', ['subscription', 'leasing_to_go']],
    ['business', '24-60', below, 'full_service', ['leasing_to_go', 'loan']],
    ['business', '24-60', above, 'full_service', ['loan']],
  ])('%s %s %s: %s', async (purpose, period, mileage, product, others) => {
    await open(resultOf(purpose, period, mileage))
    expect([main(), alternatives()]).toEqual([product, others])
  })
})

test('each product has heading, text, picture and link: subscription loan full_service leasing_to_go', async () => {
  const wantedHeadings = {
    subscription: resultOf('private', '6-12', 'above_20000'),
    loan: resultOf('private', '24-60', 'above_20000'),
    full_service: resultOf('business', '24-60', 'above_20000'),
    leasing_to_go: resultOf('private', '12-24', 'below_20000'),
  }
  for (const [product, search] of Object.entries(wantedHeadings)) {
    const fields = {
      [`${product}_heading`]: 'عنوان المنتج',
      [`${product}_text`]: '<p>نص المنتج</p>',
      [`${product}_image`]: { id: 7, alt: 'صورة المنتج' },
      [`${product}_link`]: { url: '/there', label: 'إلى المنتج' },
      alternatives_heading: 'وأيضًا',
    }
    const quiz = await open(search, fields)
    expect(main()).toBe(product)
    expect(screen.getByRole('heading', { name: 'عنوان المنتج' })).toBeTruthy()
    expect(quiz.textContent).toContain('نص المنتج')
    expect(screen.getByRole('img', { name: 'صورة المنتج' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'إلى المنتج' }).getAttribute('href')).toBe('/there')
    expect(screen.getByRole('heading', { name: 'وأيضًا' })).toBeTruthy()
    cleanup()
  }
  const names = subscriptionQuiz.fields.map(({ symbol }) => symbol as string)
  for (const symbol of [
    ...['subscription_heading', 'subscription_text', 'subscription_image', 'subscription_link', 'loan_heading', 'loan_text', 'loan_image', 'loan_link'],
    ...['full_service_heading', 'full_service_text', 'full_service_image', 'full_service_link'],
    ...['leasing_to_go_heading', 'leasing_to_go_text', 'leasing_to_go_image', 'leasing_to_go_link'],
  ])
    expect(names).toContain(symbol)
})

describe('[B-275] the purpose', () => {
  test('is private or business use, with labels that editors change', async () => {
    await open('?subscription=purpose', {})
    expect(options()).toEqual(['استخدام شخصي', 'استخدام للعمل'])
    cleanup()
    const purpose_options = [
      { value: 'business', label: 'للشركة' },
      { value: 'private', label: 'لي' },
    ]
    await open('?subscription=purpose', { purpose_label: 'لمن السيارة؟', purpose_options })
    expect([screen.getByRole('heading').textContent, options()]).toEqual(['لمن السيارة؟', ['للشركة', 'لي']])
  })

  test('is one answer, kept by next and previous and gone after starting again', async () => {
    await open('?subscription=purpose')
    choose('استخدام شخصي')
    choose('استخدام للعمل')
    expect(screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)).toHaveLength(1)
    press('التالي')
    press('السابق')
    expect(screen.getByLabelText<HTMLInputElement>('استخدام للعمل').checked).toBe(true)
    press('التالي')
    press('البدء من جديد')
    expect([stage(), location.search]).toEqual(['intro', ''])
  })
})

test('[B-331] the periods are 6-12, 12-24 and 24-60 months', async () => {
  await open('?subscription=period&purpose=private', {})
  expect(options()).toEqual(['من 6 إلى 12 شهرًا', 'من 12 إلى 24 شهرًا', 'من 24 إلى 60 شهرًا'])
})

test('[B-332] the mileage is below or above 20,000 km', async () => {
  await open('?subscription=mileage&purpose=private&period=6-12', {})
  expect(options()).toEqual(['أقل من 20,000 كم', 'أكثر من 20,000 كم'])
})

test('period_label, period_options, mileage_label, mileage_options and summary_heading are fields', async () => {
  const period_options = ['6-12', '12-24', '24-60'].map((value) => ({ value, label: `مدة ${value.length}` }))
  const mileage_options = ['below_20000', 'above_20000'].map((value) => ({ value, label: `مسافة ${value.slice(0, 1)}` }))
  const fields = { period_label: 'كم شهرًا؟', period_options, mileage_label: 'كم كيلومترًا؟', mileage_options, summary_heading: 'اخترت' }
  const quiz = await open('?subscription=period&purpose=private', fields)
  expect(quiz.textContent).toContain('كم شهرًا؟')
  cleanup()
  const summary = await open('?subscription=summary&purpose=private&period=6-12&mileage=below_20000', fields)
  expect(summary.textContent).toContain('اخترت')
  expect(summary.textContent).toContain('كم كيلومترًا؟')
  expect(summary.textContent).toContain('مدة 4')
  expect(summary.textContent).toContain('مسافة b')
})

test('the buttons say what editors write', async () => {
  await open('?subscription=period&purpose=private', { next_label: 'إلى التالي', previous_label: 'إلى السابق', start_again_label: 'من الأول' })
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['إلى التالي', 'إلى السابق', 'من الأول'])
})

test('an answer is changed from the summary, and the others are kept', async () => {
  await open('?subscription=summary&purpose=private&period=6-12&mileage=below_20000')
  fireEvent.click(screen.getByRole('button', { name: /^تغيير\s*كم المدة التي تريدها؟$/ }))
  expect([stage(), screen.getByLabelText<HTMLInputElement>('من 6 إلى 12 شهرًا').checked]).toEqual(['period', true])
  choose('من 24 إلى 60 شهرًا')
  press('التالي')
  expect(screen.getByLabelText<HTMLInputElement>('أقل من 20,000 كم').checked).toBe(true)
})

test('rules_json: rules that leave a set of answers without a product are refused, others decide', async () => {
  const flaws = (rules_json: unknown) => validateBlocks([aStoredBlock('subscription_quiz', { rules_json })], catalogue)
  expect(flaws(defaultRules)).toEqual([])
  expect(flaws(defaultRules.slice(1))).not.toEqual([])
  const rules_json = defaultRules.map((rule) => ({ ...rule, product: 'loan', alternatives: ['subscription'] }))
  await open(resultOf('business', '6-12', 'below_20000'), { rules_json })
  expect([main(), alternatives()]).toEqual(['loan', ['subscription']])
})
