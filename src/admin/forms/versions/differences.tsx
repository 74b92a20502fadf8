import { Box } from '@mui/material'
import { SideValue } from '#staff/differences/side-value.tsx'
import { useLanguage } from '../../i18n/use-words.ts'
import type { Conflict } from '../draft/merge-forms.ts'
import { usePartName } from '../draft/use-part-name.ts'

/** How two contents of a form differ, part by part: what is here beside the other, each under its name. */
export function Differences({ differing, mine, theirs }: { differing: readonly Conflict[]; mine: string; theirs: string }) {
  const nameOf = usePartName()
  const language = useLanguage()
  return differing.map((difference) => (
    <Box key={difference.part} sx={{ paddingBlock: 1, borderBlockEnd: 1, borderColor: 'divider' }}>
      <strong>
        <bdi>{nameOf(difference)}</bdi>
      </strong>
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, gap: 1, margin: 0 }}>
        {(
          [
            [theirs, difference.theirs, difference.mine],
            [mine, difference.mine, difference.theirs],
          ] as const
        ).map(([name, value, other]) => (
          <div key={name}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {name}
            </Box>
            <Box component="dd" sx={{ margin: 0 }}>
              <SideValue {...{ language, value, other }} />
            </Box>
          </div>
        ))}
      </Box>
    </Box>
  ))
}
