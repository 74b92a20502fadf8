import { useEffect, useState } from 'react'
import { callByName } from '#staff/calls/call-by-name.ts'
import type { LinkHere } from '#domains/content/index.ts'
import { adminAddress, adminPath, editorAddress } from '#staff/addresses.ts'
import { useTemplateName } from '../catalogue/template-name.ts'
import { useFailure } from '../ui/notices/failure.ts'
import { Notice } from '../ui/notices/notice.tsx'
import { Spinner } from '../ui/notices/spinner.tsx'
import { useWord } from '../words/use-word.ts'
import css from './links-here.module.css'
import { pagesWords } from './words.ts'

/** Lists what leads visitors to a page, each with a link to the place where it can be changed. */
export function LinksHere({ pageId }: { pageId: number }) {
  const word = useWord(pagesWords)
  const say = useFailure()
  const [links, setLinks] = useState<readonly LinkHere[] | { failure: string }>()

  // The network.
  useEffect(() => {
    const control = new AbortController()
    callByName('GET /api/pages/{id}/links_here', { params: { id: pageId }, signal: control.signal }).then((answer) => {
      if (!control.signal.aborted) setLinks(answer.ok ? answer.data : { failure: answer.code })
    })
    return () => control.abort()
  }, [pageId])

  if (!links) return <Spinner label={word('links_loading')} />
  if ('failure' in links) return <Notice kind="error">{say(links.failure)}</Notice>
  if (links.length === 0) return <Notice>{word('links_none')}</Notice>
  return (
    <Notice kind="warning" title={word('links_here', { count: links.length })}>
      <ul className={css.links}>
        {links.map((link) => (
          <Place key={[link.kind, link.id, link.block?.id].join('/')} link={link} />
        ))}
      </ul>
    </Notice>
  )
}

function Place({ link: { kind, id, title, path, block } }: { link: LinkHere }) {
  const word = useWord(pagesWords)
  const nameOf = useTemplateName()
  const isPage = kind === 'page' || kind === 'draft'
  const name = kind === 'redirect' ? `/${path}` : title || word('home')
  return (
    <li>
      {word(`links_${kind}`)}{' '}
      <a href={isPage ? editorAddress(id, { block: block?.id }) : adminAddress(adminPath(kind, id))} target="_blank" rel="noopener">
        <bdi>{name}</bdi>
      </a>
      {block && (
        <>
          {' › '}
          <bdi>{nameOf(block.template)}</bdi>
        </>
      )}
    </li>
  )
}
