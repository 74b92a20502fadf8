import { Box, Button, MenuItem, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { type LibraryImage, pictureTypes } from '#domains/media/index.ts'
import { IMAGES_PATH, inOrder, LibraryRoomContext, pictureFlaw, UploadList, useUploads } from '#domains/media/ui/index.ts'
import { fromMinorUnits } from '#kernel/money.ts'
import { typedAmount } from '#kernel/values/typed-amount.ts'
import { useMay } from '../app/signed-in.ts'
import { messageOf } from '../data-provider/admin-error.ts'
import { FileButton } from '../fields/file-button.tsx'
import { useWords } from '../i18n/use-words.ts'
import type { NamedRecord } from '../leads/use-names.ts'
import { useLibraryRoom } from '../media/use-library-room.ts'
import { type Photo, withAdded } from '../vehicles/pictures/photo-order.ts'
import { changeVehicles, type ChangeResult, saveIntoVehicle } from '../vehicles/stock-source.ts'
import type { Overview } from './overview.ts'
import { dashboardWords } from './words.ts'

export type IncompleteCar = NonNullable<Overview['cars']>['first'][number]
type FixProps = { car: IncompleteCar; onDone: () => void }

/** Runs a change of a car and says what became of it; the first screen is read again afterwards. */
function useFix(onDone: () => void) {
  const word = useWords(dashboardWords)
  const translate = useTranslate()
  const notify = useNotify()
  const [isBusy, setIsBusy] = useState(false)
  const fix = async (change: () => Promise<ChangeResult[] | undefined>) => {
    if (isBusy) return
    setIsBusy(true)
    try {
      const refusal = (await change())?.find(({ outcome }) => outcome !== 'changed' && outcome !== 'unchanged')
      if (refusal) notify(word('car_stale'), { type: 'error' })
      else notify(word('car_fixed'), { type: 'success' })
      onDone()
    } catch (error) {
      notify(translate(messageOf(error), { _: messageOf(error) }), { type: 'error' })
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, fix }
}

/** Gives a car its retailer as soon as one is chosen. */
export function RetailerFix({ car: { id, name, version }, retailers, onDone }: FixProps & { retailers: readonly NamedRecord[] }) {
  const word = useWords(dashboardWords)
  const { isBusy, fix } = useFix(onDone)
  const choose = (retailer: string) =>
    void fix(() => changeVehicles(crypto.randomUUID(), { kind: 'retailer', retailer_id: Number(retailer) }, [{ id, version }]))
  return (
    <TextField
      select
      size="small"
      margin="none"
      fullWidth={false}
      label={word('car_retailer')}
      value=""
      disabled={isBusy || retailers.length === 0}
      onChange={({ target }) => choose(target.value)}
      // The label alone would be that of every row.
      slotProps={{ select: { SelectDisplayProps: { 'aria-label': word('of', { action: word('car_retailer'), name }), 'aria-labelledby': undefined } } }}
      sx={{ inlineSize: '11rem' }}
    >
      {retailers.map((retailer) => (
        <MenuItem key={retailer.id} value={String(retailer.id)}>
          <bdi>{retailer.name}</bdi>
        </MenuItem>
      ))}
    </TextField>
  )
}

/** Gives a car its price. The price of the manufacturer's list is shown where there is no other, whatever the site says of taxes. */
export function PriceFix({ car: { id, name, currency }, onDone }: FixProps) {
  const word = useWords(dashboardWords)
  const [text, setText] = useState('')
  const { isBusy, fix } = useFix(onDone)
  const amount = fromMinorUnits(typedAmount(text, currency) ?? 0, currency)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (amount > 0) void fix(async () => saveIntoVehicle(id, () => ({ msrp_price: amount })))
  }
  return (
    <Box component="form" onSubmit={send} sx={{ display: 'flex', gap: 1, alignItems: 'flex-end' }}>
      <TextField
        size="small"
        margin="none"
        fullWidth={false}
        label={word('car_price', { currency })}
        value={text}
        error={text !== '' && amount === 0}
        onChange={({ target }) => setText(target.value)}
        slotProps={{
          htmlInput: { inputMode: 'decimal', dir: 'ltr', autoComplete: 'off', 'aria-label': word('of', { action: word('car_price', { currency }), name }) },
        }}
        sx={{ inlineSize: '9rem' }}
      />
      <Button
        type="submit"
        size="small"
        variant="outlined"
        disabled={isBusy || amount === 0}
        aria-label={word('of', { action: word('car_save'), name })}
        sx={{ minBlockSize: 40 }}
      >
        {word('car_save')}
      </Button>
    </Box>
  )
}

/** What uploads pictures of a car and adds them to it, in the order of their names, for a button and for files that are dropped on its row. */
export function useCarPictures({ car: { id }, onDone }: FixProps) {
  const mayWrite = useMay('media.write')
  const { isBusy, fix } = useFix(onDone)
  const add = (ids: readonly number[]) => fix(async () => saveIntoVehicle(id, ({ photos }) => ({ photos: withAdded(photos as readonly Photo[], ids).photos })))
  const uploads = useUploads<LibraryImage>({ path: IMAGES_PATH, flawOf: pictureFlaw, onSentAgain: (image) => void add([image.id]) })
  const take = async (files: readonly File[]) => {
    const inTurn = inOrder(files.map((file) => ({ file, name: file.name, folder: '' })))
    const arrived = await uploads.send(inTurn.map(({ file }) => ({ file })))
    const ids = arrived.flatMap((image) => image?.id ?? [])
    if (ids.length > 0) await add(ids)
  }
  return { isBusy, mayWrite, uploads, take: (files: readonly File[]) => void take(files) }
}

/** The button of {@link useCarPictures}, and how far the uploads are. */
export function PicturesFix({ car, pictures: { isBusy, uploads, take } }: { car: IncompleteCar; pictures: ReturnType<typeof useCarPictures> }) {
  const word = useWords(dashboardWords)
  const room = useLibraryRoom()
  return (
    <LibraryRoomContext value={room}>
      <FileButton
        accept={pictureTypes.join(',')}
        isMultiple
        disabled={isBusy}
        aria-label={word('of', { action: word('car_pictures'), name: car.name })}
        onFiles={take}
      >
        {word('car_pictures')}
      </FileButton>
      <UploadList uploads={uploads.uploads} onDismiss={uploads.dismiss} />
    </LibraryRoomContext>
  )
}
