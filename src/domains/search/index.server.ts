export { searchSite } from './search-site.server.ts'
export { TermSource } from './term-source.server.ts'
