import { createContext } from 'react'

/** True where nothing may move by itself, such as in a block that somebody is changing. */
export const AutoplayStopped = createContext(false)
