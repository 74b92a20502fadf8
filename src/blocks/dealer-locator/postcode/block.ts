import { locatorWords } from '../shared/locator-words.ts'
import { defineBlock } from '#block-engine/define-block.ts'

export const dealerLocatorPostcode = defineBlock({
  symbol: 'dealer_locator_postcode',
  name: ['Dealer locator by postcode', 'معارض بالرمز البريدي'],
  description: 'Dealers by state, postcode and locality, as a list and on a map.',
  short_description: ['Dealers by state, postcode and locality', 'المعارض بحسب الولاية والرمز البريدي والحي.'],
  search: ['map', 'zip', 'branches', 'وكيل', 'وكلاء', 'فروع', 'خريطة', 'أقرب معرض'],
  group: 'Advanced',
  version: 1,
  island: 'visible',
  readsQuery: ['q[state_eq]', 'q[postcode_eq]', 'q[locality_eq]'],
  needs: ['maps'],
  fields: [],
  words: {
    ...locatorWords,
    state: ['State', 'الولاية أو المنطقة'],
    postcode: ['Postcode', 'الرمز البريدي'],
    locality: ['Locality', 'الحي أو البلدة'],
  },
})
