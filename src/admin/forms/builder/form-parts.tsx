import { Box, Tab, Tabs } from '@mui/material'
import type { ComponentType } from 'react'
import { useSearchParams } from 'react-router'
import { useWords } from '../../i18n/use-words.ts'
import { ConnectionsPart } from '../settings/connections-part.tsx'
import { MailsPart } from '../settings/mails-part.tsx'
import { SettingsPart } from '../settings/settings-part.tsx'
import { ThanksPart } from '../settings/thanks-part.tsx'
import { BuildPart } from './build-part.tsx'
import type { PartProps } from './part-props.ts'
import { builderWords } from './words.ts'

const parts = {
  build: BuildPart,
  thanks: ThanksPart,
  mails: MailsPart,
  connections: ConnectionsPart,
  settings: SettingsPart,
} as const satisfies Record<string, ComponentType<PartProps>>
type Part = keyof typeof parts
const names = Object.keys(parts) as Part[]
const PART = 'part'

/** The parts of a form as tabs, saved together. The URL names the open tab. */
export function FormParts(props: PartProps) {
  const word = useWords(builderWords)
  const [params, setParams] = useSearchParams()
  const part = names.find((name) => name === params.get(PART)) ?? 'build'
  const Part = parts[part]
  return (
    <>
      <Tabs
        value={part}
        onChange={(_, next: Part) => setParams(next === 'build' ? {} : { [PART]: next }, { replace: true })}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={word('part')}
        sx={{ marginBlockEnd: 1.5 }}
      >
        {names.map((name) => (
          <Tab key={name} value={name} id={`part-tab-${name}`} aria-controls={`part-${name}`} label={word(`part_${name}`)} />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`part-${part}`} aria-labelledby={`part-tab-${part}`}>
        <Part {...props} />
      </Box>
    </>
  )
}
