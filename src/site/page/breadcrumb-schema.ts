/** Breadcrumbs as schema.org JSON-LD, from the home page down to the page itself. */
export function breadcrumbSchema(crumbs: readonly { label: string; href: string | null }[], publicUrl: string): unknown {
  // A heading without an address is no step for search engines, save the page itself.
  const steps = crumbs.filter(({ href }, index) => href !== null || index === crumbs.length - 1)
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href === null ? {} : { item: `${publicUrl}${href}` }),
    })),
  }
}
