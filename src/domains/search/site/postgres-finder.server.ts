import { searchPages } from '#domains/content/index.server.ts'
import { foldArabic } from '#kernel/arabic.ts'
import type { SiteFinder } from './site-finder.ts'

/** The search of the database itself, which every site has: pages by an index of trigrams, models by their names in memory. Every word has to stand somewhere. */
export const postgresFinder: SiteFinder = {
  find: async (ctx, { keyword, items, models }) => {
    const terms = foldArabic(keyword).split(' ').filter(Boolean)
    const isNamed = ({ brand, name, display_name }: (typeof models)[number]) => {
      const text = foldArabic(`${brand} ${name} ${display_name}`)
      return terms.length > 0 && terms.every((word) => text.includes(word))
    }
    return { pages: await searchPages(ctx, { keyword, items }), models: models.filter(isNamed) }
  },
}
