import type { DemoPage } from '../page.ts'

/** Old addresses. The first has no code and so answers the default 301; the last leaves the site. */
export const redirects: DemoPage[] = [
  { path: 'offers', type: 'url_redirection', title: 'العروض', redirect: { to: '/offers-and-finance' }, status: 'published', blocks: [] },
  { path: 'old-home', type: 'url_redirection', title: 'الرئيسية السابقة', redirect: { to: '/', http_code: 302 }, status: 'published', blocks: [] },
  {
    path: 'newsroom',
    type: 'url_redirection',
    title: 'المركز الإعلامي',
    redirect: { to: 'https://example.com/', http_code: 302 },
    status: 'published',
    blocks: [],
  },
]
