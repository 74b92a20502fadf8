export { type BinnedPage, binSorts, deletePage, emptyBin, listBin, restorePage } from './bin/store-bin.server.ts'
export { listCalendar } from './calendar/list-calendar.server.ts'
export { COMMENTS_SETTLE_MS } from './comments/comment-mails.server.ts'
export {
  beginThread,
  deleteComment,
  editComment,
  findColleagues,
  listComments,
  listWaitingComments,
  replyTo,
  resolveThread,
} from './comments/store-comments.server.ts'
export { findAwaitingPublish, findScheduled } from './dashboard/pending-changes.server.ts'
export { DraftPatchInput } from './drafts/draft-input.ts'
export { discardDraft, getDraft, patchDraft } from './drafts/store-draft.server.ts'
export { importContent, type NavSeed } from './import-content.server.ts'
export {
  createMetahead,
  deleteMetahead,
  findMetahead,
  listMetaheads,
  listOpenMetaheads,
  listStoredMetaheads,
  metaheadSorts,
  saveMetahead,
} from './metaheads/store-metaheads.server.ts'
export { compiledStyle } from './metaheads/compile-style.server.ts'
export { findLinksHere } from './links-here/find-links-here.server.ts'
export { findContentUsage, findFormUsage } from './media-usage/find-content-usage.server.ts'
export { fetchRemoteNavigation } from './navigation/fetch-remote-navigation.server.ts'
export { createNavRecord, deleteNavRecord, findNavRecord, listNavRecords, moveNavRecords, navSorts, saveNavRecord } from './navigation/nav-records.server.ts'
export { listNavEntries, listOfferCarModels } from './navigation/store-navigation.server.ts'
export { findLiveBlocks } from './pages/find-live-blocks.server.ts'
export { findListingUses } from './pages/find-listing-uses.server.ts'
export { findPage, findPagePaths, type IndexedPage, listIndexedPages, listPageTitles, type PageRow } from './pages/find-page.server.ts'
export { type ListedPage, listPages, pageSorts } from './pages/list-pages.server.ts'
export { duplicatePage, movePage } from './pages/move-page.server.ts'
export { createPage, savePage } from './pages/save-page.server.ts'
export { digestOfSearchedPages, findPagesByPaths, type FoundPage, readSearchedPages, searchPages } from './pages/search-pages.server.ts'
export { announcePresence, endPresence } from './presence/store-presence.server.ts'
export { answerReview, askForReview, listWaitingReviews, readPageReviews } from './reviews/store-reviews.server.ts'
export { checkPage } from './publishing/check-page.server.ts'
export { markupFacts } from './publishing/markup-facts.server.ts'
export { publishPage, setPageStatus } from './publishing/publish-page.server.ts'
export {
  cancelSchedule,
  failSchedule,
  findPendingSchedules,
  listSchedules,
  type Plan,
  runSchedule,
  schedulePage,
  type ScheduleRow,
} from './publishing/schedule-page.server.ts'
export { findShownPage, withSections } from './sections/with-sections.server.ts'
export { createSection, deleteSection, findSection, findSectionUses, listSections } from './sections/store-sections.server.ts'
export { importRedirects } from './redirects/import-redirects.server.ts'
export { createRedirect, deleteRedirect, findRedirect, listRedirects, redirectSorts, saveRedirect } from './redirects/store-redirects.server.ts'
export { createPageFromTemplate, deletePageTemplate, listPageTemplates, savePageTemplate } from './templates/store-page-templates.server.ts'
export { type CareSite, isCareDue, lookOverSite } from './site-care/look-over-site.server.ts'
export { checkOutsideLinks } from './site-care/outside-links.server.ts'
export type { OtherLink } from './site-care/redirect-flaws.server.ts'
export { careSorts, listFindings, setFindingAside, summariseFindings } from './site-care/store-findings.server.ts'
export { settingsWith } from './settings/settings-with.server.ts'
export { listSettingDefinitions, type PlaceAddresses } from './settings/setting-definitions.server.ts'
export { isGuardedSetting } from './settings/rights-to-write.ts'
export { deleteSetting, listOpenSettings, listSettings, SettingDraft, settingFlaws, upsertSetting, upsertSettings } from './settings/store-settings.server.ts'
export { findVersion, getVersion, keepDraft, listVersions, restoreVersion, type VersionSummary } from './versions/store-versions.server.ts'
export { findMailWords, listMailWords, mailTextFlaws, safeMailTexts, saveMailWords } from './words/mail-words.server.ts'
export { findTranslation, findWordOverrides, listTranslations, saveTranslation, translationSorts } from './words/store-words.server.ts'
export { drawableBlocks } from './pages/markup/sanitise-blocks.server.ts'
export { drawableMarkup, sanitiseMarkup } from './pages/markup/sanitise-markup.server.ts'
