import { Button, Typography } from '@mui/material'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { PROVED_PATH, staffFetch } from '#domains/accounts/index.ts'
import type { DialogFrame } from '../dialogs/dialog-frame.tsx'
import { useWords } from '../i18n/use-words.ts'
import { authWords } from './words.ts'

const SIGN_IN = '/ar/auth/login?proof=1'
const LOOK_EVERY_MS = 250

/**
 * Asks to sign in again where a call wants a recent proof, in a window of its own, so that the screen keeps what was typed. All calls that wait share one
 * answer. The server judges the proof: the calls are repeated, and asked for again where it is not good.
 */
export function ProofDialog() {
  const word = useWords(authWords)
  // Loaded when it is asked for; null while nothing waits.
  const [Frame, setFrame] = useState<typeof DialogFrame | null>(null)
  const [popup, setPopup] = useState<Window | null>(null)
  const waiting = useRef<((isProved: boolean) => void)[]>([])
  const textId = useId()

  const settle = useCallback((isProved: boolean) => {
    for (const tell of waiting.current.splice(0)) tell(isProved)
    setFrame(null)
    setPopup(null)
  }, [])

  useEffect(() => {
    staffFetch.askProofBy(
      () =>
        new Promise((tell) => {
          waiting.current.push(tell)
          import('../dialogs/dialog-frame.tsx').then(
            (loaded) => setFrame(() => loaded.DialogFrame),
            // Without the dialog the calls are refused, and what was typed stays.
            () => settle(false),
          )
        }),
    )
    return () => staffFetch.askProofBy(null)
  }, [settle])

  // A window tells nobody where it is; while it is at the provider its address cannot be read.
  useEffect(() => {
    if (!popup) return
    const timer = setInterval(() => {
      if (pathOf(popup) !== PROVED_PATH) return
      popup.close()
      settle(true)
    }, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  })

  if (!Frame) return null
  const buttons = (
    <>
      <Button color="inherit" onClick={() => settle(false)}>
        {word('cancel')}
      </Button>
      {popup ? (
        <Button color="inherit" variant="outlined" onClick={() => settle(true)}>
          {word('go_on')}
        </Button>
      ) : null}
      <Button variant="contained" onClick={() => setPopup(window.open(SIGN_IN, 'maarad-proof', 'popup,width=520,height=680'))}>
        {word('sign_in')}
      </Button>
    </>
  )
  return (
    <Frame title={word('title')} describedBy={textId} width="sm" onClose={() => settle(false)} buttons={buttons}>
      <Typography id={textId} color="text.secondary">
        {word('text')}
      </Typography>
    </Frame>
  )
}

function pathOf(popup: Window): string | null {
  try {
    return popup.location.pathname
  } catch {
    // It is at another origin, whose address is not for us to read.
    return null
  }
}
