import { type FormEvent, useEffect, useState } from 'react'
import { BlockHeading } from '#block-engine/block-heading.tsx'
import type { ViewProps } from '#block-engine/define-block.ts'
import { fillWords } from '#kernel/words/fill-words.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Select } from '#ui/controls/select.tsx'
import { Section } from '#ui/layout/section.tsx'
import { Buttons } from '#ui/link.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import { BidiText } from '#ui/text/bidi-text.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import type { selectVehicleToUpdate } from './block.ts'
import type { AskedVehicle } from './data.server.ts'
import { matchingKeys, normalKey } from './mapper.ts'
import css from './view.module.css'

type Props = ViewProps<typeof selectVehicleToUpdate, AskedVehicle>

/**
 * A vehicle, its year, and the groups that match both in the order of the block. Without a script the form leads to the same by its address. Long,
 * since each choice decides what the next one offers.
 */
export function SelectVehicleToUpdate({ id, anchor, values, groups, words, data }: Props) {
  const { dropdowns } = values.mapper_json
  const dropdown = dropdowns.find(({ key }) => normalKey(key) === normalKey(data.vehicle))
  const year = dropdown?.children.find((child) => normalKey(child) === normalKey(data.modelYear))
  const [parent, setParent] = useState(dropdown?.key ?? '')
  const [child, setChild] = useState(year ?? '')
  const [isShown, setIsShown] = useState(dropdown !== undefined && year !== undefined)
  const [isLive, setIsLive] = useState(false)
  const place = `${id}-select`

  // Only a script can make one list follow the other.
  useEffect(() => setIsLive(true), [])

  const vehicle = dropdowns.find(({ key }) => key === parent)
  const years = vehicle || isLive ? (vehicle?.children ?? []) : [...new Set(dropdowns.flatMap(({ children }) => children))]
  const show = (event: FormEvent) => {
    event.preventDefault()
    setIsShown(vehicle !== undefined && child !== '')
  }
  const keys = isShown ? matchingKeys(values.mapper_json, parent, child) : new Set<string>()
  const matches = groups.filter((group) => keys.has(normalKey(group.key)))
  return (
    <Section id={anchor} layout="wide" label={values.heading || values.parent_label}>
      <div id={place} className={css.block}>
        <BlockHeading values={values} />
        <form method="get" action={`#${place}`} className={css.form} autoComplete="off" onSubmit={show}>
          <Field label={values.parent_label}>
            <Select
              name="vehicle"
              value={parent}
              onChange={({ target }) => {
                setParent(target.value)
                setChild('')
                setIsShown(false)
              }}
            >
              <option value="">{words.choose}</option>
              {dropdowns.map(({ key, label }) => (
                <option key={key} value={key}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={values.child_label}>
            <Select
              name="model_year"
              value={child}
              disabled={isLive && parent === ''}
              onChange={({ target }) => {
                setChild(target.value)
                setIsShown(false)
              }}
            >
              <option value="">{words.choose}</option>
              {years.map((option) => (
                <option key={option} value={option}>
                  {option}
                </option>
              ))}
            </Select>
          </Field>
          <div className={css.buttons}>
            <Button type="submit" disabled={isLive && (parent === '' || child === '')}>
              {values.show_label}
            </Button>
            <Button
              type="reset"
              variant="secondary"
              onClick={(event) => {
                event.preventDefault()
                setParent('')
                setChild('')
                setIsShown(false)
              }}
            >
              {values.clear_label}
            </Button>
          </div>
        </form>
        <p role="status" className={css.result}>
          {isShown && <BidiText text={fillWords(values.result_label, { amount: matches.length, parent: vehicle?.label ?? '', child })} />}
        </p>
        {isShown && matches.length === 0 && <p>{values.empty_text}</p>}
        {matches.length > 0 && (
          <ul className={css.groups}>
            {matches.map((group) => (
              <li key={group.id} className={css.group}>
                <Picture image={group.image} sizes="(min-width: 961px) 33vw, 100vw" className={css.picture} />
                <Heading text={group.heading} tag="3" size="s" />
                <RichText html={group.paragraph} />
                <Buttons items={group.links} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  )
}
