const item = (icon: string, label: string, url: string) => ({ icon, link: { label, url } })

/** What most visitors of a page want next. */
export const exampleItems = [
  item('drive', 'احجز تجربة قيادة', 'test-drive'),
  item('quote', 'اطلب عرض سعر', 'offer'),
  item('location', 'ابحث عن معرض', '/retailer-locator'),
  item('phone', 'تواصل معنا', '/contact-us'),
]
