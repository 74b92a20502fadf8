import { Suspense, useState } from 'react'
import type { AddPicturesControl } from '#fields/staff/staff-kit.ts'
import { Button } from '../ui/button.tsx'
import { lazyPart } from '../ui/lazy-part.ts'
import { useWord } from '../words/use-word.ts'
import { mediaWords } from './words.ts'

const PicturePicker = lazyPart(
  () => import('./picture-picker.tsx'),
  ({ PicturePicker }) => PicturePicker,
)

/** Takes many pictures of the library at once, for a list that has one in each of its entries. Nothing where the list is full. */
export function AddPictures({ most, onPick }: AddPicturesControl) {
  const word = useWord(mediaWords)
  const [isPicking, setIsPicking] = useState(false)
  if (most <= 0) return null
  return (
    <>
      <Button icon="picture" onClick={() => setIsPicking(true)}>
        {word('add_pictures')}
      </Button>
      {isPicking && (
        <Suspense>
          <PicturePicker
            isOpen
            onClose={() => setIsPicking(false)}
            several={{
              most,
              onPick(images) {
                setIsPicking(false)
                onPick(images.map(({ id }) => id))
              },
            }}
          />
        </Suspense>
      )}
    </>
  )
}
