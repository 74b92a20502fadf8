/**
 * Breadcrumbs as schema.org JSON-LD, from the home page down to the page itself, whose address is `url`. Search engines want an address for each step, so
 * headings of the menu that lead nowhere are left out.
 */
export function breadcrumbSchema(crumbs: readonly { label: string; href: string | null }[], { publicUrl, url }: { publicUrl: string; url: string }): unknown {
  const steps = crumbs.flatMap(({ label, href }, index) => {
    if (index === crumbs.length - 1) return [{ label, item: url }]
    return href === null ? [] : [{ label, item: new URL(href, publicUrl).href }]
  })
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, item }, index) => ({ '@type': 'ListItem', position: index + 1, name: label, item })),
  }
}
