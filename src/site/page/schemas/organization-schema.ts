import { pageHref } from '#domains/content/index.ts'
import type { SiteContent } from '../site-content.server.ts'

const LOGO = '/ar/brand/icon-512.png'

/** The company behind the site as schema.org JSON-LD: what the settings tell of it, without what they leave empty. */
export function organizationSchema({ settings }: Pick<SiteContent, 'settings'>, publicUrl: string): unknown {
  const { appName, contact } = settings
  const url = publicUrl + pageHref('')
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${url}#organization`,
    name: appName,
    url,
    logo: publicUrl + LOGO,
    ...(contact.email ? { email: contact.email } : {}),
    ...(contact.phone ? { telephone: contact.phone } : {}),
    ...(contact.address ? { address: { '@type': 'PostalAddress', streetAddress: contact.address } } : {}),
    brand: [settings.brandName, settings.sisterBrandName].filter(Boolean).map((name) => ({ '@type': 'Brand', name })),
  }
}
