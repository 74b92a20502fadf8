import { Box, ButtonBase, Typography } from '@mui/material'
import { usePair, useWords } from '../../i18n/use-words.ts'
import { type CatalogueKind, kindGroups, nameOfKind } from '../draft/new-field.ts'
import { useDragging } from './dragging.tsx'
import { kindIcons } from './kind-icons.ts'
import { builderWords } from './words.ts'

/** Every field type; a press adds a field, and each can be dragged to a position. */
export function FieldCatalogue({ onAdd }: { onAdd: (kind: CatalogueKind) => void }) {
  const word = useWords(builderWords)
  const pair = usePair()
  return (
    <Box component="section" aria-label={word('catalogue')}>
      <Typography variant="subtitle2" component="h2">
        {word('catalogue')}
      </Typography>
      <Typography variant="caption" color="text.secondary" component="p" sx={{ marginBlockEnd: 1 }}>
        {word('catalogue_help')}
      </Typography>
      {kindGroups.map(({ name, kinds }) => (
        <Box key={name[0]} role="group" aria-label={pair(name)} sx={{ marginBlockEnd: 1.5 }}>
          <Typography variant="caption" color="text.secondary" component="p" aria-hidden sx={{ marginBlockEnd: 0.5 }}>
            {pair(name)}
          </Typography>
          <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 0.75 }}>
            {kinds.map((kind) => (
              <KindButton key={kind} kind={kind} onAdd={() => onAdd(kind)} />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

function KindButton({ kind, onAdd }: { kind: CatalogueKind; onAdd: () => void }) {
  const word = useWords(builderWords)
  const name = usePair()(nameOfKind(kind))
  const { start, end } = useDragging()
  const Icon = kindIcons[kind]
  return (
    <ButtonBase
      data-kind={kind}
      aria-label={word('add', { kind: name })}
      draggable
      onClick={onAdd}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'copyMove'
        event.dataTransfer.setData('text/plain', kind)
        start({ kind: 'new', type: kind })
      }}
      onDragEnd={end}
      sx={tile}
    >
      <Icon fontSize="small" color="action" />
      <Typography variant="caption" component="span" sx={{ lineHeight: 1.4 }}>
        {name}
      </Typography>
    </ButtonBase>
  )
}

const tile = {
  justifyContent: 'flex-start',
  gap: 0.75,
  minHeight: 40,
  paddingInline: 1,
  paddingBlock: 0.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  backgroundColor: 'background.paper',
  textAlign: 'start',
  '&:hover': { backgroundColor: 'action.hover' },
} as const
