/** Whether a path is a page of the site and not part of another application. */
export function isSitePage(pathname: string): boolean {
  return /^\/ar(\/|$)/.test(pathname) && !/^\/ar\/(cms|admin|auth|forms|assets)(\/|$)/.test(pathname) && !/\.\w{2,5}$/.test(pathname)
}
