import { useState } from 'react'
import { kindOf, type Opening, openingOf, type PredefinedLink, type Target, type TargetKind, targetOf } from '#domains/content/ui/index.ts'

type LinkTargetOptions = {
  target: Target
  predefined: readonly PredefinedLink[]
  /** Kinds that are offered; a link of another kind is shown as an address. */
  kinds: readonly TargetKind[]
  onPick: (target: Target) => void
}

/** What somebody chooses as the target of a link: each kind keeps what was chosen or typed of it. */
export function useLinkTarget({ target, predefined, kinds, onPick }: LinkTargetOptions) {
  const firstKind = target.url === '' ? 'page' : kindOf(target, predefined)
  const initial = kinds.includes(firstKind) ? firstKind : 'address'
  const [chosenKind, setChosenKind] = useState<TargetKind | null>(null)
  const kind = chosenKind ?? initial
  const [typed, setTyped] = useState<Partial<Record<TargetKind, string>>>({})
  const [opening, setOpening] = useState<Opening>(() => openingOf(target))
  const [hasTried, setHasTried] = useState(false)
  const textOf = (one: TargetKind) => typed[one] ?? (one === initial ? target.url : '')
  const result = targetOf(kind, textOf(kind), opening)
  return {
    kind,
    setKind: (next: TargetKind) => {
      setChosenKind(next)
      setHasTried(false)
    },
    textOf,
    change: (text: string) => setTyped((before) => ({ ...before, [kind]: text })),
    opening,
    setOpening,
    /** Kinds whose target is written rather than chosen are judged when it is to be used. */
    isTyped: kind === 'address' || kind === 'phone' || kind === 'email',
    /** True when the text was to be used and is no target of its kind. */
    isWrong: hasTried && !result,
    result,
    confirm: (text = textOf(kind)) => {
      const picked = targetOf(kind, text, opening)
      if (picked) return onPick(picked)
      setHasTried(true)
    },
  }
}
