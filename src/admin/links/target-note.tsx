import { targetOfAddress } from '#domains/content/ui/index.ts'
import { useReference } from '#staff/links/references.ts'
import { linkWords } from '#staff/links/words.ts'
import { Tag } from '../fields/tag.tsx'
import { useWords } from '../i18n/use-words.ts'

/** What an address that names a form or a file leads to; nothing for any other. */
export function useTargetNote(address: string) {
  const word = useWords(linkWords)
  const { url, link_type } = targetOfAddress(address)
  const kind = link_type === 'form' || link_type === 'file' ? link_type : null
  const reference = useReference(kind, url)
  if (kind === null || reference === undefined) return null
  if (reference === null) return <Tag tone="bad">{word('target_gone')}</Tag>
  return (
    <>
      {word(`kind_${kind}`)}: <bdi>{reference.name}</bdi> {reference.isLive || kind === 'file' ? null : <Tag tone="warn">{word('hidden_form')}</Tag>}
    </>
  )
}
