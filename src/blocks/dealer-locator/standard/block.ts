import { defineBlock } from '#block-engine/define-block.ts'
import { locatorWords } from '../shared/locator-words.ts'

export const dealerLocator = defineBlock({
  symbol: 'dealer_locator',
  name: ['Dealer locator', 'البحث عن معرض'],
  description: 'Search by name or city, brand and service over the dealers of the admin, as a list and on a map.',
  short_description: ['Search, list and map of dealers', 'بحث في معارض الوكيل بالاسم والمدينة والعلامة والخدمة، مع خريطة.'],
  search: ['map', 'branches', 'showroom', 'وكيل', 'وكلاء', 'فروع', 'خريطة', 'صالات العرض', 'مراكز الخدمة'],
  group: 'Advanced',
  version: 1,
  island: 'visible',
  readsQuery: ['search', 'city', 'brand', 'service'],
  needs: ['maps', 'brands'],
  fields: [],
  words: {
    ...locatorWords,
    search: ['Name, city or postcode', 'الاسم أو المدينة أو الرمز البريدي'],
    city: ['City', 'المدينة'],
    brand: ['Brand', 'العلامة'],
    service: ['Service', 'الخدمة'],
  },
})
