import AddIcon from '@mui/icons-material/AddOutlined'
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownwardOutlined'
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpwardOutlined'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { Box, Button, IconButton, TextField, Typography } from '@mui/material'
import type { FormField } from '#domains/forms/index.ts'
import { useWords } from '../../i18n/use-words.ts'
import { TextPair } from './text-pair.tsx'
import { inspectorWords } from './words.ts'

type Options = NonNullable<FormField['options']>
const MOST = 300

/** The options of a field in order: label for visitors, value for leads. */
export function OptionList({ options, isDisabled, onChange }: { options: Options; isDisabled: boolean; onChange: (options: Options) => void }) {
  const word = useWords(inspectorWords)
  const set = (at: number, option: Options[number]) => onChange(options.with(at, option))
  const move = (from: number, to: number) => {
    const option = options[from]
    if (option) onChange(options.toSpliced(from, 1).toSpliced(to, 0, option))
  }
  return (
    <>
      {options.map((option, index) => {
        const number = { index: index + 1 }
        return (
          <Box
            // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place, since its value is being typed
            key={index}
            role="group"
            aria-label={word('option', number)}
            sx={{ borderBlockStart: index > 0 ? '1px dashed' : 0, borderColor: 'divider', paddingBlock: 0.5 }}
          >
            <Box sx={{ display: 'flex', alignItems: 'center' }}>
              <Typography variant="caption" color="text.secondary" sx={{ flexGrow: 1 }}>
                {word('option', number)}
              </Typography>
              <IconButton size="small" aria-label={word('option_up', number)} disabled={isDisabled || index === 0} onClick={() => move(index, index - 1)}>
                <ArrowUpwardIcon fontSize="small" />
              </IconButton>
              <IconButton
                size="small"
                aria-label={word('option_down', number)}
                disabled={isDisabled || index === options.length - 1}
                onClick={() => move(index, index + 1)}
              >
                <ArrowDownwardIcon fontSize="small" />
              </IconButton>
              <IconButton size="small" aria-label={word('option_remove', number)} disabled={isDisabled} onClick={() => onChange(options.toSpliced(index, 1))}>
                <DeleteIcon fontSize="small" />
              </IconButton>
            </Box>
            <TextPair
              label={word('option_text')}
              value={option.label}
              maxLength={200}
              isDisabled={isDisabled}
              onChange={(label) => set(index, { ...option, label: label ?? { ar: '' } })}
            />
            <TextField
              label={word('option_value')}
              value={option.value}
              disabled={isDisabled}
              onChange={({ target }) => set(index, { ...option, value: target.value })}
              slotProps={{ htmlInput: { maxLength: 200, dir: 'auto' } }}
            />
          </Box>
        )
      })}
      <Button
        size="small"
        color="inherit"
        variant="outlined"
        startIcon={<AddIcon />}
        disabled={isDisabled || options.length >= MOST}
        onClick={() => onChange([...options, { value: freeValue(options), label: { ar: '' } }])}
      >
        {word('option_add')}
      </Button>
    </>
  )
}

function freeValue(options: Options): string {
  let count = options.length + 1
  while (options.some(({ value }) => value === `option_${count}`)) count += 1
  return `option_${count}`
}
