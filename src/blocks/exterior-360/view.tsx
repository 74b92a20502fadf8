import { useId, useMemo } from 'react'
import type { ViewProps } from '#block-engine/define-block.ts'
import { ALL_ROUND_SIZES, AllRound, RoundControl, sideArrows } from '#ui/pictures/all-round.tsx'
import allRound from '#ui/pictures/all-round.module.css'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import { fillWords } from '#kernel/words/fill-words.ts'
import type { exterior360 } from './block.ts'
import { drawnFrame, type Turn, turnOf } from './turn.ts'
import { useTurn } from './use-turn.ts'
import styles from './view.module.css'

type Props = ViewProps<typeof exterior360>
type Colour = { id: string; name: string; hex: string; turn: Turn }

/** Turning by a button goes this part of a whole turn at a time. */
const PRESSES_A_TURN = 12

export function Exterior360({ anchor, isEager, values, groups, words }: Props) {
  const colours = useMemo(() => coloursOf(groups, words), [groups, words])
  const still = values['preset-exterior']
  if (colours.length === 0 && !still) return null
  return (
    <AllRound anchor={anchor} values={values}>
      {colours.length > 0 ? (
        <Turntable key={keyOf(colours)} colours={colours} values={values} words={words} isEager={isEager} />
      ) : (
        <div className={allRound.stage}>
          <Picture image={still} sizes={ALL_ROUND_SIZES} eager={isEager} className={allRound.picture} />
        </div>
      )}
    </AllRound>
  )
}

/** Colours without a picture are left out. One without a name is called by its number. */
function coloursOf(groups: Props['groups'], words: Props['words']): Colour[] {
  return groups.flatMap((group, index) => {
    const turn = turnOf(group)
    if (!turn.frames.some(Boolean)) return []
    const hex = /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(group.color_hex) ? group.color_hex : ''
    return [{ id: group.id, name: group.color_name.trim() || fillWords(words.colour, { n: index + 1 }), hex, turn }]
  })
}

/** Other pictures are another car: the loading state of the previous one does not apply. */
function keyOf(colours: readonly Colour[]): string {
  return colours.flatMap(({ turn }) => [turn.count, ...turn.frames.map((frame) => frame?.src)]).join(' ')
}

type TurntableProps = { colours: readonly Colour[] } & Pick<Props, 'values' | 'words' | 'isEager'>

function Turntable({ colours, values, words, isEager }: TurntableProps) {
  const id = useId()
  const turns = useMemo(() => colours.map(({ turn }) => turn), [colours])
  const state = useTurn({ turns, startFrame: values.start_frame, hasAutostart: values.has_autostart, sizes: ALL_ROUND_SIZES })
  const { turn, frame, angle, colour } = state
  const stride = Math.max(1, Math.round(turn.count / PRESSES_A_TURN))
  const altOf = ({ name }: Colour) => (colours.length > 1 ? fillWords(words.car_in, { colour: name }) : words.car)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is a group of form controls, this one is a car
    <div role="group" className={allRound.frame} aria-label={values.heading.trim() || words.label}>
      <div {...state.stageProps} className={classNames(allRound.stage, styles.stage)} data-playing={state.isPlaying || undefined}>
        <Picture image={imageOf(state.picture, altOf(colours[colour] as Colour))} sizes={ALL_ROUND_SIZES} eager={isEager} className={allRound.picture} />
        <p id={`${id}-hint`} className={classNames(allRound.hint, styles.hint)} data-done={state.isTouched || undefined}>
          {values.hint_text.trim() || words.hint}
        </p>
      </div>
      <div className={classNames(allRound.controls, styles.controls)}>
        <RoundControl label={words.turn_left} onPress={() => state.turnBy(-stride)} drawing={sideArrows.left} />
        <input
          type="range"
          // The car is pushed to the right, so its slider runs to the right in Arabic too.
          dir="ltr"
          className={styles.slider}
          min={0}
          max={turn.frames.length - 1}
          value={frame}
          aria-label={words.turn}
          aria-valuetext={angleText(angle, words)}
          aria-describedby={`${id}-hint`}
          onChange={(event) => state.turnTo(Number(event.target.value))}
          onKeyDown={state.onKeyDown}
        />
        <RoundControl label={words.turn_right} onPress={() => state.turnBy(stride)} drawing={sideArrows.right} />
        <RoundControl
          label={state.isPlaying ? words.pause : words.play}
          onPress={state.toggle}
          drawing={<Icon name={state.isPlaying ? 'ui-pause' : 'ui-play'} size={16} />}
        />
      </div>
      {colours.length > 1 && (
        <fieldset className={styles.colours}>
          <legend className={styles.legend}>
            {words.colours}: <span className={styles.chosen}>{colours[colour]?.name}</span>
          </legend>
          {colours.map((other, index) => (
            <label key={other.id} className={styles.swatch} title={other.name}>
              <input type="radio" name={`${id}-colour`} className="visually-hidden" checked={index === colour} onChange={() => state.choose(index)} />
              <svg viewBox="0 0 24 24" className={styles.paint} aria-hidden="true" focusable="false">
                {/* As an attribute, since the policy of the page allows no style. */}
                <circle cx="12" cy="12" r="11" fill={other.hex || 'none'} />
              </svg>
              <span className="visually-hidden">{other.name}</span>
            </label>
          ))}
        </fieldset>
      )}
      {colours.length > 1 && (
        <noscript>
          <ul className={styles.plain}>
            {colours.slice(1).map((other) => (
              <li key={other.id}>
                <Picture
                  image={imageOf(other.turn.frames[drawnFrame(values.start_frame - 1, other.turn)] ?? null, altOf(other))}
                  sizes="(min-width: 901px) 30vw, 46vw"
                  className={allRound.picture}
                />
                <span>{other.name}</span>
              </li>
            ))}
          </ul>
        </noscript>
      )}
    </div>
  )
}

function imageOf(frame: Turn['frames'][number], alt: string) {
  return frame && { ...frame, id: 0, alt, width: 1600, height: 900 }
}

function angleText(angle: number, words: Props['words']): string {
  return fillWords(angle % 100 >= 3 && angle % 100 <= 10 ? words.angle_few : words.angle_other, { n: angle })
}
