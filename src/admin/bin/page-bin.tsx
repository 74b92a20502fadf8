import { DataTable, type RaRecord } from 'react-admin'
import { ask } from '../data-provider/ask.ts'
import { Ltr } from '../fields/ltr.tsx'
import { useWords } from '../i18n/use-words.ts'
import { BinList } from './bin-list.tsx'
import { RestoreButton } from './restore-button.tsx'
import { binWords } from './words.ts'

type BinnedPage = RaRecord<number> & { path: string; title: string }

const nameOf = ({ title, path }: BinnedPage) => title || path
const Path = ({ path }: { path: string }) => <Ltr>/{path}</Ltr>

/** Deleted pages that can still be restored, at their old path or at another one. */
export function PageBin() {
  const word = useWords(binWords)
  return (
    <BinList<BinnedPage>
      nameField="title"
      nameOf={nameOf}
      columns={<DataTable.Col source="path" render={({ path }) => <Path path={path} />} />}
      about={({ path }) => <Path path={path} />}
      restore={(page) => (
        <RestoreButton
          needs="pages.write"
          name={nameOf(page)}
          text={word('restore_text')}
          path={page.path}
          onRestore={async (path) => {
            const { data } = await ask('POST /api/binned_pages/{id}/restore', { params: { id: page.id }, body: { path } })
            return word('restored', { path: data.path })
          }}
        />
      )}
    />
  )
}
