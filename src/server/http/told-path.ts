import { screens } from '#screens/screens.gen.server.ts'

/** Addresses of screens whose part `:token` opens something of a person, as patterns with the token as their second group. */
const secretAddresses = Object.values(screens).flatMap(({ definition }) => {
  const address = 'address' in definition ? definition.address : ''
  return address.includes(':token') ? [new RegExp(`^(/ar/${address.replace(/:token.*/, '')})([^/]+)`)] : []
})

/** The path of an address as a log may have it: without its query, which may hold a name or a number of a person, and without tokens. */
export function toldPath(url: string): string {
  const path = url.split('?', 1)[0] ?? ''
  return secretAddresses.reduce((masked, pattern) => masked.replace(pattern, '$1…'), path).slice(0, 600)
}
