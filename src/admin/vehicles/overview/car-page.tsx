import { Box } from '@mui/material'
import { type ReactNode, useEffect, useRef } from 'react'
import { useRecordContext } from 'react-admin'
import { LoadFailed } from '../../data-provider/load-failed.tsx'
import { useLoaded } from '../../data-provider/use-loaded.ts'
import { useWords } from '../../i18n/use-words.ts'
import type { Car } from './car.ts'
import { CarHead } from './car-head.tsx'
import { CarHistory } from './car-history.tsx'
import { overviewWords } from './words.ts'

/** A car as a page: what it is in sum, its form, and what happened to it; on a wide screen the last stands beside the form. */
export function CarPage({ children }: { children: ReactNode }) {
  const word = useWords(overviewWords)
  const car = useRecordContext<Car>()
  const { data: overview, hasFailed, again } = useLoaded('GET /api/stock/vehicles/{id}/overview', car ? { params: { id: car.id } } : null)
  const seenVersion = useRef(car?.version)
  // The network: a save is another version, of which the overview is asked anew.
  useEffect(() => {
    if (seenVersion.current === car?.version) return
    seenVersion.current = car?.version
    again()
  }, [car?.version, again])
  if (!car) return children
  return (
    <>
      <CarHead car={car} overview={overview} />
      {hasFailed ? <LoadFailed again={again}>{word('failed')}</LoadFailed> : null}
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' } }}>
        <Box sx={{ minInlineSize: 0 }}>{children}</Box>
        <CarHistory car={car} overview={overview} />
      </Box>
    </>
  )
}
