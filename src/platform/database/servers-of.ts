/**
 * The servers that an address names, one address each in their order: `postgres://user@one:5432,two:5432/site` is two. As libpq reads it, each host has a port of
 * its own.
 */
export function serversOf(url: string): string[] {
  const [, scheme = '', rest = ''] = /^(\w+:\/\/)(.*)$/s.exec(url) ?? []
  const [authority = ''] = rest.split(/[/?#]/, 1)
  const user = authority.slice(0, authority.lastIndexOf('@') + 1)
  const hosts = authority.slice(user.length).split(',')
  return hosts.map((host) => `${scheme}${user}${host}${rest.slice(authority.length)}`)
}
