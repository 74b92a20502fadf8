import { Box, Table, TableBody, TableCell, TableRow, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { linkView, passParams } from '#domains/content/index.ts'
import { readJson } from '#kernel/json/json.ts'
import { Ltr } from '../fields/ltr.tsx'
import { useWords } from '../i18n/use-words.ts'
import { fieldOf } from './parts.ts'
import { pagePartWords } from './words.ts'

const SAMPLE = '/ar/?utm_source=newsletter&utm_campaign=ramadan&color=red'
/** Stands for the address of a form, which depends on the page. */
const FORM = '#enquiry'
type StoredAlias = { alias?: unknown; url?: unknown }

/** Where each alias leads a visitor who came by an address with parameters, as the site itself makes it. */
export function PredefinedLinksPreview() {
  const word = useWords(pagePartWords)
  const [page, setPage] = useState(SAMPLE)
  const json = readJson(String(useWatch({ name: fieldOf('setting', 'predefined_links') }) ?? ''))
  const passedNames = String(useWatch({ name: fieldOf('setting', 'predefined_links.query_params') }) ?? '')
    .split(/[,\s]+/)
    .filter(Boolean)
  const links = (json.ok && Array.isArray(json.value) ? (json.value as StoredAlias[]) : []).flatMap(({ alias, url }) =>
    typeof alias === 'string' && typeof url === 'string' && alias && url ? [{ alias, url }] : [],
  )
  const search = page.includes('?') ? page.slice(page.indexOf('?')) : ''
  const lookups = { predefinedLinks: links, findPagePath: () => null, findFileName: () => null, findEnquiry: () => FORM }
  const leadsTo = (alias: string) => {
    const view = linkView({ url: alias, label: alias }, lookups)
    if (view?.href === FORM) return word('to_form')
    return view ? <Ltr>{passParams(view.href, search, passedNames, console)}</Ltr> : word('nowhere')
  }
  return (
    <Box component="section" aria-label={word('preview')}>
      <Typography variant="subtitle1" component="h3" gutterBottom>
        {word('leads')}
      </Typography>
      <TextField fullWidth label={word('page')} value={page} onChange={({ target }) => setPage(target.value)} slotProps={{ htmlInput: { dir: 'ltr' } }} />
      <Table size="small">
        <TableBody>
          {links.map(({ alias }) => (
            <TableRow key={alias}>
              <TableCell component="th" scope="row">
                <Ltr>{alias}</Ltr>
              </TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>{leadsTo(alias)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}
