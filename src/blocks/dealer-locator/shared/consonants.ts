import { byName } from '#kernel/by-name.ts'
const ARABIC = /\p{Script=Arabic}/u

/** Arabic letters by the Latin one that names are written with. Vowels, `و`, `ي`, `ه` and `ع` come and go between spellings, and are left out. */
const LATIN: Readonly<Record<string, string>> = byName({
  ...{ ب: 'b', ت: 't', ث: 't', ج: 'k', ح: '', خ: 'k', د: 'd', ذ: 'd', ر: 'r', ز: 'z', س: 's', ش: 's', ص: 's', ض: 'd', ط: 't', ظ: 'd' },
  ...{ غ: 'k', ف: 'f', ق: 'k', ك: 'k', ل: 'l', م: 'm', ن: 'n', پ: 'b', چ: 'k', ڤ: 'f', گ: 'k' },
})

/** Latin letters that stand for the same Arabic one, or change places between towns: `ق` is heard as k, g and j. */
const ALIKE: Readonly<Record<string, string>> = byName({ p: 'b', v: 'f', q: 'k', c: 'k', g: 'k', j: 'k' })

/** A shorter word has too little sound to be told from others by its beginning. */
const FEWEST = 2

/**
 * Whether one word begins with the other across the two scripts, by the consonants that are heard: `dubai` and `دبي`. A name with fewer than two
 * of them, such as `العين`, is compared as a whole. Both are folded.
 */
export function soundsLike(word: string, searchWord: string): boolean {
  if (ARABIC.test(word) === ARABIC.test(searchWord)) return false
  const sound = consonants(searchWord)
  if (sound.length >= FEWEST) return consonants(word).startsWith(sound)
  const whole = outline(searchWord)
  return whole.length >= FEWEST && outline(word) === whole
}

/**
 * A short name with its first and last vowel and with `h`, which the consonants alone leave out: `vn` for `العين` and `al ain`, `dhv` for `الدوحة` and
 * `doha`.
 */
function outline(word: string): string {
  const letters = ARABIC.test(word) ? [...word.replace(/^ال(?=..)/, '')] : [...word.replace(/^al-?(?=..)/, '').replace(/(?<=[aeiou])h$/, '')]
  const last = letters.length - 1
  const sounds = letters.map((letter, index) => {
    if (/[حهh]/.test(letter) && !(letter === 'ه' && index === last)) return 'h'
    if (/[اعةهaeiou]/.test(letter)) return index === 0 || index === last ? 'v' : ''
    if (/[ويىwy]/.test(letter)) return index === 0 ? 'w' : index === last ? 'v' : ''
    return LATIN[letter] ?? ALIKE[letter] ?? letter
  })
  return sounds.join('').replace(/(.)\1+/g, '$1')
}

function consonants(word: string): string {
  const latin = ARABIC.test(word)
    ? [...word.replace(/^ال(?=..)/, '')].map((letter) => LATIN[letter] ?? '')
    : [...word.replace(/^al-?(?=..)/, '')].map((letter) => (/[aeiouwyh'’-]/.test(letter) ? '' : (ALIKE[letter] ?? letter)))
  return latin.join('').replace(/(.)\1+/g, '$1')
}
