import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useWords } from '../i18n/use-words.ts'
import { readJson } from '#kernel/json/json.ts'
import type { ListedSetting } from '#domains/content/index.ts'
import { useOptionName } from './setting-texts.ts'
import { settingWords } from './words.ts'

type SettingValueProps = {
  setting: Pick<ListedSetting, 'format' | 'is_secret' | 'value' | 'option_names'>
  value: unknown
  isQuiet?: boolean
  isWhole?: boolean
}

/** A setting's value, read-only: one line in lists, complete beside its input. */
export function SettingValue({ setting, value, isQuiet = false, isWhole = false }: SettingValueProps) {
  const word = useWords(settingWords)
  const translate = useTranslate()
  const optionName = useOptionName()
  const jsonText = (storedValue: unknown) => {
    const json = typeof storedValue === 'string' ? readJson(storedValue) : ({ ok: true, value: storedValue } as const)
    return json.ok && Array.isArray(json.value) ? word('lines', { count: json.value.length }) : word('filled')
  }
  if (setting.is_secret) {
    const { is_set } = setting.value as { is_set: boolean }
    return <Quiet>{word(is_set ? 'secret_set' : 'secret_unset')}</Quiet>
  }
  if (setting.format === 'select' && typeof value === 'string') return <Typography variant="body2">{optionName(setting, value) || word('none')}</Typography>
  if (isEmpty(value)) return <Quiet>{word('none')}</Quiet>
  if (typeof value === 'boolean') return <Typography variant="body2">{translate(`ra.boolean.${value}`)}</Typography>
  if (setting.format === 'json' && !isWhole) return <Typography variant="body2">{jsonText(value)}</Typography>
  const isCode = ['json', 'html', 'paths', 'lines'].includes(setting.format) || (typeof value === 'string' && !/\p{Script=Arabic}|\s/u.test(value))
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, isWhole ? 2 : undefined)
  return (
    <Box
      component={isCode ? 'code' : 'span'}
      dir={isCode ? 'ltr' : 'auto'}
      sx={{
        display: 'block',
        // As wide as its text, so that left-to-right code starts at the edge of the column.
        width: 'fit-content',
        maxWidth: '100%',
        fontSize: isCode ? '0.8125rem' : '0.9375rem',
        color: isQuiet ? 'text.secondary' : 'text.primary',
        overflowWrap: 'anywhere',
        ...(isWhole ? { whiteSpace: 'pre-wrap', maxHeight: 280, overflow: 'auto' } : { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' }),
      }}
      tabIndex={isWhole && isCode ? 0 : undefined}
    >
      {text}
    </Box>
  )
}

/** A list or an object without entries is empty for whoever reads it, as a text of JSON too. */
function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return ['', '[]', '{}', 'null'].includes(value.trim())
  return value === null || value === undefined || (typeof value === 'object' && Object.keys(value).length === 0)
}

function Quiet({ children }: { children: string }) {
  return (
    <Typography variant="body2" color="text.secondary" component="span">
      {children}
    </Typography>
  )
}
