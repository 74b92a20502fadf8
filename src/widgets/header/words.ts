import { siteWords } from '#domains/content/index.ts'

/** What the header says, as [English, Arabic]. */
export const headerWords = {
  main: siteWords['navigation.main'],
  home: siteWords['navigation.home'],
  back: siteWords['navigation.back'],
  all: siteWords['navigation.all'],
  breadcrumbs: siteWords['navigation.breadcrumbs'],
  menu: ['Menu', 'القائمة'],
  saved: ['Saved cars', 'السيارات المحفوظة'],
  retailer: ['Your retailer', 'معرضك'],
  range_rover: ['Range Rover', 'رينج روفر'],
  defender: ['Defender', 'ديفندر'],
  discovery: ['Discovery', 'ديسكفري'],
} as const
