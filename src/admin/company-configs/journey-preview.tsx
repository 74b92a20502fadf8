import { Box, Typography } from '@mui/material'
import { useEffect, useId, useRef, useState } from 'react'
import { journeyPreviewAddress, journeyPreviewPages, type JourneyType, type PreviewPage, previewJourney } from '#domains/orders/index.ts'
import { LoadFailed } from '../data-provider/load-failed.tsx'
import { useLoaded } from '../data-provider/use-loaded.ts'
import { ChoiceInput } from '../fields/choice-input.tsx'
import { usePair, useWords } from '../i18n/use-words.ts'
import { Choice } from '../fields/choice.tsx'
import type { JourneyRecord } from './journey-content.ts'
import { journeyFormWords } from './words.ts'

const widths = { phone: 390, desktop: 1100 } as const
type Width = keyof typeof widths

/** Previews the pages that a configuration changes, drawn by the site with the unsaved values of the form. */
export function JourneyPreview({ type, content, payment }: { type: JourneyType; content: JourneyRecord; payment: string }) {
  const word = useWords(journeyFormWords)
  const pair = usePair()
  const pages = Object.entries(journeyPreviewPages[type])
  const titleId = useId()
  const frame = useRef<HTMLIFrameElement>(null)
  const [width, setWidth] = useState<Width>('phone')
  const [page, setPage] = useState(pages[0]?.[0] as PreviewPage) // every type has a page
  // The first step needs an orderable vehicle.
  const { data: vehicles, hasFailed, again } = useLoaded('GET /api/stock/vehicles', { query: { status: 'stock', per_page: 1 } })

  // The page in the frame shows what is typed.
  useEffect(() => {
    previewJourney(frame.current?.contentWindow ?? null, { type, content, payment })
  }, [type, content, payment])

  const address = journeyPreviewAddress(page, vehicles?.[0]?.id ?? null)
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ position: 'sticky', insetBlockStart: 64, minWidth: 0 }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-end', justifyContent: 'space-between', marginBlockEnd: 1 }}>
        <Typography id={titleId} component="h3" variant="h6">
          {word('preview')}
        </Typography>
        <Choice label={word('width')} value={width} options={[['phone', word('phone')] as const, ['desktop', word('desktop')] as const]} onChange={setWidth} />
      </Box>
      {pages.length > 1 && (
        <ChoiceInput
          label={word('preview_page')}
          value={page}
          options={pages.map(([id, name]) => ({ value: id as PreviewPage, label: pair(name) }))}
          sx={{ marginBlockEnd: 1 }}
          onChange={setPage}
        />
      )}
      {address === null ? (
        <WithoutCar hasFailed={hasFailed} isLoaded={vehicles !== undefined} again={again} />
      ) : (
        <Box sx={{ overflow: 'auto', border: 1, borderColor: 'divider' }}>
          <iframe
            ref={frame}
            title={word('preview')}
            src={address}
            style={{ inlineSize: widths[width], blockSize: '70vh', border: 0, display: 'block' }}
            onLoad={() => previewJourney(frame.current?.contentWindow ?? null, { type, content, payment })}
          />
        </Box>
      )}
    </Box>
  )
}

/** Why a page that needs a car is not shown; nothing while the car is looked for. */
function WithoutCar({ hasFailed, isLoaded, again }: { hasFailed: boolean; isLoaded: boolean; again: () => void }) {
  const word = useWords(journeyFormWords)
  if (hasFailed) return <LoadFailed again={again}>{word('car_failed')}</LoadFailed>
  return isLoaded ? <Typography color="text.secondary">{word('no_car')}</Typography> : null
}
