import { Alert, Box, Button, Paper, Table, TableBody, TableCell, TableHead, TableRow, TextField, Typography } from '@mui/material'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Link, useCreatePath } from 'react-admin'
import type { PageTag, PageTags } from '#domains/tags/index.ts'
import { useLoaded } from '../data-provider/use-loaded.ts'
import { dayName } from '../fields/day-name.ts'
import { useLanguage, useWords } from '../i18n/use-words.ts'
import { EmptyReport, ReportScreen } from '../reports/report-screen.tsx'
import { pageTagsWords } from './words.ts'

/** The tags of one page, the hosts that they use, and what browsers refused, with what helps. */
export function PageTagsScreen() {
  const word = useWords(pageTagsWords)
  const [path, setPath] = useState('/ar/')
  const [typedPath, setTypedPath] = useState(path)
  const pageTags = useLoaded('GET /api/page_tags', { query: { path } })
  const show = (event: FormEvent) => {
    event.preventDefault()
    setPath(typedPath)
  }
  const tools = (
    <Box component="form" onSubmit={show} sx={{ display: 'flex', gap: 1, alignItems: 'flex-end', flexWrap: 'wrap' }}>
      <TextField
        size="small"
        label={word('address')}
        value={typedPath}
        onChange={(event) => setTypedPath(event.target.value)}
        slotProps={{ htmlInput: { dir: 'ltr', maxLength: 500 } }}
      />
      <Button type="submit" variant="outlined">
        {word('show')}
      </Button>
    </Box>
  )
  return (
    <ReportScreen title={word('title')} about={word('about')} tools={tools} loadedReport={pageTags} failureText={word('failed')}>
      {(report) => <Report report={report} />}
    </ReportScreen>
  )
}

function Report({ report: { title, tags, refused } }: { report: PageTags }) {
  const word = useWords(pageTagsWords)
  return (
    <>
      {title === null ? <Alert severity="warning">{word('every_page')}</Alert> : <Typography variant="h6">{title}</Typography>}
      {tags.length === 0 ? (
        <EmptyReport>{word('no_tags')}</EmptyReport>
      ) : (
        <Section title={word('tags')} columns={[word('tag'), word('runs'), word('hosts')]}>
          {tags.map((tag, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: tags of a page keep their order
            <TableRow key={index} sx={{ verticalAlign: 'top' }}>
              <TableCell>
                <TagName tag={tag} />
              </TableCell>
              <TableCell>{word(tag.runs)}</TableCell>
              <TableCell>
                <Hosts hosts={tag.hosts} />
              </TableCell>
            </TableRow>
          ))}
        </Section>
      )}
      {refused.length === 0 ? <EmptyReport>{word('none_refused')}</EmptyReport> : <RefusedSources refused={refused} />}
    </>
  )
}

function Section({ title, columns, children }: { title: string; columns: readonly string[]; children: ReactNode }) {
  return (
    <Paper variant="outlined" component="section" sx={{ padding: 2, overflowX: 'auto' }}>
      <Typography component="h2" variant="h6" gutterBottom>
        {title}
      </Typography>
      <Table size="small" aria-label={title}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column}>{column}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>{children}</TableBody>
      </Table>
    </Paper>
  )
}

function TagName({ tag: { source, id, vendors } }: { tag: PageTag }) {
  const word = useWords(pageTagsWords)
  const createPath = useCreatePath()
  const name = source === 'metahead' ? word('metahead', { id: id ?? 0 }) : word(source)
  return (
    <>
      {source === 'metahead' && id !== null ? <Link to={createPath({ resource: 'metaheads', type: 'edit', id })}>{name}</Link> : name}
      {vendors.map((vendor) => (
        <Typography key={vendor} variant="body2" color="text.secondary">
          <bdi>{vendor}</bdi>
        </Typography>
      ))}
    </>
  )
}

function Hosts({ hosts }: { hosts: PageTag['hosts'] }) {
  const word = useWords(pageTagsWords)
  const purposes = [...new Set(hosts.map(({ purpose }) => purpose))]
  return (
    <Box component="dl" sx={{ margin: 0, display: 'grid', gap: 0.5 }}>
      {purposes.map((purpose) => (
        <Box key={purpose}>
          <Typography component="dt" variant="caption" color="text.secondary">
            {word(purpose)}
          </Typography>
          {hosts
            .filter((one) => one.purpose === purpose)
            .map(({ host, is_allowed: isAllowed }) => (
              <Typography key={host} component="dd" variant="body2" color={isAllowed ? 'text.primary' : 'error'} sx={{ margin: 0 }}>
                <bdi>{host}</bdi>
                {!isAllowed && ` (${word('not_allowed')})`}
              </Typography>
            ))}
        </Box>
      ))}
    </Box>
  )
}

function RefusedSources({ refused }: { refused: PageTags['refused'] }) {
  const word = useWords(pageTagsWords)
  const language = useLanguage()
  return (
    <>
      <Alert severity="info">{word('careful')}</Alert>
      <Section title={word('refused')} columns={[word('what'), word('rule'), word('times'), word('last'), word('fix')]}>
        {refused.map(({ directive, blocked, times, last_day: last, fix }) => (
          <TableRow key={`${directive} ${blocked}`}>
            <TableCell>{blocked === 'inline' || blocked === 'eval' ? word(blocked) : <bdi>{blocked}</bdi>}</TableCell>
            <TableCell>
              <bdi>{directive}</bdi>
            </TableCell>
            <TableCell>{times}</TableCell>
            <TableCell>{dayName(last, language)}</TableCell>
            <TableCell>
              <FixLink fix={fix} />
            </TableCell>
          </TableRow>
        ))}
      </Section>
    </>
  )
}

/** The words of what helps, with the way to its setting. */
function FixLink({ fix }: { fix: PageTags['refused'][number]['fix'] }) {
  const word = useWords(pageTagsWords)
  const createPath = useCreatePath()
  const text = word(`fix_${fix.kind}`, { vendor: fix.kind === 'preset' ? fix.vendor : '' })
  if (!('setting' in fix)) return text
  return <Link to={createPath({ resource: 'setting_definitions', type: 'edit', id: fix.setting })}>{text}</Link>
}
