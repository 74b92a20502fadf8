import { text } from '#fields/settings/setting.ts'
import { defineSettings, type ReadSettings } from '#fields/settings/settings.ts'

export const feedsSettings = defineSettings(['Feeds of pages', 'مصادر محتوى الصفحات'], ['news_block'], {
  'feeds.collections_url': text(
    '',
    ['Address of the products service', 'عنوان خدمة المنتجات'],
    [
      'Address of the service that gives products of collections, for blocks without an address of their own.',
      'عنوان خدمة المنتجات، للمكوّنات التي لا عنوان لها.',
    ],
  ),
  'feeds.news_url': text(
    '',
    ['Address of the news service', 'عنوان خدمة الأخبار'],
    ['Address of the regional news service, for blocks without an address of their own.', 'عنوان خدمة الأخبار الإقليمية، للمكوّنات التي لا عنوان لها.'],
  ),
  'feeds.races_url': text(
    '',
    ['Address of the race results service', 'عنوان خدمة نتائج السباقات'],
    ['Address of the service that gives race results, for blocks without an address of their own.', 'عنوان خدمة نتائج السباقات، للمكوّنات التي لا عنوان لها.'],
  ),
})

export type FeedsSettings = ReturnType<typeof readFeedsSettings>

export function readFeedsSettings(read: ReadSettings) {
  const { 'feeds.collections_url': collections, 'feeds.news_url': news, 'feeds.races_url': races } = read(feedsSettings)
  return { roots: { collection: collections, news, races } }
}
