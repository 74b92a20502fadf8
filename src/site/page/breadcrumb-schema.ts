/** Breadcrumbs as schema.org JSON-LD, from the home page down to the page itself. */
export function breadcrumbSchema(crumbs: readonly { label: string; href: string | null }[], publicUrl: string): unknown {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href === null ? {} : { item: `${publicUrl}${href}` }),
    })),
  }
}
