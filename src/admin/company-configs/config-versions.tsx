import { Box, Button, Typography } from '@mui/material'
import { useEffect, useId, useState } from 'react'
import { useNotify, useRecordContext } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { ask, type DataOf } from '../data-provider/ask.ts'
import { ChangesTable } from '../fields/changes-table.tsx'
import { Disclosure } from '../fields/disclosure.tsx'
import { Moment } from '../fields/moment.tsx'
import { useWords } from '../i18n/use-words.ts'
import { contentChanges } from './content-changes.ts'
import { versionWords } from './words.ts'

type ConfigVersion = DataOf<'GET /api/stock/company_configs/{id}/versions'>[number]

/** Earlier versions of a configuration: who changed what and when, each with a button to restore it. Restoring saves a new version. */
export function ConfigVersions() {
  const word = useWords(versionWords)
  const titleId = useId()
  const notify = useNotify()
  const record = useRecordContext<{ id: number; version: string }>()
  const { setValue } = useFormContext()
  const [versions, setVersions] = useState<readonly ConfigVersion[]>([])
  // Reloaded after each save.
  useEffect(() => {
    if (!record) return undefined
    let isOpen = true
    ask('GET /api/stock/company_configs/{id}/versions', { params: { id: record.id } })
      .then(({ data }) => isOpen && setVersions(data))
      .catch(() => isOpen && notify('errors.error', { type: 'error' }))
    return () => {
      isOpen = false
    }
  }, [record, notify])
  if (versions.length === 0) return null
  const restore = ({ content }: ConfigVersion) => {
    setValue('content', JSON.stringify(content, null, 2), { shouldDirty: true })
    notify(word('restored'), { type: 'info' })
  }
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ width: '100%', marginBlockStart: 2 }}>
      <Typography id={titleId} component="h3" variant="h6">
        {word('versions')}
      </Typography>
      {versions.map((version, index) => (
        <Box key={version.id} sx={{ borderBlockStart: 1, borderColor: 'divider', paddingBlock: 1 }}>
          <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
            <Moment value={version.at} />
            <bdi>{version.actor_name || word('system')}</bdi>
            {index === 0 ? (
              <Typography variant="body2" color="text.secondary">
                {word('current')}
              </Typography>
            ) : (
              <Button size="small" onClick={() => restore(version)}>
                {word('restore')}
              </Button>
            )}
          </Box>
          <Differences version={version} />
        </Box>
      ))}
    </Box>
  )
}

function Differences({ version }: { version: ConfigVersion }) {
  const word = useWords(versionWords)
  const changes = contentChanges(version.before, version.content)
  if (changes.length === 0) return null
  return (
    <Disclosure summary={word('changes', { n: changes.length })}>
      <ChangesTable changes={changes} />
    </Disclosure>
  )
}
