/** Whether the address names an anchor. Browsers percent-encode its Arabic letters. */
export function isCurrentHash(anchor: string | undefined): boolean {
  return anchor !== undefined && new URL(`#${anchor}`, location.href).hash === location.hash
}
