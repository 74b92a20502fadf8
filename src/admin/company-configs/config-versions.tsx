import { Box, Typography } from '@mui/material'
import { useRef } from 'react'
import { useNotify, useRecordContext } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { readJson } from '#kernel/json/json.ts'
import { callByName } from '#staff/calls/call-by-name.ts'
import { VersionList } from '#staff/versions/version-list.tsx'
import type { VersionsKind } from '#staff/versions/versions-kind.ts'
import { useMay } from '../app/signed-in.ts'
import { AdminDialogKit } from '../editing/admin-dialog-kit.tsx'
import { useLanguage, useWords } from '../i18n/use-words.ts'
import { configChanges } from './config-changes.ts'
import { versionWords } from './words.ts'

type Config = { id: number; version: string }

/** The history of a configuration, compared with what stands in its form, where a version is placed that is restored. */
export function ConfigVersions() {
  const word = useWords(versionWords)
  const notify = useNotify()
  const record = useRecordContext<Config>()
  const text = readJson(String(useWatch({ name: 'content' }) ?? ''))
  const kind = useConfigHistory(record)
  if (!record) return null
  return (
    <Box sx={{ width: '100%', marginBlockStart: 2 }}>
      <Typography component="h3" variant="h6">
        {word('versions')}
      </Typography>
      <AdminDialogKit>
        <VersionList label={word('versions')} kind={kind} content={text.ok ? text.value : {}} onRestored={() => notify(word('restored'), { type: 'info' })} />
      </AdminDialogKit>
    </Box>
  )
}

function useConfigHistory(record: Config | undefined): VersionsKind<unknown> {
  const word = useWords(versionWords)
  const language = useLanguage()
  const mayWrite = useMay('stock.write')
  const { setValue } = useFormContext()
  const contents = useRef(new Map<number, unknown>())
  const put = (number: number) => setValue('content', JSON.stringify(contents.current.get(number), null, 2), { shouldDirty: true })
  return {
    // It is loaded again after each save.
    key: `${record?.id}/${record?.version}`,
    texts: {
      none: word('none'),
      noneHint: word('none_hint'),
      now: { name: word('now'), full: word('now_full'), compareWith: (number) => word('compare_with_now', { number }) },
    },
    list: async (_page, signal) => {
      const answer = await callByName('GET /api/stock/company_configs/{id}/versions', { params: { id: record?.id ?? 0 }, signal })
      if (!answer.ok) return answer
      contents.current = new Map(answer.data.map(({ number, content }) => [number, content]))
      const versions = answer.data.map(({ number, at, actor_name }, index) => ({
        ...{ number, at, by: actor_name },
        ...(index === 0 && { mark: { tone: 'good' as const, text: word('current') } }),
      }))
      return { ok: true, data: { versions, total: versions.length } }
    },
    // The list has the contents with it.
    read: async (number) => ({ ok: true, data: contents.current.get(number) }),
    changesOf: (before, after) => configChanges(before, after, language),
    ...(mayWrite && {
      restore: {
        text: word('restore_text'),
        whole: async (number: number) => {
          put(number)
          return null
        },
      },
    }),
  }
}
