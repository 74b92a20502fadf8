import { Box } from '@mui/material'
import { useCallback, useState } from 'react'
import { ListNoResults, Loading, type RaRecord, SearchInput, SelectInput, useListContext } from 'react-admin'
import { useUnsavedGuard } from '../editing/use-unsaved-guard.ts'
import { useWords } from '../i18n/use-words.ts'
import { RecordList } from '../lists/record-list.tsx'
import type { Translation } from '#domains/content/index.ts'
import { TranslationRow } from './translation-row.tsx'
import { translationWords } from './words.ts'

/** The translations of the site, each beside its built-in texts; those without Arabic come first. */
export function TranslationList() {
  const word = useWords(translationWords)
  const filters = [
    <SearchInput key="q" source="q" alwaysOn />,
    <SelectInput key="missing" source="missing" alwaysOn emptyText={word('all')} choices={[{ id: '1', name: word('missing_only') }]} />,
  ]
  return (
    <RecordList filters={filters} sort={{ field: 'is_missing', order: 'DESC' }} columns={false} empty={false}>
      <Rows />
    </RecordList>
  )
}

function Rows() {
  const { data, isPending } = useListContext<RaRecord & Translation>()
  const [dirty, setDirty] = useState<ReadonlySet<string>>(new Set())
  const onDirty = useCallback((key: string, isDirty: boolean) => {
    setDirty((keys) => (keys.has(key) === isDirty ? keys : new Set(isDirty ? [...keys, key] : [...keys].filter((other) => other !== key))))
  }, [])
  useUnsavedGuard({ onLeave: dirty.size > 0, onAnyMove: dirty.size > 0 })
  if (isPending) return <Loading />
  if (!data || data.length === 0) return <ListNoResults />
  return (
    <Box component="ul" data-rows="" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {data.map((translation) => (
        <TranslationRow key={translation.key} translation={translation} onDirty={onDirty} />
      ))}
    </Box>
  )
}
