/** What a page loads from a host, or does with it; each is one rule of the content security policy. */
export const purposes = ['script', 'style', 'font', 'image', 'media', 'frame', 'connect', 'form'] as const
export type Purpose = (typeof purposes)[number]

/** Hosts that tags may use, by purpose, and whether they may write styles into the page. */
export type TagSources = { readonly hosts: Readonly<Record<Purpose, readonly string[]>>; readonly inlineStyles: boolean }

const none: TagSources = {
  hosts: { script: [], style: [], font: [], image: [], media: [], frame: [], connect: [], form: [] },
  inlineStyles: false,
}

/** Sources of which only some purposes are given. */
export function tagSources(hosts: Partial<TagSources['hosts']>, inlineStyles = false): TagSources {
  return { hosts: { ...none.hosts, ...hosts }, inlineStyles }
}

/** All hosts of these sources, each once. */
export function joinSources(all: readonly TagSources[]): TagSources {
  const hosts = purposes.map((purpose) => [purpose, [...new Set(all.flatMap((one) => one.hosts[purpose]))]])
  return { hosts: Object.fromEntries(hosts) as TagSources['hosts'], inlineStyles: all.some(({ inlineStyles }) => inlineStyles) }
}

/** Whether a source of the policy, such as `https://*.clarity.ms`, covers this origin. */
export function covers(source: string, origin: string): boolean {
  if (source === 'https:') return origin.startsWith('https://')
  const [scheme, host] = source.split('://')
  const [ownScheme, ownHost] = origin.split('://')
  if (!host || !ownHost || scheme !== ownScheme) return false
  return host.startsWith('*.') ? ownHost.endsWith(host.slice(1)) : host === ownHost
}
