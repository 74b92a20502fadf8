import { lazy } from 'react'
import PlaylistAddCheckIcon from '@mui/icons-material/PlaylistAddCheckOutlined'
import { filterKeys, stockWords } from '#domains/stock/index.ts'
import { defineSubject } from '../app/subject.ts'
import type { Words } from '#kernel/words/words.ts'
import { listingsSource } from './listings-source.ts'

/** Labels of filters, the same as on the site. */
const filterWords: Words = Object.fromEntries(filterKeys.map((key) => [`filters.${key}`, stockWords.words[`filter_${key}`]]))

export const listings = defineSubject({
  name: 'listings',
  section: 'stock',
  order: 110,
  icon: PlaylistAddCheckIcon,
  read: 'stock.read',
  write: 'stock.write',
  words: { one: ['Listing', 'قائمة سيارات'], many: ['Listings', 'قوائم السيارات'] },
  fields: {
    key: ['Key', 'المفتاح'],
    name: ['Name', 'الاسم'],
    market: ['Market', 'السوق'],
    language: ['Language', 'اللغة'],
    currency: ['Currency', 'العملة'],
    membership: ['Membership', 'الانتماء'],
    filters: ['Filters', 'عوامل التصفية'],
    count: ['Vehicles', 'عدد السيارات'],
    ...filterWords,
  },
  title: ({ name }) => String(name),
  source: listingsSource,
  screens: {
    list: lazy(async () => ({ default: (await import('./listing-list.tsx')).ListingList })),
    edit: lazy(async () => ({ default: (await import('./listing-form.tsx')).ListingEdit })),
    create: lazy(async () => ({ default: (await import('./listing-form.tsx')).ListingCreate })),
  },
})
