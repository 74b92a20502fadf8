import { Autocomplete, TextField } from '@mui/material'
import { useEffect, useState } from 'react'
import type { CarToOffer } from '#domains/orders/index.ts'
import { ask } from '../data-provider/ask.ts'
import { useWords } from '../i18n/use-words.ts'
import { quotationWords } from './words.ts'

/** Typing pauses for so long before it is searched for. */
const PAUSE_MS = 200

/** Chooses a car that can be ordered: by name, colour, VIN or stock number. */
export function CarSearch({ car, onChoose, flaw }: { car: CarToOffer | null; onChoose: (car: CarToOffer | null) => void; flaw: string }) {
  const word = useWords(quotationWords)
  const [text, setText] = useState('')
  const [cars, setCars] = useState<readonly CarToOffer[]>([])
  const [isSearching, setIsSearching] = useState(false)

  // The network, some moments after the last letter.
  useEffect(() => {
    if (text.trim() === '') return setCars([])
    const leaving = new AbortController()
    setIsSearching(true)
    const timer = setTimeout(() => {
      ask('GET /api/quotations/cars', { query: { search: text }, signal: leaving.signal }).then(
        ({ data }) => {
          setCars(data)
          setIsSearching(false)
        },
        () => !leaving.signal.aborted && setIsSearching(false),
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [text])

  return (
    <Autocomplete
      options={cars}
      value={car}
      onChange={(_event, chosenCar) => onChoose(chosenCar)}
      onInputChange={(_event, typedText, why) => setText(why === 'input' ? typedText : '')}
      filterOptions={(options) => options}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      loading={isSearching}
      loadingText={word('searching')}
      noOptionsText={text.trim() === '' ? word('car_search') : word('no_cars')}
      renderOption={({ key, ...option }, { name, color, vin, stock_number: stock }) => (
        <li key={key} {...option}>
          <span>
            <bdi>{name}</bdi>
            {[color, vin, stock].filter(Boolean).map((fact) => (
              <span key={fact}>
                {' · '}
                <bdi>{fact}</bdi>
              </span>
            ))}
          </span>
        </li>
      )}
      renderInput={(params) => <TextField {...params} label={word('car')} required placeholder={word('car_search')} error={flaw !== ''} helperText={flaw} />}
    />
  )
}
