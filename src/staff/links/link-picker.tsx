import { type FormEvent, type ReactNode, useId, useMemo } from 'react'
import type { Opening, PredefinedLink, Target, TargetKind } from '#domains/content/ui/index.ts'
import { wordIn } from '#kernel/words/words.ts'
import { type LineParts, useDialogKit } from '../dialogs/dialog-kit.ts'
import css from './links.module.css'
import { OptionList } from './option-list.tsx'
import { FileChoice, FormChoice, PageChoice } from './record-choices.tsx'
import { useLinkTarget } from './use-link-target.ts'
import { linkWords } from './words.ts'

/** A block of the open page that a link can lead to: its element id and its name for editors. `make` gives a block its id that has none yet. */
export type Anchor = { id: string; label: string; make?: () => void }

export type LinkPickerProps = {
  target: Target
  /** The kinds of destinations that the place can store. */
  kinds: readonly TargetKind[]
  /** The ways of opening that it can store; with one there is nothing to choose. */
  openings: readonly Opening[]
  /** Links that the settings define. */
  predefined: readonly PredefinedLink[]
  /** The parts of the page that the link stands on. Without any, that kind is not offered. */
  anchors?: readonly Anchor[]
  mayUpload: boolean
  onPick: (target: Target) => void
  onClose: () => void
}

/** A link to one of these opens as the device or the form decides. */
const opensItself: ReadonlySet<TargetKind> = new Set(['phone', 'email', 'form'])

/** Asks where a link leads (page, address, form, file, predefined link, part of its page, phone or mail address) and how it opens. */
export function LinkPicker({ target, kinds, openings, predefined, anchors = [], mayUpload, onPick, onClose }: LinkPickerProps) {
  const { language, Dialog, Button, Choice, Tabs } = useDialogKit()
  const formId = useId()
  const word = (key: keyof typeof linkWords) => wordIn(language, linkWords, key)
  const offered = useMemo(() => kinds.filter((kind) => kind !== 'anchor' || anchors.length > 0), [kinds, anchors])
  const choice = useLinkTarget({
    target,
    predefined,
    // A part that this page does not have is shown as it is written.
    kinds: offered.filter((kind) => kind !== 'anchor' || anchors.some(({ id }) => `#${id}` === target.url)),
    onPick: (picked) => {
      anchors.find(({ id }) => `#${id}` === picked.url)?.make?.()
      onPick(picked)
    },
  })
  const { kind, confirm } = choice
  const listing = { chosenId: choice.textOf(kind), onChoose: choice.change, onConfirm: confirm }
  const typing = { value: choice.textOf(kind), isWrong: choice.isWrong, onChange: choice.change }
  const contents: Record<TargetKind, () => ReactNode> = {
    page: () => <PageChoice {...listing} />,
    form: () => <FormChoice {...listing} />,
    file: () => <FileChoice {...listing} mayUpload={mayUpload} />,
    alias: () =>
      predefined.length === 0 ? (
        <p className={css.none}>{word('no_aliases')}</p>
      ) : (
        <OptionList {...listing} label={word('aliases')} options={predefined.map(({ alias, url }) => ({ id: alias, title: alias, note: url, icon: 'link' }))} />
      ),
    anchor: () => (
      <OptionList
        {...listing}
        label={word('anchors')}
        options={anchors.map(({ id, label }) => ({ id: `#${id}`, title: label, note: `#${id}`, icon: 'link' }))}
      />
    ),
    address: () => <Typed {...typing} holds="url" name="address" />,
    phone: () => <Typed {...typing} holds="tel" name="phone" />,
    email: () => <Typed {...typing} holds="email" name="email" />,
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The form belongs to this dialog, not to the one that the field stands in.
    event.stopPropagation()
    confirm()
  }
  return (
    <Dialog
      title={word('title')}
      onClose={onClose}
      footer={
        <>
          <Button label={word('cancel')} onPress={onClose} />
          <Button isMain label={word('use')} isOff={!choice.isTyped && !choice.result} form={formId} />
        </>
      }
    >
      <form id={formId} className={css.picker} noValidate onSubmit={submit}>
        <Tabs
          label={word('kind')}
          current={kind}
          onChange={choice.setKind}
          tabs={offered.map((id) => ({ id, label: word(`kind_${id}`), content: id === kind && contents[id]() }))}
        />
        {openings.length > 1 && !opensItself.has(kind) && (
          <Choice
            label={word('opens')}
            options={openings.map((value) => ({ value, label: word(`opens_${value}`) }))}
            value={choice.opening}
            onChange={choice.setOpening}
          />
        )}
      </form>
    </Dialog>
  )
}

/** An input for what is typed. What is no target of its kind is said once it was to be used. */
function Typed({ name, isWrong, ...line }: Pick<LineParts, 'value' | 'holds' | 'onChange'> & { name: 'address' | 'phone' | 'email'; isWrong: boolean }) {
  const { language, LineField } = useDialogKit()
  const word = (key: keyof typeof linkWords) => wordIn(language, linkWords, key)
  const hint = name === 'email' ? {} : { hint: word(`${name}_hint`) }
  return <LineField {...line} {...hint} label={word(name)} problem={isWrong ? word(`${name}_wrong`) : undefined} />
}
