import CloseIcon from '@mui/icons-material/CloseOutlined'
import { Box, GlobalStyles, IconButton, Paper } from '@mui/material'
import type { ReactNode } from 'react'
import { useListContext, useTranslate } from 'react-admin'

/** Height that the bar covers at the bottom of the screen, in px. */
export const BULK_BAR_ROOM = 128

/** The number of selected records and the actions on them, at the bottom of a narrow screen while any is selected. */
export function BulkBar({ children }: { children: ReactNode }) {
  const translate = useTranslate()
  const { selectedIds, onUnselectItems } = useListContext()
  const count = selectedIds.length
  const words = count > 0 ? translate('ra.action.bulk_actions', { smart_count: count }) : ''
  return (
    <>
      {/* The live region exists before its text, so that the first selection is announced too. */}
      <Box role="status" sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' }}>
        {words}
      </Box>
      {count > 0 ? (
        <>
          {/* The bar would cover the floating button of new records. */}
          <GlobalStyles styles={{ body: { paddingBlockEnd: BULK_BAR_ROOM }, '.RaCreateButton-floating': { visibility: 'hidden' } }} />
          <Paper
            component="section"
            aria-label={translate('frame.actions')}
            square
            sx={{
              position: 'fixed',
              insetInline: 0,
              insetBlockEnd: 0,
              zIndex: 'appBar',
              borderBlockStart: '1px solid',
              borderColor: 'divider',
              boxShadow: '0 -4px 16px rgb(0 0 0 / 10%)',
              paddingInline: 2,
              paddingBlockStart: 1,
              paddingBlockEnd: 'calc(12px + env(safe-area-inset-bottom))',
            }}
          >
            <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
              <Box component="span" aria-hidden sx={{ fontWeight: 500 }}>
                {words}
              </Box>
              <IconButton aria-label={translate('ra.action.unselect')} onClick={() => onUnselectItems()} edge="end">
                <CloseIcon />
              </IconButton>
            </Box>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& .MuiButton-root': { minHeight: 40, border: '1px solid', borderColor: 'divider' } }}>
              {children}
            </Box>
          </Paper>
        </>
      ) : null}
    </>
  )
}
