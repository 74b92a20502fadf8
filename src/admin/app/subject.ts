import type { ComponentType, LazyExoticComponent } from 'react'
import type { SvgIconComponent } from '@mui/icons-material'
import type { RaRecord } from 'react-admin'
import type { Action } from '#domains/accounts/index.ts'
import type { Source } from '../data-provider/source.ts'
import type { Words } from '#kernel/words/words.ts'

/** The parts of the menu, in their order. */
export const sections = ['content', 'site', 'stock', 'people', 'system'] as const
export type Section = (typeof sections)[number]

type Screen = LazyExoticComponent<ComponentType>

/**
 * A tab of the admin: everything the frame needs to know of a subject. A new one is a folder whose `subject.ts` exports one of
 * these. Screens are loaded when they are opened.
 */
export type Subject = {
  /** Name of the resource: the first part of its address here and in the API. */
  name: string
  section: Section
  /** Its place in the menu of its section, and among all tabs: the smaller comes first. */
  order: number
  /** Reached by a tab of another subject, not by the menu. */
  isTab?: true
  icon: SvgIconComponent
  /** What a person must be allowed to do to see it, and to change something in it. */
  read: Action
  write: Action
  words: { one: readonly [english: string, arabic: string]; many: readonly [english: string, arabic: string] }
  /** Labels of the fields of a record. */
  fields: Words
  /** How a record is called in titles and messages. */
  title?: (record: RaRecord) => string
  screens: { list: Screen; edit?: Screen; create?: Screen }
  /** Screens below its address besides those: `:id/leads`. */
  routes?: readonly { path: string; screen: Screen }[]
  /** The source of its records, if it is not `/api/{name}` with the usual conventions of lists. */
  source?: Source
  /** Its list may be searched for a person: what is searched for then stands in no address, neither of the API nor of the screen. */
  findsPeople?: true
}

/** What a list reads of its subject, as the frame hands it on. */
export type ListOptions = Pick<Subject, 'findsPeople'>

export const listOptions = ({ findsPeople }: Subject): ListOptions => (findsPeople ? { findsPeople } : {})

export const defineSubject = (subject: Subject): Subject => subject
