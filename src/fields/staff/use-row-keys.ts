import { useRef } from 'react'
import { moveItem } from '../values/row-values.ts'

/** Keys that follow rows when they are moved, so that an open row stays open and its control the same. Rows that come from elsewhere get new ones. */
export function useRowKeys(length: number) {
  const keys = useRef<number[]>([])
  const last = useRef(0)
  const next = () => {
    last.current += 1
    return last.current
  }
  while (keys.current.length < length) keys.current.push(next())
  keys.current.length = length
  return {
    keys: keys.current,
    add: () => {
      keys.current = [...keys.current, next()]
    },
    move: (from: number, to: number) => {
      keys.current = moveItem(keys.current, from, to)
    },
    remove: (index: number) => {
      keys.current = keys.current.filter((_, other) => other !== index)
    },
  }
}
