import { useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import css from './quiz-view.module.css'

type CopyLinkProps = { words: { copyLink: string; copied: string; notCopied: string } }

/** Copies the address of the page, which has the result. */
export function CopyLink({ words }: CopyLinkProps) {
  const [notice, setNotice] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href)
      setNotice(words.copied)
    } catch {
      setNotice(words.notCopied) // the browser keeps pages from the clipboard
    }
  }
  return (
    <>
      <Button variant="tertiary" onClick={() => void copy()}>
        {words.copyLink}
      </Button>
      <span role="status" className={css.told}>
        {notice}
      </span>
    </>
  )
}
