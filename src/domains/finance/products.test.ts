import { expect, test } from 'vitest'
import { toMinorUnits } from '#kernel/money.ts'
import { formatProductAmount } from './product-amount.ts'
import { financeProductOptions, findProduct } from './products.ts'

const emirates = { currencyIso: 'AED', style: { symbol: 'د.إ', delimiter: '.', format: '^ %' } }

test('[B-164] [B-165] thirty products, each with its country and what it is', () => {
  expect(financeProductOptions).toHaveLength(30)
  const countries = 'ae sa kw qa bh om jo lb eg ma iq tr az am ge kz ua rs hr ro bg gr cy mt au nz sg hk tw th'.split(' ')
  expect(financeProductOptions.map(({ value }) => value).sort()).toEqual(countries.map((country) => `hire_purchase_${country}`).sort())
  for (const { value, label } of financeProductOptions) {
    expect(value).toMatch(/^hire_purchase_[a-z]{2}$/)
    expect(label[0]).toMatch(/^\p{L}[\p{L} ]+: hire purchase$/u)
    expect(label[1]).toMatch(/^\p{Script=Arabic}[\p{Script=Arabic}\p{M} ]+: الشراء بالتقسيط$/u)
  }
})

test.each([
  ['hire_purchase_sa', 1_000, '1,000 ريال'],
  ['hire_purchase_sa', 3648.56, '3,648.56 ريال'],
  ['hire_purchase_kw', 250.123, '250.123 دينار'],
  ['hire_purchase_kw', 5, '5 دنانير'],
  ['hire_purchase_tr', 1_250_000, '1,250,000 ليرة'],
  ['hire_purchase_gr', 1234.5, '1,234.50 EUR'],
  ['hire_purchase_ae', 12_500, 'د.إ 12.500'],
])('[B-165] %s shows %d in the currency of its country, with its decimals: %s', (product, amount, text) => {
  const currency = findProduct(product)?.currency ?? ''
  expect(formatProductAmount(toMinorUnits(amount, currency), currency, emirates)).toBe(text)
})

test('a product that nobody offers is not found', () => {
  expect(findProduct('hire_purchase_xx')).toBeNull()
})
