import { type ReactNode, useRef, useState } from 'react'
import { documentFlaw, FILES_PATH, LibraryRoomContext, UploadList, useUploads } from '#domains/media/ui/index.ts'
import { foldArabic } from '#kernel/arabic.ts'
import { wordIn } from '#kernel/words/words.ts'
import { requestOf } from '../calls/request-of.ts'
import { useAnswer } from '../calls/use-answer.ts'
import { useSettled } from '../calls/use-settled.ts'
import { type IconName, useDialogKit } from '../dialogs/dialog-kit.ts'
import { sayRefusal } from '../say-refusal.ts'
import css from './links.module.css'
import { OptionList } from './option-list.tsx'
import { type Reference, type ReferenceKind, rememberReference } from './references.ts'
import { useEnterInSearch } from './use-enter-in-search.ts'
import { linkWords } from './words.ts'

const PAGES = 'GET /api/pages'
const pagesOf = (q: string) => ({ query: { per_page: 50, ...(q === '' ? {} : { q }) } })
const FILES = `GET ${FILES_PATH}` as const
const filesOf = (q: string) => ({ query: q === '' ? {} : { q } })
const KILOBYTE = 1024

export type ChoiceProps = { chosenId: string; onChoose: (id: string) => void; onConfirm: (id: string) => void }

/** Pages of the site, found by title or path. */
export function PageChoice(props: ChoiceProps) {
  const [query, setQuery] = useState('')
  const words = query.trim()
  const { data, answered, failure, isLoading } = useAnswer(PAGES, pagesOf(useSettled(words)))
  const records = data
    ?.filter(({ type }) => type !== 'folder' && type !== 'section')
    .map(
      ({ id, path, title, status, type }): FoundRecord => ({
        ...{ id: String(id), title: title || path, note: `/${path}`, name: path },
        isLive: status === 'published',
        icon: type === 'url_redirection' ? 'redirect' : 'page',
      }),
    )
  return (
    <RecordChoice {...props} {...{ query, setQuery, records, failure, isLoading }} kind="page" isAnswered={answered === requestOf(PAGES, pagesOf(words))[0]} />
  )
}

/** Forms, found by name. One that visitors do not see can be chosen before it is shown. */
export function FormChoice(props: ChoiceProps) {
  const [query, setQuery] = useState('')
  const { data, failure, isLoading } = useAnswer('GET /forms_api/forms')
  const records = data
    ?.filter(({ name }) => foldArabic(name).includes(foldArabic(query.trim())))
    .map(({ id, name, active }): FoundRecord => ({ id: String(id), title: name, note: `/ar/form/${id}`, name, isLive: active, icon: 'form' }))
  return <RecordChoice {...props} {...{ query, setQuery, records, failure, isLoading }} kind="form" isAnswered={data !== undefined} />
}

/** Documents of the media library, found by name; new ones are uploaded here by whoever may. */
export function FileChoice({ mayUpload, ...props }: ChoiceProps & { mayUpload: boolean }) {
  const [query, setQuery] = useState('')
  const words = query.trim()
  const { data, answered, failure, isLoading, reload } = useAnswer(FILES, filesOf(useSettled(words)))
  const records = data?.map(
    ({ id, name, size }): FoundRecord => ({ id: String(id), title: name, note: `${Math.ceil(size / KILOBYTE)} KB`, name, isLive: true, icon: 'file' }),
  )
  const uploaded = (id: string, name: string) => {
    rememberReference('file', id, { name, isLive: true })
    reload()
    props.onChoose(id)
  }
  return (
    <RecordChoice {...props} {...{ query, setQuery, records, failure, isLoading }} kind="file" isAnswered={answered === requestOf(FILES, filesOf(words))[0]}>
      {mayUpload && <FileUpload onUploaded={uploaded} />}
    </RecordChoice>
  )
}

function FileUpload({ onUploaded }: { onUploaded: (id: string, name: string) => void }) {
  const { language, Button } = useDialogKit()
  const input = useRef<HTMLInputElement>(null)
  const { uploads, add, dismiss } = useUploads<{ id: number; name: string }>({
    path: FILES_PATH,
    flawOf: documentFlaw,
    onUploaded: ({ id, name }) => onUploaded(String(id), name),
  })
  const label = wordIn(language, linkWords, 'upload_file')
  return (
    <>
      <Button label={label} onPress={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        accept="application/pdf"
        aria-label={label}
        onChange={(event) => {
          add(event.target.files ?? [])
          event.target.value = ''
        }}
      />
      <div className={css.uploads}>
        <LibraryRoomContext value={{ language, mayWrite: true, sayFailure: (code) => sayRefusal(language, code) }}>
          <UploadList uploads={uploads} onDismiss={dismiss} />
        </LibraryRoomContext>
      </div>
    </>
  )
}

/** One record; `name` is what an address is made of: the path of a page, the name of a file. */
type FoundRecord = Reference & { id: string; title: string; note: string; icon: IconName }

type RecordChoiceProps = ChoiceProps & {
  kind: ReferenceKind
  query: string
  setQuery: (query: string) => void
  /** Undefined until some are loaded. */
  records: readonly FoundRecord[] | undefined
  /** Whether they answer what is typed: what was found for other words stays where it is, and cannot be taken for these. */
  isAnswered: boolean
  failure: string | null
  isLoading: boolean
  children?: ReactNode
}

function RecordChoice({ kind, query, setQuery, records = [], isAnswered, failure, isLoading, children, ...props }: RecordChoiceProps) {
  const { language, SearchField, Mark } = useDialogKit()
  const word = (key: keyof typeof linkWords) => wordIn(language, linkWords, key)
  const remembering = (choose: (id: string) => void) => (id: string) => {
    const record = records.find((one) => one.id === id)
    if (record) rememberReference(kind, id, { name: record.name, isLive: record.isLive })
    choose(id)
  }
  const choice = { chosenId: props.chosenId, onChoose: remembering(props.onChoose), onConfirm: remembering(props.onConfirm) }
  const onKeyDown = useEnterInSearch({ words: query.trim(), isAnswered, found: records, ...choice })
  return (
    <div className={css.choice}>
      <div className={css.tools}>
        <div className={css.search}>
          <SearchField label={word(`search_${kind}`)} value={query} onChange={setQuery} onKeyDown={onKeyDown} />
        </div>
        {children}
      </div>
      <div className={css.options}>
        {failure && (
          <p role="alert" className={css.failure}>
            {sayRefusal(language, failure)}
          </p>
        )}
        {!isAnswered && isLoading && records.length === 0 && (
          <p role="status" className={css.none}>
            {word('loading')}
          </p>
        )}
        {isAnswered && records.length === 0 && <p className={css.none}>{word(`no_${kind}`)}</p>}
        <OptionList
          {...choice}
          label={word(`found_${kind}`)}
          options={records.map(({ id, title, note, icon, isLive }) => ({
            ...{ id, note, icon, title: title || word('home'), isDisabled: !isAnswered },
            mark: isLive || kind === 'file' ? undefined : <Mark tone="warning" text={word(`hidden_${kind}`)} />,
          }))}
        />
      </div>
    </div>
  )
}
