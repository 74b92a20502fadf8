import type { LibraryImage } from '#domains/media/index.ts'
import type { ImageField } from '#fields/field-types.ts'
import { placeOfWords, placesOfWords } from '#ui/text/place-of-words.ts'
import { orderedGroups } from '../draft/block-edits.ts'
import { useBlock } from '../draft/use-page-editor.tsx'
import type { FieldPlace } from '../fields/field-place.ts'
import { Notice } from '../ui/notices/notice.tsx'
import { useWord } from '../words/use-word.ts'
import { useLibraryImages } from './known-images.ts'
import { mediaWords } from './words.ts'

type Focal = LibraryImage['focal_point']
type PlaceOfWordsNoteProps = {
  place: FieldPlace
  symbol: string
  placesWords: NonNullable<ImageField['placesWords']>
  /** The picture that is being chosen, with the focal point that it would have; absent for the one that is stored. */
  triedPicture?: { id: number; focal_point: Focal }
}

/** Says what the focal point of a picture does to the words of its block, and of all slides where the block has several. */
export function PlaceOfWordsNote({ place: { block: blockId, group }, symbol, placesWords: { unlessOn }, triedPicture }: PlaceOfWordsNoteProps) {
  const word = useWord(mediaWords)
  const block = useBlock(blockId)
  const items = block && group !== null ? orderedGroups(block).filter(({ id }) => id === group || block.active_positions.includes(id)) : []
  const own = block && group === null ? [block.fields[symbol]] : items.map(({ fields }) => fields[symbol])
  const at = group === null ? 0 : items.findIndex(({ id }) => id === group)
  const ids = (own ?? []).map((value, index) => (triedPicture && index === at ? triedPicture.id : imageIdIn(value)))
  const knownImages = useLibraryImages(ids.filter((id) => id !== null))
  if (!block || typeof ids[at] !== 'number' || (unlessOn !== undefined && block.fields[unlessOn] === true)) return null
  const focus = ids.map((id, index) => {
    const focal = triedPicture && index === at ? triedPicture.focal_point : id === null ? undefined : knownImages.get(id)?.focal_point
    return focal && { focalX: focal.x }
  })
  // Its own picture is still on its way.
  if (!focus[at]) return null
  const dir = block.fields.dir === 'ltr' ? 'ltr' : 'rtl'
  const wordsPlace = placesOfWords(focus, dir)[at]
  const isCause = placeOfWords(focus[at], dir) === 'beside'
  if (wordsPlace === 'beside') {
    const cause = focus.findIndex((one) => placeOfWords(one, dir) === 'beside')
    const many = ids.filter((id) => id !== null).length > 1
    return (
      <Notice>
        {isCause ? word(many ? 'words_all_beside' : 'words_beside') : word('words_beside_for', { number: cause + 1 })}
        {isCause && ` ${word('words_move')}`}
      </Notice>
    )
  }
  return <Notice>{word((wordsPlace === 'over-start') === (dir === 'rtl') ? 'words_right' : 'words_left')}</Notice>
}

function imageIdIn(value: unknown): number | null {
  const { id } = (value ?? {}) as { id?: unknown } // a stored picture; anything else has no id
  return typeof id === 'number' ? id : null
}
