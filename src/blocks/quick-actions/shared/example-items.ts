const item = (icon: string, label: string, url: string) => ({ icon, link: { label, url } })

/** What most visitors of a page want next. */
export const exampleItems = [
  item('drive', 'احجز تجربة قيادة', 'test-drive'),
  item('quote', 'اطلب عرض سعر', 'offer'),
  item('location', 'ابحث عن معرض', '/retailer-locator'),
  item('phone', 'تواصل معنا', '/contact-us'),
]

/** The same with one item for offers only, whose fallback is the offers' page. */
export const offerItems = [
  {
    ...item('payments', 'استفد من العرض', 'offer'),
    dc_strategy: { key: 'mena_offers', value: '', fallback: { link: { label: 'العروض والتمويل', url: '/offers-and-finance' }, icon: 'quote' } },
  },
  ...exampleItems.slice(0, 2),
]
