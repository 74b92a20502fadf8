import { fetchRemoteNavigation, findWordOverrides, listMetaheads, listNavEntries, listSettings, settingsWith } from '#domains/content/index.server.ts'
import {
  type Metahead,
  type NavEntry,
  type NavRow,
  navTree,
  readWords,
  type SiteWords,
  ownedSiteWords,
  type WordReader,
  wordReader,
} from '#domains/content/index.ts'
import { readStockWords, type StockWords } from '#domains/stock/index.ts'
import type { OwnWord } from '#mails/mail-words.ts'
import type { ReadOwnedWords } from '#kernel/words/words.ts'
import { settingReader, settingsOnce, type SettingsOf, type StoredSetting } from '#fields/settings/settings.ts'
import { imageView } from '#domains/media/index.ts'
import { findImages } from '#domains/media/index.server.ts'
import { settingTable } from '../registry/setting-table.ts'
import { readSiteSettings, type SiteSettings } from '../registry/site-settings.ts'
import { imageSizes } from '#block-engine/image-sizes.ts'
import type { ImageView } from '#block-engine/view-values.ts'
import type { Ctx } from '#platform/ctx.server.ts'

/** The language of the site; English is only the fallback. */
export const SITE_LANGUAGE = 'ar'

/** The content that all pages share: read once and kept until it changes. */
export type SiteContent = {
  settings: SiteSettings
  /** The settings of a widget or a screen. */
  settingsOf: SettingsOf
  navigation: readonly NavEntry[]
  navigationRows: readonly NavRow[]
  /** Pictures of navigation entries by entry id. */
  navigationImages: ReadonlyMap<number, ImageView>
  metaheads: readonly Metahead[]
  word: WordReader
  /** The site's own words. */
  words: SiteWords
  stockWords: StockWords
  /** The words of a widget or a screen. */
  wordsOf: ReadOwnedWords
  /** What staff wrote in place of a word, in either language; mails are written in both. */
  ownWord: OwnWord
  /** The remote menu's markup; null when there is none or it failed to load. */
  remoteNavigation: string | null
}

/** Settings by key and Arabic words by the key that they are stored under, as somebody tries them out. */
export type SiteDraft = { settings: readonly StoredSetting[]; words: Readonly<Record<string, string>> }

/** Caches the site's content. The bus calls `forget` after a change. */
export class SiteSource {
  #content: Promise<SiteContent> | undefined
  #latest: SiteContent | undefined

  get(ctx: Ctx): Promise<SiteContent> {
    if (this.#content) return this.#content
    // It is kept until the next change: one that a replica does not have yet would be missed until then.
    const loading = loadSite(ctx.primary ? { ...ctx, db: ctx.primary } : ctx)
    this.#content = loading
    loading.then(
      (content) => {
        this.#latest = content
      },
      () => {
        // The caller reports the failure; the next request tries again.
        if (this.#content === loading) this.#content = undefined
      },
    )
    return loading
  }

  /** The content, or the last version read: enough to show an error page in the site's frame. */
  async getOrLatest(ctx: Ctx): Promise<SiteContent> {
    try {
      return await this.get(ctx)
    } catch (error) {
      if (this.#latest) return this.#latest
      throw error
    }
  }

  /** The content as it would be with these settings and words stored; nobody keeps it. */
  draft(ctx: Ctx, drafts: SiteDraft): Promise<SiteContent> {
    return loadSite(ctx, drafts)
  }

  forget(): void {
    this.#content = undefined
  }
}

/** Words in a language other than that of the site: what staff wrote, else English. */
async function wordsIn(ctx: Ctx, language: string): Promise<ReadOwnedWords> {
  const overrides = await findWordOverrides(ctx, language)
  return (owned) => readWords(owned, (key, english) => overrides.get(key) || english)
}

async function loadSite(ctx: Ctx, draft: SiteDraft = { settings: [], words: {} }): Promise<SiteContent> {
  const [rows, navRows, metaheads, ownWords, ownEnglish] = await Promise.all([
    listSettings(ctx),
    listNavEntries(ctx),
    listMetaheads(ctx),
    findWordOverrides(ctx, SITE_LANGUAGE),
    findWordOverrides(ctx, 'en'),
  ])
  const settingRows = settingsWith(rows, draft.settings, settingTable)
  const overrides = new Map([...ownWords, ...Object.entries(draft.words)])
  const settingsOf = settingsOnce(settingReader(settingRows, ctx.log))
  const settings = readSiteSettings(settingsOf)
  const word = wordReader({ overrides, log: ctx.log })
  const wordsOf: SiteContent['wordsOf'] = (owned) => readWords(owned, word)
  const { language } = settings.stock
  const stockWords = readStockWords(language === SITE_LANGUAGE ? wordsOf : await wordsIn(ctx, language))
  const images = await findImages(
    ctx.db,
    navRows.flatMap(({ imageId }) => imageId ?? []),
  )
  const navigationImages = navRows.flatMap(({ id, imageId }) => {
    const record = imageId === null ? undefined : images.get(imageId)
    return record ? [[id, imageView(record, imageSizes.standard)] as const] : []
  })
  return {
    settings,
    settingsOf,
    navigation: navTree(navRows),
    navigationRows: navRows,
    navigationImages: new Map(navigationImages),
    metaheads,
    word,
    words: wordsOf(ownedSiteWords),
    stockWords,
    wordsOf,
    ownWord: (textLanguage, key) => (textLanguage === SITE_LANGUAGE ? overrides : ownEnglish).get(key),
    remoteNavigation: await fetchRemoteNavigation(settings.navigation.remote, ctx),
  }
}
