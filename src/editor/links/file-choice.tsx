import { useRef, useState } from 'react'
import { linkChoices } from '#domains/content/ui/index.ts'
import { documentFlaw, FILES_PATH, UploadList, useUploads } from '#domains/media/ui/index.ts'
import { requestOf } from '#staff/calls/request-of.ts'
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
import { useEnterInSearch } from './use-enter-in-search.ts'
import { linksWords } from './words.ts'

const FILES = `GET ${FILES_PATH}` as const
const asked = (q: string) => ({ query: q === '' ? {} : { q } })

/** Documents of the media library, found by name; new ones are uploaded here. */
export function FileChoice({ chosenId, onChoose, onConfirm }: ChoiceProps) {
  const word = useWord(linksWords)
  const say = useFailure()
  const [query, setQuery] = useState('')
  const words = query.trim()
  const settled = useSettled(words)
  const input = useRef<HTMLInputElement>(null)
  const { data, answered, failure, isLoading, reload } = useAnswer(FILES, asked(settled))
  // What was found for other words stays where it is, and cannot be taken for these.
  const isAnswered = answered === requestOf(FILES, asked(words))[0]
  const files = data ? linkChoices.file.read(data) : []
  const { uploads, add, dismiss } = useUploads<{ id: number; name: string }>({
    path: FILES_PATH,
    flawOf: documentFlaw,
    onUploaded: (file) => {
      rememberReference('file', String(file.id), { name: file.name, isLive: true })
      reload()
      onChoose(String(file.id))
    },
  })
  const remembering = (choose: (id: string) => void) => (id: string) => {
    const file = files.find((one) => one.id === id)
    if (file) rememberReference('file', id, file)
    choose(id)
  }
  const onKeyDown = useEnterInSearch({ words, isAnswered, found: files, chosenId, onConfirm: remembering(onConfirm) })
  return (
    <div className={css.choice}>
      <div className={css.tools}>
        <SearchInput label={word('search_file')} value={query} onChange={setQuery} onKeyDown={onKeyDown} data-autofocus />
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
        {data === undefined && isLoading && <Spinner label={word('loading')} />}
        {data !== undefined && files.length === 0 && <EmptyState icon="file" title={word('no_file')} />}
        <OptionList
          label={word('found_file')}
          chosenId={chosenId}
          onChoose={remembering(onChoose)}
          onConfirm={remembering(onConfirm)}
          options={files.map(({ id, title, note }) => ({ id, title, note, icon: 'file', isDisabled: !isAnswered }))}
        />
      </div>
    </div>
  )
}
