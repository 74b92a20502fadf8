import DoneIcon from '@mui/icons-material/CheckCircle'
import OpenIcon from '@mui/icons-material/RadioButtonUnchecked'
import { Box, Button, Link } from '@mui/material'
import { useStore } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { useWords } from '../i18n/use-words.ts'
import { Panel, Row } from './panel.tsx'
import { dashboardWords } from './words.ts'

/** Where each step is done: a screen of the admin, or an address of the editor. The mail server is a variable of the process and has no screen. */
const places = {
  site_name: { to: '/setting_definitions' },
  home_page: { href: '/ar/cms' },
  navigation: { to: '/nav_entries' },
  retailers: { to: '/dealers/create' },
  vehicles: { to: '/feeds/create' },
  mail: null,
} as const

export type FirstStep = { step: keyof typeof places; is_done: boolean }

/** What a new site still needs, for its admin; gone when all is done or the admin hides it. */
export function FirstSteps({ steps }: { steps: readonly FirstStep[] }) {
  const word = useWords(dashboardWords)
  const [isHidden, setIsHidden] = useStore('dashboard.first_steps_hidden', false)
  const open = steps.filter(({ is_done }) => !is_done).length
  if (isHidden || open === 0) return null
  const hide = (
    <Button size="small" color="inherit" onClick={() => setIsHidden(true)}>
      {word('first_steps_hide')}
    </Button>
  )
  return (
    <Panel title={word('first_steps')} count={open} none="" more={hide} hidesCount>
      {steps.map(({ step, is_done }) => (
        <Row key={step}>
          <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
            {is_done ? <DoneIcon color="success" titleAccess={word('step_done')} /> : <OpenIcon color="disabled" titleAccess={word('step_open')} />}
            <Step step={step} label={word(`step_${step}`)} />
          </Box>
        </Row>
      ))}
    </Panel>
  )
}

function Step({ step, label }: { step: FirstStep['step']; label: string }) {
  const place = places[step]
  if (place === null) return <span>{label}</span>
  if ('href' in place) return <Link href={place.href}>{label}</Link>
  return (
    <Link component={RouterLink} to={place.to}>
      {label}
    </Link>
  )
}
