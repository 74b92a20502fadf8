import { builtInMarkets } from '#domains/markets/index.ts'
import { callLink, contact, financeTerms, latin, link, mailLink, paragraphs } from './builders.ts'
import { bankRates } from './prices-abroad.ts'
import { starterFormIds } from './forms/starter-forms.ts'
import type { Button, Link } from './page.ts'

/** The seller's tax registration numbers where cars are taxed; made up, in the form of each country. */
const taxNumbers = new Map([
  ['AE', '100123456700003'],
  ['SA', '300123456700003'],
  ['BH', '200012345600002'],
  ['OM', 'OM1100012345'],
])

/** The site's settings by dotted key; a Json setting is given as its value, not as text. */
export type DemoSettings = Readonly<Record<string, unknown>>

function footerLinks(...links: Link[]): Button[] {
  return links.map(({ label, url, ...target }, index) => ({
    id: `link-${index + 1}`,
    label,
    button_type: 'tertiary',
    target: url,
    ...target,
  }))
}

function socialLink(id: string, label: string): Button {
  return { id, label, button_type: 'tertiary', target: `https://example.com/${id}`, target_type: 'url', target_action: 'new_tab' }
}

export const settings: DemoSettings = {
  cookie_consent: {
    title: 'ملفات تعريف الارتباط على هذا الموقع',
    text: 'نستخدم ملفات تعريف ارتباط ضرورية لعمل الموقع. وبموافقتك نستخدم أيضًا ملفات اختيارية لقياس الزيارات وعرض محتوى من جهات أخرى. يمكنك تغيير اختيارك في أي وقت من أسفل الصفحة.',
    accept: 'قبول الكل',
    reject: 'رفض الاختيارية',
  },
  'forms.enquiries': {
    'test-drive': starterFormIds.testDrive,
    offer: starterFormIds.enquiry,
    brochure: starterFormIds.brochure,
    design: starterFormIds.enquiry,
    service: starterFormIds.serviceBooking,
    'trade-in': starterFormIds.tradeIn,
    notify: starterFormIds.notifyMe,
  },
  // The samples of `feeds.ts`, for which nobody is asked.
  'feeds.collections_url': 'sample:',
  'feeds.news_url': 'sample:',
  'feeds.races_url': 'sample:',
  'general.app_name': 'معرض',
  'general.theme': 'jdx',
  'general.market_flavour': 'mena',
  'general.timezone': 'Asia/Dubai',
  'general.brand_name': 'جاكوار',
  'general.sister_brand_name': 'لاند روفر',
  'general.area': '',
  logo: [
    { matchingPath: '/range-rover*', homepage: '/range-rover', logo: 'range-rover' },
    { matchingPath: '/defender*', homepage: '/defender', logo: 'defender' },
    { matchingPath: '/discovery*', homepage: '/discovery', logo: 'discovery' },
    { matchingPath: '/jaguar-range*', homepage: '/jaguar-range', logo: 'jaguar' },
    { matchingPath: '*', homepage: '/', logo: 'group' },
  ],
  // The default leaves this page with the logo alone; here it has menu, saved list and breadcrumbs as all others.
  'navigation.logo_only_on_pages': '',
  meta: {
    title: 'معرض',
    description: 'الموقع الرسمي لوكيل جاكوار ولاند روفر في دول الخليج: الطرازات والأسعار والعروض وخدمات الملكية، ومعارض في ست دول خليجية.',
    image_id: 24730,
  },
  'meta.title_divider': '|',
  'price.symbol': 'درهم',
  'price.priceFormat': '% ^',
  'price.fullString': 'ابتداءً من % ^',
  'price.offerString': 'أو @ شهريًا',
  'price.leaseFullString': '@ شهريًا',
  'price.currencyIso': 'AED',
  'markets.home': 'AE',
  // The countries as a new site knows them, with the rates of the demo's banks and the tax numbers of its seller.
  'markets.countries': builtInMarkets.map((market) => ({
    ...market,
    annual_rate: bankRates.get(market.country) ?? null,
    tax_number: taxNumbers.get(market.country) ?? '',
  })),
  'finance.annual_rate': String(financeTerms.annualRate),
  'invoices.seller_name': 'شركة معرض الخليج للسيارات ذ.م.م',
  'invoices.seller_address': 'شارع الشيخ زايد، القوز الأولى\nدبي، الإمارات العربية المتحدة',
  'invoices.seller_contact': contact.email,
  'invoices.tax_number': '100123456700003',
  'invoices.vat_percent': '5',
  'links.search': '/search',
  'stock_locator.page': '/find-a-car',
  'stock_locator.symbol': 'درهم',
  'stock_locator.lease_price_format': '% ^',
  'stock_locator.subscribe_price_format': '% ^',
  'stock_locator.additional_features': 'owner_visible, display_selected_vehicles',
  'stock_locator.regions': ['دبي', 'أبوظبي', 'الشارقة', 'رأس الخيمة'],
  'vehicles.families': [
    { key: 'range-rover', label: 'رينج روفر', code: 'l460' },
    { key: 'defender', label: 'ديفندر', code: 'l663' },
    { key: 'discovery', label: 'ديسكفري', code: 'l462' },
    { key: 'f-pace', label: 'جاكوار F-PACE', code: 'x761' },
    { key: 'e-pace', label: 'جاكوار E-PACE', code: 'x540' },
    { key: 'i-pace', label: 'جاكوار I-PACE', code: 'x590' },
    { key: 'f-type', label: 'جاكوار F-TYPE', code: 'x152' },
    { key: 'xe', label: 'جاكوار XE', code: 'x760' },
    { key: 'xf', label: 'جاكوار XF', code: 'x260' },
    { key: 'xj', label: 'جاكوار XJ', code: 'x351' },
  ],
  predefined_links: [
    { alias: 'contact', url: '/contact-us' },
    { alias: 'test-drive', url: 'enquiry:test-drive' },
    { alias: 'offer', url: 'enquiry:offer' },
    { alias: 'brochure', url: 'enquiry:brochure' },
    { alias: 'design', url: 'enquiry:design' },
    { alias: 'service', url: 'enquiry:service' },
    { alias: 'trade-in', url: 'enquiry:trade-in' },
    { alias: 'notify', url: 'enquiry:notify' },
    { alias: 'offers', url: '/offers-and-finance' },
    { alias: 'compare', url: '/compare' },
    { alias: 'build', url: '/build-yours' },
    { alias: 'retailers', url: '/retailer-locator' },
    { alias: 'privacy', url: '/privacy-policy' },
    { alias: 'terms', url: '/terms-conditions' },
  ],
  'dynamic_content.enabled_strategies': 'url_brands, showroom_sl',
  'dynamic_content.showroom_sl__config': {
    api_base_url: '/',
    lists_to_check: [
      { uuid: 'new-cars', name: 'new' },
      { uuid: 'approved-cars', name: 'approved' },
    ],
  },
  'general.back_button': { pages: '/terms-conditions, /privacy-policy, /cookie-policy', label: '', link: '/' },
  'general.exit_popup.allow_list': 'https://example.com/*',
  'general.exit_popup.content': paragraphs('يفتح هذا الرابط موقعًا آخر لا يديره «معرض»، وتسري عليه شروط ذلك الموقع وسياسة خصوصيته.'),
  'general.exit_popup.cancel_text': 'البقاء في الموقع',
  'contact.phone': contact.phoneShown,
  'contact.email': contact.email,
  'contact.address': 'شارع الشيخ زايد، القوز الأولى، دبي',
  'contact.opening_hours': 'من الاثنين إلى السبت، من 9:00 إلى 20:00',
  'footer.columns': [
    {
      heading: 'الطرازات',
      links: footerLinks(
        link('رينج روفر', '/range-rover'),
        link('ديفندر', '/defender'),
        link('ديسكفري', '/discovery'),
        link('جاكوار', '/jaguar-range'),
        link('مقارنة الطرازات', '/compare'),
      ),
    },
    {
      heading: 'الشراء',
      links: footerLinks(
        link('العروض والتمويل', '/offers-and-finance'),
        link('صمّم سيارتك', '/build-yours'),
        link('معارضنا', '/retailer-locator'),
        link('السيارات المعتمدة', '/approved-cars'),
      ),
    },
    {
      heading: 'الملكية',
      links: footerLinks(
        link('الصيانة والضمان', '/ownership'),
        link('القيادة في الصحراء', '/ownership-guides/desert-driving'),
        link('شحن السيارة في المنزل', '/ownership-guides/ev-charging-at-home'),
      ),
    },
    {
      heading: 'معرض',
      links: footerLinks(link('من نحن', '/about'), link('تواصل معنا', '/contact-us'), callLink('اتصل بنا'), mailLink('راسلنا', contact.email)),
    },
  ],
  'footer.social_links': [socialLink('instagram', 'إنستغرام'), socialLink('youtube', 'يوتيوب'), socialLink('linkedin', 'لينكدإن')],
  'footer.legal_links': footerLinks(
    link('الشروط والأحكام', '/terms-conditions'),
    link('سياسة الخصوصية', '/privacy-policy'),
    link('سياسة ملفات تعريف الارتباط', '/cookie-policy'),
  ),
  'footer.legal_text': paragraphs(`${latin('© 2026')} معرض. جميع الحقوق محفوظة. الصور للتوضيح، وقد تختلف المواصفات بحسب السوق وسنة الصنع.`),
}
