import { useRef, useState } from 'react'
import { documentFlaw, UploadList, useUploads } from '#domains/media/ui/index.ts'
import { LibraryRoom } from '../media/library-room.tsx'
import { Button } from '../ui/button.tsx'
import { useFailure } from '../ui/notices/failure.ts'
import { EmptyState, Notice } from '../ui/notices/notice.tsx'
import { OptionList } from '../ui/inputs/option-list.tsx'
import { Spinner } from '../ui/notices/spinner.tsx'
import { SearchInput } from '../ui/inputs/text-input.tsx'
import { useAnswer } from '../ui/use-answer.ts'
import { useSettled } from '../ui/use-settled.ts'
import { useWord } from '../words/use-word.ts'
import { rememberReference } from './link-sources.ts'
import css from './links.module.css'
import type { ChoiceProps } from './page-choice.tsx'
import { linksWords } from './words.ts'

type FoundFile = { id: number; name: string; size: number }
const FILES_PATH = '/media/api/v2/files'
const KILOBYTE = 1024

/** Documents of the media library, found by name; new ones are uploaded here. */
export function FileChoice({ chosen, onChoose, onConfirm }: ChoiceProps) {
  const word = useWord(linksWords)
  const say = useFailure()
  const [query, setQuery] = useState('')
  const settled = useSettled(query.trim())
  const input = useRef<HTMLInputElement>(null)
  const { data, failure, isLoading, reload } = useAnswer<FoundFile[]>(`${FILES_PATH}?${new URLSearchParams(settled ? { q: settled } : {})}`)
  const { uploads, add, dismiss } = useUploads<FoundFile>({
    path: FILES_PATH,
    flawOf: documentFlaw,
    onUploaded: (file) => {
      rememberReference('file', String(file.id), { name: file.name, isLive: true })
      reload()
      onChoose(String(file.id))
    },
  })
  const remembering = (choose: (id: string) => void) => (id: string) => {
    const file = data?.find((one) => String(one.id) === id)
    if (file) rememberReference('file', id, { name: file.name, isLive: true })
    choose(id)
  }
  return (
    <div className={css.choice}>
      <div className={css.tools}>
        <SearchInput label={word('search_files')} value={query} onChange={setQuery} data-autofocus />
        <Button icon="upload" onClick={() => input.current?.click()}>
          {word('upload_file')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept="application/pdf"
          aria-label={word('upload_file')}
          onChange={(event) => {
            add(event.target.files ?? [])
            event.target.value = ''
          }}
        />
      </div>
      <LibraryRoom>
        <UploadList uploads={uploads} onDismiss={dismiss} />
      </LibraryRoom>
      <div className={css.options}>
        {failure && <Notice kind="error">{say(failure)}</Notice>}
        {!data && isLoading && <Spinner label={word('loading')} />}
        {data?.length === 0 && <EmptyState icon="file" title={word('no_files')} />}
        <OptionList
          label={word('files')}
          chosen={chosen}
          onChoose={remembering(onChoose)}
          onConfirm={remembering(onConfirm)}
          options={(data ?? []).map(({ id, name, size }) => ({ id: String(id), title: name, note: `${Math.ceil(size / KILOBYTE)} KB`, icon: 'file' }))}
        />
      </div>
    </div>
  )
}
