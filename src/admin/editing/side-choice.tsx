import { Box, FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useWords } from '../i18n/use-words.ts'
import { editingWords } from './words.ts'

type Side = 'mine' | 'theirs'

type SideChoiceProps = {
  /** The label of the field. */
  label: string
  value: Side | undefined
  onChange: (side: Side) => void
  mine: ReactNode
  theirs: ReactNode
}

/** A choice between the typed and the stored value of one field. */
export function SideChoice({ label, value, onChange, ...sides }: SideChoiceProps) {
  const word = useWords(editingWords)
  return (
    <Box component="fieldset" sx={{ border: 0, borderBlockStart: '1px solid', borderColor: 'divider', margin: 0, paddingInline: 0, paddingBlock: 1 }}>
      <Typography component="legend" variant="subtitle2" sx={{ paddingInlineEnd: 1 }}>
        <bdi>{label}</bdi>
      </Typography>
      <RadioGroup
        aria-label={label}
        value={value}
        onChange={(_, side) => onChange(side as Side)}
        sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 2 }}
      >
        {(['mine', 'theirs'] as const).map((side) => (
          <FormControlLabel
            key={side}
            value={side}
            control={<Radio size="small" />}
            label={
              <>
                <Typography variant="caption" color="text.secondary" component="span" sx={{ display: 'block' }}>
                  {word(side)}
                </Typography>
                <Typography variant="body2" component="span" sx={{ overflowWrap: 'anywhere' }}>
                  {sides[side]}
                </Typography>
              </>
            }
          />
        ))}
      </RadioGroup>
    </Box>
  )
}
