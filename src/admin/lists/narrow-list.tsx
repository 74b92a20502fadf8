import { Box, Checkbox, FormControlLabel, Link } from '@mui/material'
import { type ReactElement, type ReactNode, useEffect, useId, useRef } from 'react'
import { ListNoResults, Loading, type RaRecord, useCreatePath, useListContext, useResourceContext, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { BULK_BAR_ROOM, BulkBar } from './bulk-bar.tsx'

type Part = (record: RaRecord) => ReactNode
/** The parts of a record that a narrow screen shows; a text among them keeps its own direction. */
export type NarrowParts = { primary: Part; secondary?: Part | undefined; tertiary?: Part | undefined }
type NarrowListProps = NarrowParts & { isEditable: boolean; bulkActions: ReactElement | null }

/** The records as a plain list. With bulk actions each record has a checkbox, and the actions are at the bottom of the screen. */
export function NarrowList({ primary, secondary, tertiary, isEditable, bulkActions }: NarrowListProps) {
  const { data, isPending, selectedIds, onToggleItem } = useListContext()
  const resource = useResourceContext() ?? ''
  const createPath = useCreatePath()
  const baseId = useId()
  if (isPending) return <Loading />
  if (!data || data.length === 0) return <ListNoResults />
  const linked = (record: RaRecord) => (
    <Link component={RouterLink} to={createPath({ resource, type: 'edit', id: record.id })} color="inherit" underline="hover" sx={overRow}>
      {isolated(primary(record))}
    </Link>
  )
  return (
    <>
      {bulkActions ? <SelectAll ids={data.map(({ id }) => id)} /> : null}
      {/* The bar never covers the focused element. */}
      <Box component="ul" data-rows="" sx={{ listStyle: 'none', margin: 0, padding: 0, '& a, & input': { scrollMarginBlockEnd: BULK_BAR_ROOM } }}>
        {data.map((record) => (
          <Box
            component="li"
            key={record.id}
            sx={{ position: 'relative', display: 'flex', gap: 0.5, paddingInline: 2, paddingBlock: 1.25, '& + &': hairline, overflowWrap: 'anywhere' }}
          >
            {bulkActions ? (
              <Checkbox
                checked={selectedIds.includes(record.id)}
                onChange={() => onToggleItem(record.id)}
                slotProps={{ input: { 'aria-labelledby': `${baseId}-${record.id} ${baseId}-${record.id}-more` } }}
                sx={{ zIndex: 1, alignSelf: 'start', marginBlockStart: -1, marginInlineStart: -1.5, padding: 1.25 }}
              />
            ) : null}
            <Box sx={{ flexGrow: 1, minWidth: 0 }}>
              <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 2 }}>
                <Box id={`${baseId}-${record.id}`} sx={{ fontWeight: 500 }}>
                  {isEditable ? linked(record) : isolated(primary(record))}
                </Box>
                <Box sx={{ ...quiet, flexShrink: 0, '& :is(a, button)': { position: 'relative', zIndex: 1 } }}>{isolated(tertiary?.(record))}</Box>
              </Box>
              <Box id={`${baseId}-${record.id}-more`} sx={{ ...quiet, '& :is(a, button, summary)': { position: 'relative', zIndex: 1 } }}>
                {isolated(secondary?.(record))}
              </Box>
            </Box>
          </Box>
        ))}
      </Box>
      {bulkActions ? <BulkBar>{bulkActions}</BulkBar> : null}
    </>
  )
}

function isolated(part: ReactNode): ReactNode {
  return typeof part === 'string' ? <bdi>{part}</bdi> : part
}

/** A thumb opens a record anywhere in its row; what else can be pressed there lies above. */
const overRow = { '@media (pointer: coarse)': { '&::after': { position: 'absolute', inset: 0, content: '""' } } }
const hairline = { borderBlockStart: '1px solid', borderColor: 'divider' }
const quiet = { color: 'text.secondary', fontSize: '0.8125rem' }

/** Selects or unselects the records of this page; other pages keep their selection. */
function SelectAll({ ids }: { ids: readonly RaRecord['id'][] }) {
  const translate = useTranslate()
  const { selectedIds, onSelect } = useListContext()
  const selectedHere = ids.filter((id) => selectedIds.includes(id))
  const checkbox = useRef<HTMLInputElement>(null)
  const hasChoice = useRef(false)

  // Moves the focus to this checkbox when the bar, or a dialog that it opened, disappears with the focus in it.
  useEffect(() => {
    const isLost = document.activeElement === document.body || document.activeElement?.closest('[role="dialog"]')
    if (hasChoice.current && selectedIds.length === 0 && isLost) checkbox.current?.focus()
    hasChoice.current = selectedIds.length > 0
  }, [selectedIds])

  const toggle = () => {
    const others = selectedIds.filter((id) => !ids.includes(id))
    onSelect(selectedHere.length === ids.length ? others : [...others, ...ids])
  }
  return (
    <FormControlLabel
      control={
        <Checkbox
          checked={selectedHere.length === ids.length}
          indeterminate={selectedHere.length > 0 && selectedHere.length < ids.length}
          onChange={toggle}
          slotProps={{ input: { ref: checkbox } }}
        />
      }
      label={translate('ra.action.select_all')}
      sx={{ display: 'flex', paddingInline: 2, marginInline: 0, '& .MuiCheckbox-root': { marginInlineStart: -1.5, padding: 1.25 } }}
    />
  )
}
