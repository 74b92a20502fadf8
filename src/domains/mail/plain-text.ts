import { byName } from '#kernel/by-name.ts'
import { trimmedLines, withSigns } from '#kernel/values/markup-text.ts'
import { isolated } from '#kernel/words/isolated.ts'

/** A phone number with its code: an Arabic line would put the plus behind it, and read groups from the last to the first. */
const WHOLE_NUMBER = /(?<![\p{L}\p{N}])\+\d(?:[ -]?\d){4,}/gu
const hasArabic = (line: string) => /[\u0600-\u06ff]/.test(line)
/** Elements that end a line, and how many lines they end. */
const ENDS: Readonly<Record<string, string>> = byName({
  ...{ '/p': '\n\n', '/h1': '\n\n', '/h2': '\n\n', '/h3': '\n\n', '/h4': '\n\n', '/h5': '\n\n', '/h6': '\n\n' },
  ...{ br: '\n', '/tr': '\n', '/table': '\n', '/li': '\n', '/ul': '\n', '/ol': '\n' },
})

/**
 * The plain-text part of a mail, made of its own markup: a line for each row of facts and each item of a list, the address after each link whose text is not the
 * address. Takes only markup that React and `drawWrittenText` wrote.
 */
export function plainTextOf(html: string): string {
  const body = html.replace(/^.*?<body[^>]*>/s, '').replace(/<div data-preheader[^>]*>.*?<\/div>/s, '')
  let link = { href: '', text: '' }
  /** The number of the last item of each list around; null for lists without numbers. */
  const lists: (number | null)[] = []
  const text = body.replace(/<(\/?\w+)([^>]*)>([^<]*)/g, (_, name: string, attributes: string, words: string) => {
    if (name === 'a') link = { href: attributes.match(/\shref="([^"]*)"/)?.[1] ?? '', text: '' }
    const address = name === '/a' && !isAddress(link) ? `: ${link.href}` : ''
    link.text += words
    if (name === 'ul') lists.push(null)
    if (name === 'ol') lists.push(0)
    if (name === '/ul' || name === '/ol') lists.pop()
    return `${address}${startOf(name, lists)}${name === '/th' ? ': ' : (ENDS[name] ?? '')}${words}`
  })
  const lines = withSigns(text).split('\n')
  return trimmedLines(lines.map((line) => (hasArabic(line) ? line.replace(WHOLE_NUMBER, isolated) : line)).join('\n'))
}

/** Whether the text of a link is its address, with or without the scheme of a mailbox or a phone. */
function isAddress({ href, text }: { href: string; text: string }): boolean {
  const bare = (address: string) => address.replace(/^(?:mailto|tel):/, '').replace(/\/$/, '')
  return bare(href) === bare(text.trim())
}

/** What begins an item: its number, or a bullet. */
function startOf(name: string, lists: (number | null)[]): string {
  if (name !== 'li') return ''
  const last = lists.at(-1)
  if (typeof last !== 'number') return '• '
  lists[lists.length - 1] = last + 1
  return `${last + 1}. `
}
