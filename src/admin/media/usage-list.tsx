import { Box, Link, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import type { MediaUsage } from '#domains/media/index.ts'
import { LoadFailed } from '../data-provider/load-failed.tsx'
import { useLoaded } from '../data-provider/use-loaded.ts'
import { Ltr } from '../fields/ltr.tsx'
import { useWords } from '../i18n/use-words.ts'
import { adminPath, editorAddress } from '#staff/addresses.ts'
import { SettingName } from '../settings/setting-name.tsx'
import { mediaWords } from './words.ts'

/** Links to every usage of a picture. `children` gets the usages, which are null until loaded. */
export function UsageList({ id, children }: { id: number; children: (usages: readonly MediaUsage[] | null) => ReactNode }) {
  const word = useWords(mediaWords)
  return (
    <>
      <Typography variant="subtitle1" component="h2" gutterBottom>
        {word('usage')}
      </Typography>
      <Usages kind="image" id={id}>
        {children}
      </Usages>
    </>
  )
}

type UsagesProps = { kind: 'image' | 'file'; id: number; children?: (usages: readonly MediaUsage[] | null) => ReactNode }

/** The same of a picture or a document, below a heading that stands there. */
export function Usages({ kind, id, children }: UsagesProps) {
  const word = useWords(mediaWords)
  const { data: usages = null, hasFailed, again } = useLoaded(`GET /media/api/v2/${kind}s/{id}/usage`, { params: { id } })
  return (
    <>
      {hasFailed && <LoadFailed again={again}>{word(kind === 'image' ? 'usage_failed' : 'file_usage_failed')}</LoadFailed>}
      {usages === null && !hasFailed ? <Typography color="text.secondary">{word('loading_usage')}</Typography> : null}
      {usages?.length === 0 ? <Typography color="text.secondary">{word(kind === 'image' ? 'unused' : 'file_unused')}</Typography> : null}
      {usages && usages.length > 0 ? (
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {usages.map((usage) => (
            <Box
              component="li"
              key={`${usage.kind} ${usage.id} ${usage.block_id ?? ''}`}
              sx={{ paddingBlock: 0.75, borderBlockEnd: '1px solid', borderColor: 'divider' }}
            >
              <Typography variant="caption" color="text.secondary" component="span">
                {word(usage.kind)}{' '}
              </Typography>
              <UsageLink usage={usage} />
              {usage.path ? (
                <Typography variant="caption" color="text.secondary" component="div">
                  <Ltr>/{usage.path}</Ltr>
                </Typography>
              ) : null}
            </Box>
          ))}
        </Box>
      ) : null}
      {children?.(usages)}
    </>
  )
}

/** A link to a place that uses a picture. */
export function UsageLink({ usage: { kind, id, title, block_id } }: { usage: MediaUsage }) {
  if (kind === 'page' || kind === 'draft') {
    return (
      <Link href={editorAddress(id, { block: block_id })}>
        <bdi>{title}</bdi>
      </Link>
    )
  }
  const places = {
    binned_page: '/binned_pages',
    binned_form: '/forms/bin',
    nav_entry: adminPath('nav_entry', id),
    dealer: `/dealers/${id}`,
    vehicle: `/vehicles/${id}/pictures`,
    form: `/forms/${id}`,
    setting: adminPath('setting', id),
  }
  return (
    <Link component={RouterLink} to={places[kind]}>
      {kind === 'setting' ? <SettingName setting={String(id)} /> : <bdi>{title}</bdi>}
    </Link>
  )
}
