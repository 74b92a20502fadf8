import { expect, test } from 'vitest'
import { moneyText, moneyTextAmongOthers } from './money-text.ts'

test.each([
  [50_000, 'AED', '500 درهم', '500 AED'],
  [595_000, 'AED', '5,950 درهمًا', '5,950 AED'],
  [1_200_450, 'AED', '12,004.50 درهم', '12,004.50 AED'],
  [12_345, 'KWD', '12.345 دينار', '12.345 KWD'],
  [25_000, 'UAH', '250 UAH', '250 UAH'],
])('%i minor units of %s are %s, and %s in English', (minor, currency, arabic, english) => {
  expect([moneyText(minor, currency, 'ar'), moneyText(minor, currency, 'en')]).toEqual([arabic, english])
})

test.each([
  [2_355_000, 'KWD', '2,355 دينارًا كويتيًا', '2,355 KWD'],
  [300_000, 'QAR', '3,000 ريال قطري', '3,000 QAR'],
  [12_345, 'BHD', '12.345 دينار بحريني', '12.345 BHD'],
  [595_000, 'AED', '5,950 درهمًا إماراتيًا', '5,950 AED'],
  [2_355_750, 'JOD', '2,355.750 دينار أردني', '2,355.750 JOD'],
  [120_000, 'EGP', '1,200 جنيه مصري', '1,200 EGP'],
  [1_100, 'EGP', '11 جنيهًا مصريًا', '11 EGP'],
  [9_005, 'LBP', '9,005 ليرات لبنانية', '9,005 LBP'],
  [4, 'IQD', '4 دنانير عراقية', '4 IQD'],
  [200, 'USD', '2 دولار أمريكي', '2 USD'],
  [25_000, 'UAH', '250 UAH', '250 UAH'],
])('beside other currencies %i minor units of %s are %s', (minor, currency, arabic, english) => {
  expect([moneyTextAmongOthers(minor, currency, 'ar'), moneyTextAmongOthers(minor, currency, 'en')]).toEqual([arabic, english])
})
