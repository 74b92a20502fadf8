import { siteWords } from '#domains/content/index.ts'

/** What the footer says, as [English, Arabic]. */
export const footerWords = {
  label: siteWords['footer.label'],
  social: siteWords['footer.social'],
  legal: siteWords['footer.legal'],
  contact: siteWords['footer.contact'],
  phone: siteWords['footer.phone'],
  email: siteWords['footer.email'],
  address: siteWords['footer.address'],
  opening_hours: siteWords['footer.opening_hours'],
  new_tab: siteWords['page.new_tab'],
} as const

/** What the retailer finder says besides; its settings may bring their own words (C-095). */
export const finderWords = {
  finder: siteWords['footer.retailer_finder'],
  market: siteWords['footer.market'],
  language: siteWords['footer.language'],
  retailer: siteWords['footer.retailer'],
  open_retailer: siteWords['footer.open_retailer'],
  placeholder: siteWords['dropdown.placeholder'],
  finder_loading: siteWords['page.loading'],
  finder_empty: ['No retailers are listed here.', 'لا توجد معارض مدرجة هنا.'],
  finder_failed: ['The retailers could not be loaded. Please try again later.', 'تعذّر تحميل قائمة المعارض. يرجى المحاولة لاحقًا.'],
} as const
