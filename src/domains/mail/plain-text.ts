import { byName } from '#kernel/by-name.ts'
const NAMED: Readonly<Record<string, string>> = byName({ amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'", nbsp: '\u00a0' })
/** Elements that end a line, and how many lines they end. */
const ENDS: Readonly<Record<string, string>> = byName({ '/p': '\n\n', '/h1': '\n\n', br: '\n', '/tr': '\n', '/table': '\n' })

/** The plain-text part of a mail, made of its own markup: a line for each row of facts, the address after each link. Takes only markup that React wrote. */
export function plainTextOf(html: string): string {
  const body = html.replace(/^.*?<body[^>]*>/s, '').replace(/<div data-preheader[^>]*>.*?<\/div>/s, '')
  let href = ''
  const text = body.replace(/<(\/?\w+)([^>]*)>/g, (_, name: string, attributes: string) => {
    if (name === 'a') href = attributes.match(/\shref="([^"]*)"/)?.[1] ?? ''
    if (name === '/a') return `: ${href}`
    return name === '/th' ? ': ' : (ENDS[name] ?? '')
  })
  return text
    .replace(/&(#?\w+);/g, (entity, name: string) => NAMED[name] ?? entity)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
