import { sharedFormat } from '#kernel/format/shared-format.ts'
import type { BlockContext } from '#block-engine/data-loader.ts'
import type { ViewProps } from '#block-engine/define-block.ts'
import type { FeedAge } from '#domains/feeds/index.ts'
import type { news } from './block.ts'

/** An article as its card shows it, with its day in words. */
export type NewsArticle = { title: string; summary: string; image: string | null; day: string; date: string; url: string }
/** `next` is the number of the next page; null on the last. */
export type NewsData = { articles: NewsArticle[]; next: number | null; feed: FeedAge }

type Values = Pick<ViewProps<typeof news>['values'], 'api_root' | 'locale' | 'date_locale' | 'country'>
type Context = Pick<BlockContext<'feeds'>, 'feeds' | 'query' | 'timeZone'>

const ITEMS = 12
/** The most pages that are loaded, since each is a request to the service. */
const MOST_PAGES = 10

/**
 * GET {api_root}/articles?locale=&country=&page=&items=12 (B-315), newest first: all pages up to the one that the address asks for. Null
 * while there is no service. Visitors' browsers ask this site alone.
 */
export async function load(values: Values, { feeds, query, timeZone }: Context): Promise<NewsData | null> {
  const last = Math.min(MOST_PAGES, Math.max(1, Math.trunc(Number([query.news_page].flat()[0])) || 1))
  const { locale, country, api_root: root } = values
  const answers = await Promise.all(
    Array.from({ length: last }, (_, index) => feeds.ask('news', { root, path: ['articles'], query: { locale, country, page: index + 1, items: ITEMS } })),
  )
  const newsAnswers = answers.filter((answer) => answer !== null)
  const [first] = newsAnswers
  if (!first) return null
  const articles = newsAnswers.flatMap(({ value }) => value.slice(0, ITEMS)).toSorted((one, other) => Date.parse(other.date) - Date.parse(one.date))
  const isFull = (newsAnswers.at(-1)?.value.length ?? 0) >= ITEMS
  return {
    articles: articles.map((article) => ({ ...article, day: dayIn(values.date_locale, timeZone, article.date) })),
    next: isFull && last < MOST_PAGES ? last + 1 : null,
    feed: first.feed,
  }
}

/** The day in words of that language, Gregorian and in Latin digits; in Arabic for a language that does not exist. */
function dayIn(locale: string, timeZone: string, date: string): string {
  const language = isLocale(locale) ? locale : 'ar'
  return sharedFormat('DateTimeFormat', language, { timeZone, day: 'numeric', month: 'long', year: 'numeric', calendar: 'gregory', numberingSystem: 'latn' })
    .format(new Date(date))
    .replace(/[\u061c\u200e\u200f]/g, '')
}

function isLocale(locale: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(locale).length > 0
  } catch {
    // Intl throws for what is no locale.
    return false
  }
}
