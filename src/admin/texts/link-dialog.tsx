import { Box, Button, Checkbox, Dialog, DialogActions, DialogContent, DialogTitle, FormControlLabel, Tab, Tabs, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import {
  type ChosenKind,
  type LinkChoice,
  linkTargetWords,
  markupTarget,
  type PickedLink,
  type TargetKind,
  targetKinds,
  targetOfMarkup,
  useLinkTarget,
} from '#domains/content/ui/index.ts'
import { useSiteFacts } from '../fields/use-site-facts.ts'
import { useWords } from '../i18n/use-words.ts'
import { AliasChoice, RecordChoice } from './target-choice.tsx'
import { textsWords } from './words.ts'

type LinkDialogProps = Pick<PickedLink, 'href' | 'isNewTab'> & { onClose: () => void; onPick: (link: PickedLink) => void }

/** The page, form and file that are chosen. */
type Records = Partial<Record<ChosenKind, LinkChoice | null>>

/** Texts of the admin stand on pages that are not known here, so no part of a page is offered. */
const kinds = targetKinds.filter((kind) => kind !== 'anchor')

/** Asks where a link leads: a page, an address, a form, a file, a predefined link, a phone or a mailbox, and whether it opens a tab. */
export function LinkDialog({ href, isNewTab, onClose, onPick }: LinkDialogProps) {
  const word = useWords(linkTargetWords)
  const own = useWords(textsWords)
  const predefined = useSiteFacts()?.predefined_links ?? []
  const [records, setRecords] = useState<Records>({})
  const asked = useLinkTarget({
    target: targetOfMarkup({ href, isNewTab }),
    predefined,
    kinds,
    onPick: (target) => {
      const link = markupTarget(target, { predefinedLinks: predefined, nameOf: (kind, id) => (records[kind]?.id === id ? records[kind].name : null) })
      if (link) onPick(link)
    },
  })
  const { kind, opening } = asked
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The form below belongs to this dialog, not to the screen's own.
    event.stopPropagation()
    asked.confirm()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <Box component="form" onSubmit={submit} sx={{ display: 'contents' }}>
        <DialogTitle>{word('title')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1 }}>
          <Tabs
            value={kind}
            onChange={(_, next: TargetKind) => asked.setKind(next)}
            variant="scrollable"
            scrollButtons="auto"
            allowScrollButtonsMobile
            aria-label={word('kind')}
            selectionFollowsFocus
          >
            {kinds.map((one) => (
              <Tab key={one} value={one} label={word(`kind_${one}`)} id={`link-tab-${one}`} aria-controls="link-panel" />
            ))}
          </Tabs>
          <div role="tabpanel" id="link-panel" aria-labelledby={`link-tab-${kind}`}>
            <KindInput
              key={kind}
              {...{ kind, predefined, records }}
              text={asked.textOf(kind)}
              isWrong={asked.isWrong}
              onChange={asked.change}
              onRecord={(of, choice) => {
                setRecords((before) => ({ ...before, [of]: choice }))
                asked.change(choice?.id ?? '')
              }}
            />
          </div>
          {kind !== 'phone' && kind !== 'email' && (
            <FormControlLabel
              control={<Checkbox checked={opening === 'new_tab'} onChange={(_, isOn) => asked.setOpening(isOn ? 'new_tab' : 'page')} />}
              label={own('new_tab')}
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{own('cancel')}</Button>
          <Button type="submit" variant="contained" disabled={!asked.isTyped && !asked.result}>
            {word('use')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  )
}

type KindInputProps = {
  kind: TargetKind
  text: string
  predefined: readonly { alias: string; url: string }[]
  /** True when the text was to be used and is no target of this kind. */
  isWrong: boolean
  onChange: (text: string) => void
  records: Records
  onRecord: (kind: ChosenKind, choice: LinkChoice | null) => void
}

/** The choice, or the input, for one kind of target. */
function KindInput({ kind, text, predefined, records, isWrong, onChange, onRecord }: KindInputProps) {
  const word = useWords(linkTargetWords)
  const typed = { margin: 'dense', fullWidth: true, autoFocus: true, error: isWrong, value: text } as const
  const change = { onChange: ({ target }: { target: { value: string } }) => onChange(target.value) }
  const htmlInput = { dir: 'ltr', maxLength: 2000, spellCheck: false } as const
  switch (kind) {
    case 'page':
    case 'form':
    case 'file':
      return <RecordChoice kind={kind} chosen={records[kind] ?? null} onChoose={(choice) => onRecord(kind, choice)} />
    case 'alias':
      return <AliasChoice chosen={text} onChoose={onChange} predefined={predefined} />
    case 'phone':
      return (
        <TextField
          {...typed}
          {...change}
          type="tel"
          label={word('phone')}
          helperText={isWrong ? word('phone_wrong') : word('phone_hint')}
          slotProps={{ htmlInput }}
        />
      )
    case 'email':
      return (
        <TextField
          {...typed}
          {...change}
          label={word('email')}
          helperText={isWrong ? word('email_wrong') : undefined}
          slotProps={{ htmlInput: { ...htmlInput, inputMode: 'email' } }}
        />
      )
    default:
      return (
        <TextField
          {...typed}
          {...change}
          label={word('address')}
          helperText={isWrong ? word('address_wrong') : word('address_hint')}
          slotProps={{ htmlInput: { ...htmlInput, inputMode: 'url' } }}
        />
      )
  }
}
