import { Alert, Link } from '@mui/material'
import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import type { LinkHere } from '#domains/content/index.ts'
import { messageOf } from '../data-provider/admin-error.ts'
import { ask } from '../data-provider/ask.ts'
import { useWords } from '../i18n/use-words.ts'
import { SettingName } from '../settings/setting-name.tsx'
import { adminPath, editorAddress } from '#staff/addresses.ts'
import { pageWords } from './words.ts'

/** Lists what links to a page, each with a link to the screen where it can be changed. */
export function LinksHere({ pageId, saying = 'links_here' }: { pageId: number; saying?: 'links_here' | 'links_redirected' }) {
  const word = useWords(pageWords)
  const translate = useTranslate()
  const [answer, setAnswer] = useState<{ links: readonly LinkHere[] } | { failure: string }>()

  // The network.
  useEffect(() => {
    const control = new AbortController()
    ask('GET /api/pages/{id}/links_here', { params: { id: pageId }, signal: control.signal }).then(
      ({ data }) => setAnswer({ links: data }),
      (error) => !control.signal.aborted && setAnswer({ failure: messageOf(error) }),
    )
    return () => control.abort()
  }, [pageId])

  const links = answer && 'links' in answer ? answer.links : undefined
  return (
    <div aria-live="polite">
      {answer === undefined ? word('links_loading') : null}
      {answer && 'failure' in answer ? <Alert severity="error">{translate(answer.failure)}</Alert> : null}
      {links?.length === 0 ? <Alert severity="info">{word('links_none')}</Alert> : null}
      {links && links.length > 0 ? (
        <Alert severity="warning">
          {word(saying, { count: links.length })}
          <ul>
            {links.map((link) => (
              <li key={[link.kind, link.id, link.block?.id].join('/')}>
                {word(`links_${link.kind}`)} <Place link={link} />
              </li>
            ))}
          </ul>
        </Alert>
      ) : null}
    </div>
  )
}

function Place({ link: { kind, id, title, path, block } }: { link: LinkHere }) {
  const word = useWords(pageWords)
  const name = kind === 'setting' ? <SettingName setting={String(id)} /> : <bdi>{title || (path ? `/${path}` : word('home'))}</bdi>
  if (kind === 'page' || kind === 'draft') return <Link href={editorAddress(id, { block: block?.id })}>{name}</Link>
  return (
    <Link component={RouterLink} to={adminPath(kind, id)}>
      {name}
    </Link>
  )
}
