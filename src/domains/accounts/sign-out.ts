import { staffFetch } from './staff-fetch.ts'

/** Ends the session in a browser, and leaves for where the provider ends its own, or for the site (C-053). */
export async function signOut(): Promise<void> {
  const answer = await staffFetch<{ location?: string }>('/ar/auth/logout', { method: 'POST', onSignedOut: () => undefined })
  location.assign((answer.ok && answer.data?.location) || '/ar/')
}
