/** The sales service that goes on with a vehicle elsewhere (`ntt_cxp_sl`): what its button says, and where it leads. */
export type CxpLink = { label: string; url: string }
export type CxpButton = { label: string; href: string }

/** Null while it is off, and without a label or an address of the web (C-321). */
export function cxpLinkOf({ isEnabled, label, url }: CxpLink & { isEnabled: boolean }): CxpLink | null {
  const link = { label: label.trim(), url: url.trim() }
  return isEnabled && link.label !== '' && /^https?:\/\/[^/]/i.test(link.url) ? link : null
}

/** The button for a vehicle: its id is appended to the address. */
export function cxpButton(link: CxpLink | null | undefined, vehicleId: number): CxpButton | null {
  if (!link) return null
  return { label: link.label, href: `${link.url}${/[/=]$/.test(link.url) ? '' : '/'}${vehicleId}` }
}
