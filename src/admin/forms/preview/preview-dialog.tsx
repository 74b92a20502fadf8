import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Link,
  MenuItem,
  TextField,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mui/material'
import { useId, useMemo, useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { staffHeaders } from '#domains/accounts/index.ts'
import { type FormChoices, formWords, tryForm } from '#domains/forms/index.ts'
import { FormView } from '#domains/forms/ui/index.ts'
import { languages, textsIn } from '#kernel/words/words.ts'
import { Ltr } from '../../fields/ltr.tsx'
import { useWords } from '../../i18n/use-words.ts'
import type { Look } from '../builder/use-look.ts'
import { builderWords } from '../builder/words.ts'
import { asVisitorsGet } from '../canvas/as-visitors-get.ts'
import { SiteFrame, siteThemes } from '../canvas/site-frame.tsx'
import type { FormDraft } from '../draft/form-draft.ts'
import { previewWords } from './words.ts'

type PreviewDialogProps = {
  /** Null before the first save. */
  id: number | null
  /** The version that visitors see, if the draft is what is stored; null otherwise. */
  version: number | null
  draft: FormDraft
  choices: FormChoices
  look: Look
  /** Null for those who may not. */
  save: (() => void) | null
  isSaving: boolean
  onClose: () => void
}

const widths = { phone: 390, desktop: 900 } as const
type Width = keyof typeof widths

/** The form as visitors fill it in, at the width of a phone or a desktop. What is saved can be sent, as a test that counts nowhere; what is not is saved from here. */
export function PreviewDialog({ id, version, draft, choices, look, save, isSaving, onClose }: PreviewDialogProps) {
  const word = useWords(previewWords)
  const builderWord = useWords(builderWords)
  const titleId = useId()
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  const [width, setWidth] = useState<Width>('desktop')
  const [sent, setSent] = useState<{ id: number; mailed_to: string } | null>(null)
  const maySend = id !== null && version !== null
  const send = useMemo(() => (maySend ? tryForm(tokenHeaders, setSent) : async () => ({ kind: 'failed' as const })), [maySend])
  const form = { ...asVisitorsGet(draft), id: id ?? 0, version: version ?? 1, locale: look.language }
  return (
    <Dialog open onClose={onClose} fullScreen={isNarrow} fullWidth maxWidth="lg" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{word('title')}</DialogTitle>
      <DialogContent>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlock: 1 }}>
          <TextField select label={word('width')} value={width} onChange={({ target }) => setWidth(target.value as Width)} sx={small}>
            <MenuItem value="phone">{word('phone')}</MenuItem>
            <MenuItem value="desktop">{word('desktop')}</MenuItem>
          </TextField>
          <TextField
            select
            label={builderWord('theme')}
            value={look.theme}
            onChange={({ target }) => look.set({ theme: target.value as Look['theme'] })}
            sx={small}
          >
            {siteThemes.map((theme) => (
              <MenuItem key={theme} value={theme}>
                {builderWord(`theme_${theme}`)}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            select
            label={builderWord('language')}
            value={look.language}
            onChange={({ target }) => look.set({ language: target.value as Look['language'] })}
            sx={small}
          >
            {languages.map((language) => (
              <MenuItem key={language} value={language}>
                {builderWord(`language_${language}`)}
              </MenuItem>
            ))}
          </TextField>
        </Box>
        <Alert
          severity={maySend ? 'info' : 'warning'}
          sx={{ marginBlockEnd: 1 }}
          action={
            !maySend && save ? (
              <Button color="inherit" size="small" disabled={isSaving} onClick={save} sx={{ whiteSpace: 'nowrap' }}>
                {word('save')}
              </Button>
            ) : null
          }
        >
          {word(maySend ? 'test' : 'save_first')} {!maySend && draft.active ? word('save_live') : null}
        </Alert>
        <Box role="status">
          {sent ? (
            <Alert severity="success" sx={{ marginBlockEnd: 1 }}>
              {word('sent')}{' '}
              <Link component={RouterLink} to={`/forms/${id}/leads/${sent.id}`}>
                {word('sent_lead', { id: sent.id })}
              </Link>
              <Typography variant="body2">
                {sent.mailed_to ? (
                  <>
                    {word('sent_mail')} <Ltr>{sent.mailed_to}</Ltr>
                  </>
                ) : (
                  word('sent_no_mail')
                )}
              </Typography>
            </Alert>
          ) : null}
        </Box>
        <Box sx={{ maxWidth: widths[width], height: '58vh', marginInline: 'auto', border: 1, borderColor: 'divider' }}>
          <SiteFrame title={word('title')} theme={look.theme} language={look.language} styles={styles} leastWidth={widths[width] - 2}>
            <div className="preview-ground">
              <FormView
                // Another form, another language: begun anew.
                key={`${look.language} ${version}`}
                form={form}
                apiUrl="/forms_api"
                choices={choices}
                words={textsIn(look.language, formWords.words)}
                hasTwoColumns={look.hasTwoColumns}
                send={send}
              />
            </div>
          </SiteFrame>
        </Box>
      </DialogContent>
      <DialogActions>
        {id !== null && draft.active && version !== null ? (
          <Button href={`/ar/form/${id}`} target="_blank">
            {word('open_page')}
          </Button>
        ) : null}
        <Button variant="contained" onClick={onClose}>
          {word('close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function tokenHeaders(path: string): Record<string, string> {
  const token = document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content ?? null
  return staffHeaders(path, { origin: location.origin, token })
}

const small = { width: 'auto', minWidth: 150, margin: 0 } as const
const styles = '.preview-ground { padding: 24px; max-inline-size: 56rem; margin-inline: auto; }'
