import { type FormEvent, type ReactNode, type RefObject, useState } from 'react'
import { PostForm } from '#block-engine/post-form.tsx'
import { VinField } from '#domains/vin-lists/ui/index.ts'
import { Button } from '#ui/controls/button.tsx'
import { type LinkView, TextLink } from '#ui/link.tsx'
import { BidiText } from '#ui/text/bidi-text.tsx'
import css from './find-vehicle.module.css'
import type { Props } from './props.ts'

type FindVehicleProps = Pick<Props, 'id' | 'values' | 'words'> & {
  /** The id of the element around all steps. */
  place: string
  /** What a visitor without a script typed. */
  typedVin: string | undefined
  flaw: string
  isBusy: boolean
  input: RefObject<HTMLInputElement | null>
  answersPosts: boolean
  onFind: (event: FormEvent) => void
}

/** What to prepare, a note on devices that cannot download, and the VIN. */
export function FindVehicle({ id, place, values, words, typedVin, flaw, isBusy, input, answersPosts, onFind }: FindVehicleProps) {
  const warnings = [values.device_warning_1, values.device_warning_2, values.device_warning_3].filter(Boolean)
  return (
    <>
      <ul className={css.checklist}>
        <Check id={`${id}-check-vin`} text={values.check_vin_text} tooltip={values.check_vin_tooltip} more={words.more} />
        <Check id={`${id}-check-app`} text={values.check_downloader_text} tooltip={values.check_downloader_tooltip} more={words.more}>
          <Installer link={values.installer_apple_link} label={words.forApple} />
          <Installer link={values.installer_windows_link} label={words.forWindows} />
        </Check>
        <Check id={`${id}-check-usb`} text={values.check_usb_text} tooltip={values.check_usb_tooltip} more={words.more} />
      </ul>
      <ul className={css.warnings}>
        {warnings.map((warning) => (
          <li key={warning}>
            <BidiText text={warning} />
          </li>
        ))}
      </ul>
      <PostForm block={id} answerId={place} className={css.form} autoComplete="off" aria-busy={isBusy || undefined} onSubmit={onFind}>
        <VinField id={`${id}-vin`} label={values.vin_label} typedVin={typedVin} flaw={flaw} input={input} />
        <Button type="submit" disabled={isBusy} className={css.submit}>
          {isBusy ? words.checking : values.submit_label}
        </Button>
      </PostForm>
      {!answersPosts && (
        <noscript>
          <p>{words.needsScript}</p>
        </noscript>
      )}
    </>
  )
}

type CheckProps = { id: string; text: string; tooltip: string; more: string; children?: ReactNode }

/** A thing to prepare. Its tooltip shows while the pointer or the focus is on the box, and after a tap. */
function Check({ id, text, tooltip, more, children }: CheckProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <li className={css.check} data-open={isOpen || undefined}>
      <p>
        <BidiText text={text} />
      </p>
      {tooltip && (
        <>
          <button
            type="button"
            className={css.more}
            aria-label={`${more}: ${text}`}
            aria-describedby={id}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
            onBlur={() => setIsOpen(false)}
            onKeyDown={({ key }) => key === 'Escape' && setIsOpen(false)}
          >
            ؟
          </button>
          <span id={id} role="tooltip" className={css.tooltip}>
            <BidiText text={tooltip} />
          </span>
        </>
      )}
      {children && <span className={css.installers}>{children}</span>}
    </li>
  )
}

function Installer({ link, label }: { link: LinkView | null; label: string }) {
  return link && <TextLink link={{ ...link, label: link.label || label, newTab: true }} />
}
