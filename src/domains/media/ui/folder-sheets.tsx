import { useId, useState } from 'react'
import { callByName } from '#staff/calls/call-by-name.ts'
import type { Arguments, CallName, DataOf } from '#staff/calls/call-types.ts'
import type { FolderRecord } from '../folders/filed-image.ts'
import { folderAbove, folderName, isWithin, parseFolderPath } from '../folders/folder-path.ts'
import { useLibraryFailure, useLibraryWord } from './library-context.ts'
import css from './library.module.css'
import { Sheet } from './sheet.tsx'

/** The path of a folder by a name that was typed; null for a name that no folder can have. */
export function pathOf(above: string, name: string): string | null {
  if (name.includes('/')) return null
  return name.trim() === '' ? null : parseFolderPath(`${above}/${name}`)
}

/** Sends a change and closes, or says why not. */
export function useSending<Name extends CallName>(name: Name, onDone: (data: DataOf<Name>) => void) {
  const say = useLibraryFailure()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const send = async (...input: Arguments<Name>): Promise<void> => {
    setIsBusy(true)
    setProblem(null)
    const answer = await callByName(name, ...input)
    setIsBusy(false)
    if (answer.ok) onDone(answer.data)
    else setProblem(say(answer.code))
  }
  return { isBusy, problem, setProblem, send }
}

type SheetOf = { folders: readonly FolderRecord[]; onClose: () => void; onDone: (folder: string | undefined) => void }

/** Makes a folder within the open one. */
export function NewFolder({ above, onClose, onDone }: Omit<SheetOf, 'folders'> & { above: string }) {
  const word = useLibraryWord()
  const id = useId()
  const [name, setName] = useState('')
  const path = pathOf(above, name)
  const { isBusy, problem, setProblem, send } = useSending('POST /media/api/v2/folders', (folder) => onDone(folder.path))
  const make = () => (path === null ? setProblem(word('bad_name')) : void send({ body: { path } }))
  return (
    <Sheet
      title={above === '' ? word('new_folder') : word('new_folder_in', { name: folderName(above) })}
      onClose={onClose}
      problem={problem}
      confirm={{ label: word('make'), isBusy, run: make }}
    >
      <div className={css.field}>
        <label htmlFor={id}>{word('folder_name')}</label>
        <input id={id} className={css.input} dir="auto" maxLength={60} autoComplete="off" value={name} onChange={({ target }) => setName(target.value)} />
      </div>
    </Sheet>
  )
}

/** Gives a folder another name or another place. */
export function ChangeFolder({ folder, folders, onClose, onDone }: SheetOf & { folder: FolderRecord }) {
  const word = useLibraryWord()
  const id = useId()
  const [name, setName] = useState(folderName(folder.path))
  const [above, setAbove] = useState(folderAbove(folder.path))
  const path = pathOf(above, name)
  const { isBusy, problem, setProblem, send } = useSending('PATCH /media/api/v2/folders/{id}', (movedFolder) => onDone(movedFolder.path))
  const change = () => (path === null ? setProblem(word('bad_name')) : void send({ params: { id: folder.id }, body: { path } }))
  return (
    <Sheet
      title={word('change_folder_title', { name: folderName(folder.path) })}
      onClose={onClose}
      problem={problem}
      confirm={{ label: word('save'), isBusy, run: change }}
    >
      <div className={css.field}>
        <label htmlFor={id}>{word('folder_name')}</label>
        <input id={id} className={css.input} dir="auto" maxLength={60} autoComplete="off" value={name} onChange={({ target }) => setName(target.value)} />
      </div>
      <FolderChoice
        label={word('folder_place')}
        none={word('top')}
        folders={folders.filter(({ path: other }) => !isWithin(other, folder.path))}
        value={above}
        onChange={setAbove}
      />
    </Sheet>
  )
}

/** Deletes a folder; what it holds moves to the one above it. */
export function DeleteFolder({ folder, folders, onClose, onDone }: SheetOf & { folder: FolderRecord }) {
  const word = useLibraryWord()
  const above = folderAbove(folder.path)
  const isEmpty = folder.all === 0 && folder.documents === 0 && !folders.some(({ path }) => folderAbove(path) === folder.path)
  const { isBusy, problem, send } = useSending('DELETE /media/api/v2/folders/{id}', () => onDone(above === '' ? undefined : above))
  const remove = () => void send({ params: { id: folder.id }, query: { pictures: 'up' } })
  return (
    <Sheet
      title={word('delete_folder_title', { name: folderName(folder.path) })}
      onClose={onClose}
      problem={problem}
      confirm={{ label: word('delete_folder'), isDanger: true, isBusy, run: remove }}
    >
      <p>{isEmpty ? word('delete_empty') : word('delete_filled', { above: above === '' ? word('unfiled') : folderName(above) })}</p>
    </Sheet>
  )
}

type FolderChoiceProps = { label: string; none: string; folders: readonly FolderRecord[]; value: string; onChange: (path: string) => void }

/** A choice among folders, indented as they stand in each other. */
export function FolderChoice({ label, none, folders, value, onChange }: FolderChoiceProps) {
  const id = useId()
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} className={css.input} value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{none}</option>
        {folders.map(({ id: folder, path }) => (
          <option key={folder} value={path}>
            {`${'\u2003'.repeat(path.split('/').length - 1)}${folderName(path)}`}
          </option>
        ))}
      </select>
    </div>
  )
}
