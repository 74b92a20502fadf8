import ScheduleIcon from '@mui/icons-material/ScheduleOutlined'
import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { Form, required, TextInput, useNotify, useTranslate } from 'react-admin'
import { addDays } from '#kernel/calendar.ts'
import { latinDigits } from '#kernel/digits.ts'
import { zoneName } from '#kernel/format/date.ts'
import { instantOf, todayIn } from '#kernel/zoned-time.ts'
import { AdminError } from '../../data-provider/admin-error.ts'
import { DayInput } from '../../fields/day-input.tsx'
import { useMomentText } from '../../fields/moment.tsx'
import { useTimeZone } from '../../fields/use-time-zone.ts'
import { useLanguage, useWords } from '../../i18n/use-words.ts'
import type { PartProps } from '../builder/part-props.ts'
import { planWords } from './words.ts'

type PlanButtonProps = Pick<PartProps, 'session' | 'publishing'> & { isDisabled: boolean }
type Typed = { day: string; time: string }

const FIRST_TIME = '09:00'
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

/** Opens a dialog that asks when visitors get the form as it is now. */
export function PlanButton({ session, publishing, isDisabled }: PlanButtonProps) {
  const word = useWords(planWords)
  const [isOpen, setIsOpen] = useState(false)
  const timeZone = useTimeZone()
  return (
    <>
      <Button variant="outlined" startIcon={<ScheduleIcon />} disabled={isDisabled || !timeZone} onClick={() => setIsOpen(true)}>
        {word('plan')}
      </Button>
      {isOpen && timeZone ? <PlanDialog {...{ session, publishing, timeZone }} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}

function PlanDialog({ session, publishing, timeZone, onClose }: Omit<PlanButtonProps, 'isDisabled'> & { timeZone: string; onClose: () => void }) {
  const word = useWords(planWords)
  const translate = useTranslate()
  const language = useLanguage()
  const notify = useNotify()
  const momentOf = useMomentText()
  const titleId = useId()
  const formId = useId()
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  const plan = async ({ day, time }: Typed) => {
    const typedTime = latinDigits(time).trim()
    if (!day || !TIME.test(typedTime)) return setProblem(word('moment_needed'))
    const moment = instantOf(`${day} ${typedTime}:00`, timeZone)
    if (moment <= Date.now()) return setProblem(word('moment_past'))
    setIsBusy(true)
    const runAt = new Date(moment).toISOString()
    const answer = await session.plan(runAt)
    setIsBusy(false)
    if (answer.kind === 'failed' && answer.error instanceof AdminError && answer.error.code === 'past') return setProblem(word('moment_past'))
    onClose()
    if (!publishing.sayFailure(answer)) notify(word('done', { moment: momentOf(runAt) }), { type: 'success' })
  }
  const first: Typed = { day: addDays(todayIn(timeZone, new Date()), 1), time: FIRST_TIME }
  return (
    <Dialog open onClose={isBusy ? undefined : onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{word('title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="body2">{word('help')}</Typography>
        <Form id={formId} defaultValues={first} onSubmit={(typed: Partial<Typed>) => plan({ day: '', time: '', ...typed })}>
          <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 7rem', gap: 1.5 }}>
            <DayInput source="day" label={word('day')} helperText={false} />
            <TextInput
              source="time"
              label={word('time')}
              helperText={false}
              validate={required()}
              slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'numeric', maxLength: 5 }, inputLabel: { shrink: true } }}
            />
          </Box>
        </Form>
        <Typography variant="caption" color="text.secondary">
          {word('zone', { zone: zoneName(timeZone, language) })}
        </Typography>
        {problem === '' ? null : <Alert severity="error">{problem}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} disabled={isBusy}>
          {translate('ra.action.cancel')}
        </Button>
        <Button type="submit" form={formId} variant="contained" disabled={isBusy}>
          {word('do')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
