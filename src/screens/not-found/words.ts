import { defineWords } from '#kernel/words/words.ts'

/** What the page-not-found screen says. */
export const notFoundWords = defineWords('not_found', {
  heading: ['Page not found', 'الصفحة غير موجودة'],
  text: [
    'We’re sorry, the page you requested cannot be found. Follow the link to access the home page or to further browse through our website.',
    'نأسف، تعذّر العثور على الصفحة المطلوبة. يتيح لك الرابط الانتقال إلى الصفحة الرئيسية أو متابعة تصفّح موقعنا.',
  ],
  search_label: ['Search the site', 'ابحث في الموقع'],
  search: ['Search', 'بحث'],
  button: ['Back to home', 'العودة إلى الصفحة الرئيسية'],
  causes: ['This may be because of', 'قد يعود ذلك إلى أحد الأسباب الآتية'],
  cause_technical: ['A technical error', 'خلل تقني'],
  cause_redesign: ['The page was removed in a redesign of the website', 'حذف الصفحة عند تجديد الموقع'],
  cause_dead_link: ['A link that leads nowhere any more', 'رابط لم يعد صالحًا'],
  cause_mistyped: ['A mistyped address', 'خطأ في كتابة العنوان'],
  advice: ['What you can do', 'ما يمكنك فعله'],
  advice_home: ['Go to the home page', 'الانتقال إلى الصفحة الرئيسية'],
  advice_back: ['Go back to the previous page', 'الرجوع إلى الصفحة السابقة'],
  advice_retype: ['Type the address again', 'إعادة كتابة العنوان'],
})
