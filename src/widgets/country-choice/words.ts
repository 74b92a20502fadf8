import { defineWords } from '#kernel/words/words.ts'

export const countryChoiceWords = defineWords('country_choice', {
  label: ['Cars by country', 'السيارات بحسب الدولة'],
  all: ['All countries', 'كل الدول'],
  priceNote: ['(in {country})', '(في {country})'],
})
