import { directionOf } from '#kernel/words/direction.ts'
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import type { Staff } from '#kernel/staff.ts'
import { type Language, wordIn } from '#kernel/words/words.ts'
import { type Offer, type OfferGroup, offersFor, type PaletteAction } from './offers.ts'
import css from './palette.module.css'
import { useFound } from './use-found.ts'
import { paletteWords } from './words.ts'

export type { PaletteAction }

/** As many letters the server takes. */
const MOST_LETTERS = 100

type PaletteProps = {
  language: Language
  staff: Staff
  /** What this application does by itself. */
  actions: readonly PaletteAction[]
  /** Opens an address of the site in this tab. */
  onGo: (href: string) => void
  onClose: () => void
}

/**
 * Finds pages, cars, orders, people, settings, screens and actions by typing (a combobox with a list below it). Enter opens what is marked, with Ctrl or ⌘ in
 * another tab. Afterwards the focus goes back to where it was.
 */
// Long, since the parts of a combobox name each other.
export function Palette({ language, staff, actions, onGo, onClose }: PaletteProps) {
  const word = (key: keyof typeof paletteWords, values?: Record<string, string | number>) => wordIn(language, paletteWords, key, values)
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [text, setText] = useState('')
  // The id of the marked line; the first one while it is not there.
  const [markedId, setMarkedId] = useState('')
  const { records, state } = useFound(text, language)
  const groups = offersFor({ text, language, staff, actions, records })
  const offers = groups.flatMap((group) => group.offers)
  const index = Math.max(
    0,
    offers.findIndex((offer) => offer.id === markedId),
  )
  const current = offers[index]

  // Whoever presses Enter before the answer is there means what it will bring; actions and screens need none.
  const [isWaiting, setIsWaiting] = useState(false)
  const isLate = state === 'searching' && !(current && groups[0]?.offers.includes(current) && isLocal(groups[0]))

  // The browser's own modal dialog, which keeps the focus inside and gives it back. A closed one cannot be left open by who draws it.
  useEffect(() => {
    const { current: element } = dialog
    element?.showModal()
    return () => element?.close()
  }, [])
  // The list scrolls in the browser; the marked line stays in sight.
  useEffect(() => {
    if (current) document.getElementById(`${id}-${current.id}`)?.scrollIntoView({ block: 'nearest' })
  }, [current, id])

  const choose = (offer: Offer, isElsewhere: boolean) => {
    if ('href' in offer && isElsewhere) {
      window.open(offer.href, '_blank', 'noopener')
      return
    }
    // First, so that what is opened gets the focus and keeps it. The browser tells of the end later, when this may be gone with its screen.
    dialog.current?.close()
    onClose()
    if ('href' in offer) onGo(offer.href)
    else offer.run()
  }
  // The answer of the network, which Enter was pressed for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only an answer ends the waiting
  useEffect(() => {
    if (!isWaiting || state === 'searching') return
    setIsWaiting(false)
    if (current) choose(current, false)
  }, [state, isWaiting])
  const onKeyDown = (event: KeyboardEvent) => {
    // The keys of the application below are not meant.
    event.stopPropagation()
    if (event.nativeEvent.isComposing) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) {
      event.preventDefault()
      setMarkedId(offers[(index + step + offers.length) % offers.length]?.id ?? '')
    } else if (event.key === 'Enter') {
      event.preventDefault()
      if (isLate && markedId === '') setIsWaiting(true)
      else if (current) choose(current, event.ctrlKey || event.metaKey)
    } else if (event.code === 'KeyK' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      dialog.current?.close()
    }
  }
  // A press beside the sheet is one on the dialog itself.
  const onPress = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget) dialog.current?.close()
  }
  const status = state === 'searching' ? word('searching') : state === 'failed' ? word('failed') : offers.length === 0 ? word('none') : ''
  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-label={word('title')}
      dir={directionOf(language)}
      lang={language}
      onClose={onClose}
      onClick={onPress}
      onKeyDown={onKeyDown}
    >
      <div className={css.sheet}>
        <div className={css.head}>
          <input
            className={css.input}
            type="text"
            role="combobox"
            aria-label={word('label')}
            aria-expanded={offers.length > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={current ? `${id}-${current.id}` : undefined}
            placeholder={word('label')}
            maxLength={MOST_LETTERS}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            dir="auto"
            value={text}
            onChange={({ target }) => {
              setText(target.value)
              setIsWaiting(false)
              setMarkedId('')
            }}
          />
          <button type="button" className={css.close} aria-label={word('close')} onClick={() => dialog.current?.close()}>
            <kbd dir="ltr">Esc</kbd>
          </button>
        </div>
        <div id={`${id}-list`} role="listbox" aria-label={word('results')} className={css.list}>
          {groups.map(({ kind, offers: own }) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
            <div key={kind} role="group" aria-labelledby={`${id}-of-${kind}`}>
              <p id={`${id}-of-${kind}`} className={css.kind} role="presentation">
                {word(kind)}
              </p>
              {own.map((offer) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the focus stays in the field above, whose keys choose
                // biome-ignore lint/a11y/useFocusableInteractive: as above
                <div
                  key={offer.id}
                  id={`${id}-${offer.id}`}
                  role="option"
                  aria-selected={offer === current}
                  className={css.offer}
                  onClick={({ ctrlKey, metaKey }) => choose(offer, ctrlKey || metaKey)}
                  onMouseMove={() => setMarkedId(offer.id)}
                >
                  <OfferText offer={offer} />
                </div>
              ))}
            </div>
          ))}
        </div>
        <p className={css.foot}>
          <span role="status">{status || (text.trim() === '' ? '' : word('count', { n: offers.length }))}</span>
          <span className={css.help}>{word('keys')}</span>
        </p>
      </div>
    </dialog>
  )
}

function isLocal({ kind }: OfferGroup): boolean {
  return kind === 'action' || kind === 'screen'
}

function OfferText({ offer: { title, about, code, keys } }: { offer: Offer }) {
  return (
    <>
      <span className={css.title}>
        <bdi>{title}</bdi>
        {about === '' ? null : (
          <span className={css.about}>
            {' '}
            <bdi>{about}</bdi>
          </span>
        )}
      </span>
      {code === '' ? null : (
        <bdi dir="ltr" className={css.code}>
          {code}
        </bdi>
      )}
      {keys.length === 0 ? null : (
        <span dir="ltr" className={css.keys}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
        </span>
      )}
    </>
  )
}
