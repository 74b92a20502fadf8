/** The external sales service for a vehicle (`ntt_cxp_sl`): the label and address of its button. */
export type CxpLink = { label: string; url: string }
export type CxpButton = { label: string; href: string }

/** Null while it is off, and without a label or a web address (C-321). */
export function cxpLinkOf({ isEnabled, label, url }: CxpLink & { isEnabled: boolean }): CxpLink | null {
  const link = { label: label.trim(), url: url.trim() }
  return isEnabled && link.label !== '' && /^https?:\/\/[^/]/i.test(link.url) ? link : null
}

/** The button for a vehicle: its id is appended to the address. */
export function cxpButton(link: CxpLink | null | undefined, vehicleId: number): CxpButton | null {
  if (!link) return null
  return { label: link.label, href: `${link.url}${/[/=]$/.test(link.url) ? '' : '/'}${vehicleId}` }
}
