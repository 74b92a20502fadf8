import type { WordPair } from '#kernel/words/words.ts'
import { cover, openActions, openExitPopup, openMenu, openVideo, showBanner, showFooter, showActions, showRetailer } from './show-part.ts'

/** A part of every page: what staff set of it, and in which states they see it on a page. */
export type PagePart = {
  id: string
  name: WordPair
  about: WordPair
  /** Settings that are edited together, and what each is called there. */
  settings: readonly { key: string; label: WordPair }[]
  /** How the keys of its words begin. */
  words?: string
  /** A setting that lists pages: the first of them is the page that is shown. */
  shownOn?: string
  /** Blocks of a page that stand in its place; the preview leaves them out. */
  without?: string[]
  /** What is done to the page of the preview; the first state is shown at first. */
  states: readonly { name: WordPair; show: (page: Document) => void }[]
}

const asIs: PagePart['states'][number] = { name: ['On the page', 'في الصفحة'], show: () => undefined }
const openTab: WordPair = ['Open', 'مفتوح']

/** In the order of a page, from its top to what lies over it. */
export const pageParts: readonly PagePart[] = [
  {
    id: 'navigation',
    name: ['Header and menu', 'رأس الصفحة والقائمة'],
    about: [
      'The logo, the menu or one of another service, and pages with a lighter header.',
      'الشعار والقائمة أو قائمة من خدمة أخرى، والصفحات ذات الرأس المختصر.',
    ],
    settings: [
      { key: 'logo', label: ['Logos by page', 'الشعارات حسب الصفحة'] },
      { key: 'navigation.light_on_pages', label: ['Pages with the light menu', 'صفحات القائمة الفاتحة'] },
      { key: 'navigation.logo_only_on_pages', label: ['Pages with the logo alone', 'صفحات الشعار وحده'] },
      { key: 'navigation.disabled_on_pages', label: ['Pages without a header', 'صفحات بلا رأس'] },
      { key: 'navigation.config', label: ['Menu of another service', 'قائمة من خدمة أخرى'] },
    ],
    states: [asIs, { name: ['Menu open', 'القائمة مفتوحة'], show: openMenu }],
  },
  {
    id: 'retailer_bar',
    name: ['Retailer bar', 'شريط المعرض'],
    about: ['The visitor’s own retailer above the header.', 'معرض الزائر المختار أعلى الصفحة.'],
    settings: [],
    words: 'header.retailer',
    states: [{ name: ['With a retailer', 'مع معرض مختار'], show: showRetailer }, asIs],
  },
  {
    id: 'back_button',
    name: ['Back button', 'زر الرجوع'],
    about: ['A way back to the page before, on the pages that you name.', 'رابط للعودة إلى الصفحة السابقة في الصفحات التي تحددها.'],
    settings: [{ key: 'general.back_button', label: ['Button', 'الزر'] }],
    words: 'back_button.',
    shownOn: 'general.back_button',
    states: [asIs],
  },
  {
    id: 'footer',
    name: ['Footer and retailer finder', 'التذييل والبحث عن معرض'],
    about: [
      'Columns of links, social networks, legal links, and the finder of retailers in other markets.',
      'أعمدة الروابط وشبكات التواصل والروابط القانونية، والبحث عن المعارض في الأسواق الأخرى.',
    ],
    settings: [
      { key: 'footer.columns', label: ['Columns', 'الأعمدة'] },
      { key: 'footer.social_links', label: ['Social networks', 'شبكات التواصل'] },
      { key: 'footer.legal_links', label: ['Legal links', 'الروابط القانونية'] },
      { key: 'footer.legal_text', label: ['Legal text', 'النص القانوني'] },
      { key: 'general.mena_retailers.footer.config.api', label: ['Address of the finder’s settings', 'عنوان إعدادات البحث عن معرض'] },
    ],
    words: 'footer.',
    states: [{ name: ['At the end of the page', 'في آخر الصفحة'], show: showFooter }],
  },
  {
    id: 'floating_action',
    name: ['Floating button and quick links', 'الزر العائم والروابط السريعة'],
    about: ['What visitors most want to do, on every page.', 'أكثر ما يريده الزوار، في كل صفحة.'],
    settings: [
      { key: 'general.fab', label: ['Button or quick links', 'الزر أو الروابط السريعة'] },
      { key: 'general.fab.desktop_items', label: ['Most links on wide screens', 'أقصى عدد للروابط في الشاشات العريضة'] },
      { key: 'general.fab.mobile_items', label: ['Most links on phones', 'أقصى عدد للروابط في الهواتف'] },
    ],
    words: 'quick_actions.',
    without: ['floating_action', 'quick_links'],
    states: [
      { name: openTab, show: openActions },
      { name: ['Closed', 'مغلق'], show: showActions },
    ],
  },
  {
    id: 'exit_popup',
    name: ['Question before leaving', 'سؤال المغادرة'],
    about: ['What is asked before a link to another site is followed.', 'ما يُسأل الزائر عنه قبل فتح رابط إلى موقع آخر.'],
    settings: [
      { key: 'general.exit_popup.allow_list', label: ['Ask before these addresses', 'اسأل قبل هذه العناوين'] },
      { key: 'general.exit_popup.block_list', label: ['Never ask before these', 'لا تسأل قبل هذه'] },
      { key: 'general.exit_popup.content', label: ['Text', 'النص'] },
      { key: 'general.exit_popup.ok_text', label: ['Button that goes on', 'زر المتابعة'] },
      { key: 'general.exit_popup.cancel_text', label: ['Button that stays', 'زر البقاء'] },
    ],
    words: 'exit_popup.',
    states: [{ name: ['Asked', 'عند السؤال'], show: openExitPopup }],
  },
  {
    id: 'video_modal',
    name: ['Videos over the page', 'الفيديو فوق الصفحة'],
    about: ['The stage of videos, and what is asked before one of another site plays.', 'نافذة الفيديو، وما يُسأل عنه قبل تشغيل فيديو من موقع آخر.'],
    settings: [],
    words: 'video_modal.',
    states: [{ name: ['Asked before it plays', 'السؤال قبل التشغيل'], show: openVideo }],
  },
  {
    id: 'cookie_banner',
    name: ['Cookie banner', 'شريط ملفات تعريف الارتباط'],
    about: ['What visitors are asked about cookies.', 'ما يُسأل عنه الزوار بشأن ملفات تعريف الارتباط.'],
    settings: [{ key: 'cookie_consent', label: ['Banner', 'الشريط'] }],
    states: [
      { name: ['Unanswered', 'قبل الإجابة'], show: showBanner },
      { name: ['With the other parts', 'مع الأجزاء الأخرى'], show: cover },
    ],
  },
  {
    id: 'predefined_links',
    name: ['Predefined links', 'الروابط المعرّفة'],
    about: ['Names for addresses, and what they take along from the page.', 'أسماء للعناوين، وما تنقله من عنوان الصفحة.'],
    settings: [
      { key: 'predefined_links', label: ['Links', 'الروابط'] },
      { key: 'predefined_links.query_params', label: ['Parameters that they take along', 'معاملات تنقلها معها'] },
    ],
    states: [],
  },
]

/** The part that a setting is edited with; undefined for settings on their own. */
export function partOf(key: string): PagePart | undefined {
  return pageParts.find(({ settings }) => settings.some((setting) => setting.key === key))
}

/** The name of a setting or a word in a form, where a dot would mean a part of an object. */
export function fieldOf(kind: 'setting' | 'word', key: string): string {
  return `${kind}-${key.replaceAll('.', '~')}`
}
