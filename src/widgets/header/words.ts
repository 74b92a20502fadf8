import { defineWords } from '#kernel/words/words.ts'

/** What the header says, as [English, Arabic]. */
export const headerWords = defineWords('header', {
  main: ['Main navigation', 'القائمة الرئيسية'],
  home: ['Home', 'الرئيسية'],
  back: ['Back', 'رجوع'],
  all: ['All of {name}', 'عرض الكل: {name}'],
  breadcrumbs: ['Breadcrumbs', 'مسار التنقل'],
  menu: ['Menu', 'القائمة'],
  search: ['Search', 'بحث'],
  saved: ['Saved cars', 'السيارات المحفوظة'],
  retailer: ['Your retailer', 'معرضك'],
  range_rover: ['Range Rover', 'رينج روفر'],
  defender: ['Defender', 'ديفندر'],
  discovery: ['Discovery', 'ديسكفري'],
})
