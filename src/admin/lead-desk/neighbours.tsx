import NextIcon from '@mui/icons-material/KeyboardArrowDown'
import PreviousIcon from '@mui/icons-material/KeyboardArrowUp'
import { Box, Button } from '@mui/material'
import { useEffect, useState } from 'react'
import { type RaRecord, useCreatePath, useGetList, useStore } from 'react-admin'
import { useNavigate } from 'react-router'
import { useWords } from '../i18n/use-words.ts'
import { useKeys } from '../keys/use-keys.ts'
import { deskWords } from './words.ts'

type ListParams = { filter?: object; sort?: string; order?: 'ASC' | 'DESC'; page?: number; perPage?: number }
type Neighbours = { previous: number | null; next: number | null }

const PER_PAGE = 25

/** The leads before and after one in the order of the list that it was opened from, also across its pages. Keys K and J go there. */
export function LeadNeighbours({ id }: { id: number }) {
  const word = useWords(deskWords)
  const { previous, next } = useNeighbours(id)
  const createPath = useCreatePath()
  const navigate = useNavigate()
  const go = (to: number | null) => to !== null && void navigate(createPath({ resource: 'leads', type: 'edit', id: to }))
  useKeys('lead', { previous_lead: () => go(previous), next_lead: () => go(next) })
  const button = { size: 'small', color: 'inherit' } as const
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <Button {...button} startIcon={<PreviousIcon />} disabled={previous === null} onClick={() => go(previous)} aria-keyshortcuts="K">
        {word('previous')}
      </Button>
      <Button {...button} startIcon={<NextIcon />} disabled={next === null} onClick={() => go(next)} aria-keyshortcuts="J">
        {word('next')}
      </Button>
    </Box>
  )
}

function useNeighbours(id: number): Neighbours {
  const [{ filter = {}, sort = 'created_at', order = 'DESC', page = 1, perPage = PER_PAGE }] = useStore<ListParams>('leads.listParams', {})
  const pageParams = (which: number) => ({ filter, sort: { field: sort, order }, pagination: { page: which, perPage } })
  const here = useGetList<RaRecord>('leads', pageParams(page))
  const ids = here.data?.map((lead) => Number(lead.id)) ?? []
  const at = ids.indexOf(id)
  const isFirst = at === 0 && page > 1
  const isLast = at >= 0 && at === ids.length - 1 && page * perPage < (here.total ?? 0)
  const before = useGetList<RaRecord>('leads', pageParams(page - 1), { enabled: isFirst })
  const after = useGetList<RaRecord>('leads', pageParams(page + 1), { enabled: isLast })
  const idOf = (lead: RaRecord | undefined) => (lead ? Number(lead.id) : null)
  const neighbours: Neighbours = {
    previous: isFirst ? idOf(before.data?.at(-1)) : (ids[at - 1] ?? null),
    next: isLast ? idOf(after.data?.[0]) : at < 0 ? null : (ids[at + 1] ?? null),
  }
  // An answered lead may leave the list that it was opened from; where one goes from there stays what it was.
  const [keptNeighbours, setKeptNeighbours] = useState<Neighbours & { id: number }>({ id, previous: null, next: null })
  const { previous, next } = at < 0 ? (keptNeighbours.id === id ? keptNeighbours : { previous: null, next: null }) : neighbours

  // Remembers what the network answered.
  useEffect(() => {
    if (at >= 0) setKeptNeighbours({ id, previous, next })
  }, [at, id, previous, next])
  return { previous, next }
}
