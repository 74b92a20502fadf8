import { Box, Button, FormControlLabel, FormHelperText, Switch, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { DialogFrame } from '../dialogs/dialog-frame.tsx'
import { useWords } from '../i18n/use-words.ts'
import { $areKeysOff, $shown, isAtWork } from './key-state.ts'
import { adminKeys, keyScopes } from './keys.ts'
import { useAtom } from '#ui/stores/use-atom.ts'
import { useKeysSwitch } from './use-keys-switch.ts'
import { keyHelpWords, keyWords } from './words.ts'

/** Every key that works on the screen below, and the switch that turns single keys off for this person. */
export function KeysDialog() {
  const help = useWords(keyHelpWords)
  const word = useWords(keyWords)
  const moreId = useId()
  const isOff = useAtom($areKeysOff)
  const turn = useKeysSwitch()
  // As the screen was when the keys were asked for.
  const [atWork] = useState(() => adminKeys.filter(({ scope, name }) => isAtWork(scope, name)))
  const close = () => $shown.set(null)
  const closeButton = (
    <Button onClick={close} autoFocus>
      {help('close')}
    </Button>
  )
  return (
    <DialogFrame title={help('title')} onClose={close} buttons={closeButton}>
      {keyScopes
        .filter((scope) => atWork.some((key) => key.scope === scope))
        .map((scope) => (
          <section key={scope}>
            <Typography component="h3" variant="subtitle2" gutterBottom>
              {help(scope)}
            </Typography>
            <Box component="dl" sx={{ margin: 0 }}>
              {scope === 'everywhere' ? <KeyLine label={help('palette')} printed={['Ctrl', 'K']} /> : null}
              {scope === 'everywhere' ? <KeyLine label={help('leave')} printed={['Esc']} /> : null}
              {atWork
                .filter((key) => key.scope === scope)
                .map(({ name, printed }) => (
                  <KeyLine key={name} label={word(name)} printed={printed} />
                ))}
            </Box>
          </section>
        ))}
      <div>
        <FormControlLabel
          control={
            <Switch checked={!isOff} onChange={({ target }) => turn(target.checked)} slotProps={{ input: { role: 'switch', 'aria-describedby': moreId } }} />
          }
          label={help('on')}
        />
        <FormHelperText id={moreId}>{help('on_more')}</FormHelperText>
      </div>
    </DialogFrame>
  )
}

function KeyLine({ label, printed }: { label: string; printed: readonly string[] }) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, paddingBlock: 0.5 }}>
      <Typography component="dt" variant="body2">
        {label}
      </Typography>
      <Box component="dd" dir="ltr" sx={{ margin: 0, display: 'flex', gap: 0.5, alignItems: 'center' }}>
        {printed.map((key) => (
          <Box
            key={key}
            component="kbd"
            sx={{ fontFamily: 'inherit', fontSize: '0.8125rem', border: '1px solid', borderColor: 'divider', borderRadius: 1, paddingInline: 0.75 }}
          >
            {key}
          </Box>
        ))}
      </Box>
    </Box>
  )
}
