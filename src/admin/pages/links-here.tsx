import { Alert, Link } from '@mui/material'
import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { type StaffAnswer, staffFetch } from '#domains/accounts/index.ts'
import type { LinkHere } from '#domains/content/index.ts'
import { AdminError } from '../data-provider/admin-error.ts'
import { useWords } from '../i18n/use-words.ts'
import { SettingName } from '../settings/setting-name.tsx'
import { adminPath, editorAddress } from '#staff/addresses.ts'
import { pageWords } from './words.ts'

/** Lists what links to a page, each with a link to the screen where it can be changed. */
export function LinksHere({ pageId, saying = 'links_here' }: { pageId: number; saying?: 'links_here' | 'links_redirected' }) {
  const word = useWords(pageWords)
  const translate = useTranslate()
  const [answer, setAnswer] = useState<StaffAnswer<LinkHere[]>>()

  // The network.
  useEffect(() => {
    const control = new AbortController()
    staffFetch<LinkHere[]>(`/api/pages/${pageId}/links_here`, { signal: control.signal }).then((found) => {
      if (!control.signal.aborted) setAnswer(found)
    })
    return () => control.abort()
  }, [pageId])

  return (
    <div aria-live="polite">
      {answer === undefined ? word('links_loading') : null}
      {answer?.ok === false ? <Alert severity="error">{translate(new AdminError(answer).message)}</Alert> : null}
      {answer?.ok && answer.data.length === 0 ? <Alert severity="info">{word('links_none')}</Alert> : null}
      {answer?.ok && answer.data.length > 0 ? (
        <Alert severity="warning">
          {word(saying, { count: answer.data.length })}
          <ul>
            {answer.data.map((link) => (
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
