import { useEffect, useId, useRef, useState } from 'react'
import { BlockIntro } from '#block-engine/block-intro.tsx'
import { BlockSection } from '#block-engine/block-section.tsx'
import type { ViewProps } from '#block-engine/define-block.ts'
import { modelYearOptions } from '#block-engine/model-years.ts'
import { Select } from '#ui/controls/select.tsx'
import { Icon } from '#ui/icon.tsx'
import { itemTag } from '#ui/item-tag.ts'
import { TextLink } from '#ui/link.tsx'
import { FilmCover } from '#ui/pictures/film-cover.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import type { infotainmentSystem } from './block.ts'
import css from './view.module.css'

type Props = ViewProps<typeof infotainmentSystem>
type Option = Props['groups'][number]

export function InfotainmentSystem({ anchor, isEager, values, groups, words }: Props) {
  const selectId = useId()
  const select = useRef<HTMLSelectElement>(null)
  const options = groups.filter(({ option_label, model_key }) => option_label || model_key)
  const [chosenId, setChosenId] = useState(options[0]?.id ?? '')

  // What was chosen before the script came, or what the browser restored, is in the field only.
  useEffect(() => {
    if (select.current) setChosenId(select.current.value)
  }, [])

  if (options.length === 0) return null
  return (
    <BlockSection anchor={anchor} values={values}>
      <BlockIntro values={values} />
      {options.length > 1 && (
        <div className={css.choice}>
          <label htmlFor={selectId} className={css.label}>
            {values.select_label || words.choose}
          </label>
          <Select ref={select} id={selectId} look="box" defaultValue={chosenId} onChange={({ target }) => setChosenId(target.value)}>
            {options.map((option) => (
              <option key={option.id} value={option.id}>
                {nameOf(option)}
              </option>
            ))}
          </Select>
        </div>
      )}
      <div aria-live="polite" className={css.systems}>
        {options.map((option, index) => (
          <article key={option.id} className={css.system} data-shown={option.id === chosenId || undefined}>
            <Screen option={option} play={words.play} isEager={isEager && index === 0} />
            <div className={css.text}>
              <Heading text={values.model_title.replace('{selectedOption}', () => nameOf(option))} tag={itemTag(values)} size="s" />
              <RichText html={option.paragraph} />
              {option.links.length > 0 && (
                <ul className={css.links}>
                  {option.links.map((link) => (
                    <li key={link.id} className={css.item}>
                      <TextLink link={link} className={css.link} />
                      <Icon name="ui-arrow" size={18} />
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </article>
        ))}
      </div>
    </BlockSection>
  )
}

/** What the editor calls the choice, else the model and its year. */
function nameOf({ option_label, model_key }: Option): string {
  return option_label || (modelYearOptions.find(({ value }) => value === model_key)?.label ?? model_key ?? '')
}

/** The screen; where there is a film, its cover. Of YouTube nothing is loaded before it is pressed. [B-138] */
function Screen({ option: { image, yt }, play, isEager }: { option: Option; play: string; isEager: boolean }) {
  const picture = <Picture image={image} sizes="(min-width: 1480px) 858px, (min-width: 901px) 56vw, 92vw" eager={isEager} className={css.picture} />
  if (!yt) return image ? picture : null
  return (
    <FilmCover video={yt} label={play}>
      {image ? picture : <span className={css.picture} />}
    </FilmCover>
  )
}
