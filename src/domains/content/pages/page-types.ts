/** What a row of the table of pages is. A shared section (`section`) is a page that other pages show as a part of theirs; it has no address. */
export const pageTypes = ['page', 'folder', 'url_redirection', 'section'] as const
export type PageType = (typeof pageTypes)[number]
