import { use } from 'react'
import { openings, type Target, type TargetKind, targetKinds, useLinkTarget } from '#domains/content/ui/index.ts'
import { Button } from '../ui/button.tsx'
import { Select } from '../ui/inputs/choices.tsx'
import { Dialog } from '../ui/dialogs/dialog.tsx'
import { EmptyState } from '../ui/notices/notice.tsx'
import { OptionList } from '../ui/inputs/option-list.tsx'
import { type Tab, Tabs } from '../ui/tabs.tsx'
import { TextInput } from '../ui/inputs/text-input.tsx'
import { useSite } from '../ui/use-site.ts'
import { useWord } from '../words/use-word.ts'
import { FileChoice } from './file-choice.tsx'
import { FormChoice } from './form-choice.tsx'
import { LinkAnchors } from './link-sources.ts'
import css from './links.module.css'
import { PageChoice } from './page-choice.tsx'
import { linksWords } from './words.ts'

type LinkPickerProps = { isOpen: boolean; onClose: () => void; target: Target; onPick: (target: Target) => void }

/** Asks where a link leads (page, address, form, file, predefined link, part of this page, phone or mail address) and how it opens. */
export function LinkPicker({ isOpen, ...props }: LinkPickerProps) {
  return isOpen ? <OpenLinkPicker {...props} /> : null
}

function OpenLinkPicker({ onClose, target, onPick }: Omit<LinkPickerProps, 'isOpen'>) {
  const word = useWord(linksWords)
  const predefined = useSite()?.predefined_links ?? []
  const anchors = use(LinkAnchors)
  // An anchor that this page does not have is shown as it is written.
  const kinds = targetKinds.filter((one) => one !== 'anchor' || anchors.some(({ id }) => `#${id}` === target.url))
  const pick = (picked: Target) => {
    anchors.find(({ id }) => `#${id}` === picked.url)?.make?.()
    onPick(picked)
  }
  const { kind, setKind, textOf, change, opening, setOpening, isTyped, isWrong, result, confirm } = useLinkTarget({ target, predefined, kinds, onPick: pick })
  const contentOf = (id: TargetKind) => <KindContent kind={id} text={textOf(kind)} isWrong={isWrong && id === kind} onChange={change} onConfirm={confirm} />
  const tabs = targetKinds
    .filter((one) => one !== 'anchor' || anchors.length > 0)
    .map((id): Tab<TargetKind> => ({ id, label: word(`kind_${id}`), content: contentOf(id) }))

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={word('title')}
      footer={
        <Button variant="primary" disabled={!isTyped && !result} onClick={() => confirm()}>
          {word('use')}
        </Button>
      }
    >
      <form
        className={css.picker}
        onSubmit={(event) => {
          event.preventDefault()
          confirm()
        }}
      >
        <Tabs label={word('kind')} tabs={tabs} current={kind} onChange={setKind} />
        {kind !== 'phone' && kind !== 'email' && kind !== 'form' && (
          <Select label={word('opens')} options={openings.map((value) => ({ value, label: word(`opens_${value}`) }))} value={opening} onChange={setOpening} />
        )}
      </form>
    </Dialog>
  )
}

type KindContentProps = {
  kind: TargetKind
  text: string
  /** True when the text was to be used and is not a target of this kind. */
  isWrong: boolean
  onChange: (text: string) => void
  onConfirm: (text: string) => void
}

/** The choice, or the input, for one kind of target. */
function KindContent({ kind, text, isWrong, onChange, onConfirm }: KindContentProps) {
  const word = useWord(linksWords)
  const predefined = useSite()?.predefined_links ?? []
  const anchors = use(LinkAnchors)
  const typing = { dir: 'ltr', 'data-autofocus': true, maxLength: 2000, value: text, onChange } as const
  const listing = { chosenId: text, onChoose: onChange, onConfirm }
  switch (kind) {
    case 'page':
      return <PageChoice {...listing} />
    case 'form':
      return <FormChoice {...listing} />
    case 'file':
      return <FileChoice {...listing} />
    case 'alias':
      if (predefined.length === 0) return <EmptyState icon="link" title={word('no_aliases')} />
      return (
        <OptionList {...listing} label={word('aliases')} options={predefined.map(({ alias, url }) => ({ id: alias, title: alias, note: url, icon: 'link' }))} />
      )
    case 'anchor':
      return (
        <OptionList
          {...listing}
          label={word('anchors')}
          options={anchors.map(({ id, label }) => ({ id: `#${id}`, title: label, note: `#${id}`, icon: 'link' }))}
        />
      )
    case 'address':
      return <TextInput {...typing} label={word('address')} inputMode="url" hint={word('address_hint')} problem={isWrong ? word('address_wrong') : undefined} />
    case 'phone':
      return <TextInput {...typing} type="tel" label={word('phone')} hint={word('phone_hint')} problem={isWrong ? word('phone_wrong') : undefined} />
    case 'email':
      return <TextInput {...typing} type="email" label={word('email')} problem={isWrong ? word('email_wrong') : undefined} />
  }
}
