import { useState } from 'react'
import { staffNameIn } from '#domains/accounts/index.ts'
import type { WordValues } from '#kernel/words/fill-words.ts'
import { wordIn } from '#kernel/words/words.ts'
import { useDialogKit } from '../dialogs/dialog-kit.ts'
import { sayRefusal } from '../say-refusal.ts'
import { Comparison } from './comparison.tsx'
import { RestoreQuestion, type Restoration } from './restore-question.tsx'
import { useVersionList } from './use-version-list.ts'
import css from './versions.module.css'
import type { ListedVersion, VersionsKind } from './versions-kind.ts'
import { versionWords } from './words.ts'

type VersionListProps<Content> = {
  /** What the list is called for those who do not see it. */
  label: string
  kind: VersionsKind<Content>
  /** The draft as it is now. */
  content: Content
  /** A version, or a part of it, is in the draft again. */
  onRestored?: (number: number) => void
}

/** The history of a document: who stored which version and when. Any two can be compared; a version can be restored, and one part of it where its kind says so. */
export function VersionList<Content>({ label, kind, content, onRestored }: VersionListProps<Content>) {
  const { language, Button } = useDialogKit()
  const word = (key: keyof typeof versionWords) => wordIn(language, versionWords, key)
  const { versions, visibleVersions, hasMore, failure, isLoading, reload, more } = useVersionList(kind)
  const [compared, setCompared] = useState<number | null>(null)
  const [restoration, setRestoration] = useState<Restoration | null>(null)
  const { restore } = kind
  const ask = restore && ((number: number) => setRestoration({ number }))
  const restored = (number: number) => {
    setRestoration(null)
    setCompared(null)
    reload()
    onRestored?.(number)
  }
  return (
    <section className={css.panel} aria-label={label}>
      {kind.texts.about && <p className={css.small}>{kind.texts.about}</p>}
      {failure && (
        <div role="alert" className={css.failure}>
          <p>{sayRefusal(language, failure)}</p>
          <Button isSmall label={word('retry')} onPress={reload} />
        </div>
      )}
      {!versions && isLoading && (
        <p role="status" className={css.small}>
          {word('loading')}
        </p>
      )}
      {versions?.length === 0 && (
        <div className={css.none}>
          <p>{kind.texts.none}</p>
          <p className={css.small}>{kind.texts.noneHint}</p>
        </div>
      )}
      <ol className={css.list}>
        {visibleVersions?.map((version) => (
          <VersionItem
            key={version.number}
            version={version}
            compareLabel={kind.texts.now?.compareWith(version.number) ?? wordIn(language, versionWords, 'compare_with_draft', { number: version.number })}
            onCompare={setCompared}
            onRestore={ask}
          />
        ))}
      </ol>
      {hasMore && <Button label={word('more')} isBusy={isLoading} onPress={more} />}
      {compared !== null && versions && (
        <Comparison
          {...{ kind, versions, content }}
          initial={{ before: compared, after: 'draft' }}
          onClose={() => setCompared(null)}
          onRestore={ask}
          onRestorePart={(number, part, name) => setRestoration({ number, part, name })}
        />
      )}
      {restoration && restore && (
        <RestoreQuestion {...{ restore, restoration }} onClose={() => setRestoration(null)} onRestored={() => restored(restoration.number)} />
      )}
    </section>
  )
}

type VersionItemProps = {
  version: ListedVersion
  compareLabel: string
  onCompare: (number: number) => void
  onRestore: ((number: number) => void) | undefined
}

function VersionItem({ version: { number, at, by, mark, notes = [] }, compareLabel, onCompare, onRestore }: VersionItemProps) {
  const { language, momentOf, IconButton, Mark } = useDialogKit()
  const word = (key: keyof typeof versionWords, values?: WordValues) => wordIn(language, versionWords, key, values)
  return (
    <li className={css.version}>
      <div className={css.text}>
        <p className={css.head}>
          <span className={css.name}>{word('version', { number })}</span>
          {mark && <Mark {...mark} />}
        </p>
        <p className={css.small}>
          <bdi>{staffNameIn(language, by) || word('by_system')}</bdi> · <time dateTime={at}>{momentOf(at)}</time>
        </p>
        {notes.map((note) => (
          <p key={note} className={css.note}>
            <bdi>{note}</bdi>
          </p>
        ))}
      </div>
      <IconButton icon="compare" label={compareLabel} onPress={() => onCompare(number)} />
      {onRestore && <IconButton icon="undo" label={word('restore_version', { number })} onPress={() => onRestore(number)} />}
    </li>
  )
}
