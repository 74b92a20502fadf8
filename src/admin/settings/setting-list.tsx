import { Box, FormControlLabel, Link, Paper, Switch, TextField, Typography } from '@mui/material'
import { Loading, Title, useGetList, useStore, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { foldArabic } from '#kernel/arabic.ts'
import { Tag } from '../fields/tag.tsx'
import { useWords } from '../i18n/use-words.ts'
import { useDescription, useGroupName, useSettingName } from './setting-texts.ts'
import { useListKeys } from '../lists/use-list-keys.ts'
import { SettingValue } from './setting-value.tsx'
import type { SettingRecord } from './settings-source.ts'
import { settingWords } from './words.ts'

/** Whether a setting differs from its default. */
function isChanged({ value, is_secret, default: builtIn }: SettingRecord): boolean {
  if (is_secret) return (value as { is_set: boolean }).is_set
  return value !== null && JSON.stringify(value) !== JSON.stringify(builtIn)
}

/** All settings, grouped; changed settings come first. */
export function SettingList() {
  useListKeys()
  const word = useWords(settingWords)
  const translate = useTranslate()
  const nameOf = useSettingName()
  const describe = useDescription()
  const groupName = useGroupName()
  // Stored by react-admin, so that the search is restored on the way back from a setting.
  const [search, setSearch] = useStore('settings.search', '')
  const [isChangedOnly, setIsChangedOnly] = useStore('settings.changed', false)
  const { data, isPending } = useGetList<SettingRecord>('setting_definitions', { pagination: { page: 1, perPage: 1000 } })
  const title = <Title title={translate('resources.setting_definitions.name', { smart_count: 2 })} preferenceKey={false} />
  if (isPending || !data) {
    return (
      <>
        {title}
        <Loading />
      </>
    )
  }
  const searchText = foldArabic(search)
  const matches = data.filter(
    (setting) =>
      (!isChangedOnly || isChanged(setting)) &&
      foldArabic(`${setting.key} ${setting.title} ${setting.title_ar} ${setting.description} ${setting.description_ar}`).includes(searchText),
  )
  const groups = Map.groupBy(matches, ({ group }) => group)
  return (
    <>
      {title}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-end', marginBlock: 2 }}>
        <TextField type="search" label={word('search')} value={search} onChange={(event) => setSearch(event.target.value)} sx={{ maxWidth: 360 }} />
        <FormControlLabel control={<Switch checked={isChangedOnly} onChange={(_, isOn) => setIsChangedOnly(isOn)} />} label={word('changed_only')} />
        <Typography variant="caption" color="text.secondary" aria-live="polite" sx={{ lineHeight: '38px' }}>
          {word('count', { count: matches.length, total: data.length })}
        </Typography>
      </Box>
      {matches.length === 0 ? <Typography>{word('nothing')}</Typography> : null}
      {[...groups.values()].map((settings, index) => (
        <Box key={settings[0]?.group} component="section" aria-labelledby={`group-${index}`} sx={{ marginBlockEnd: 3 }}>
          <Typography id={`group-${index}`} variant="subtitle1" component="h2" sx={{ marginBlockEnd: 1 }}>
            {settings[0] && groupName(settings[0])}
          </Typography>
          <Paper component="ul" data-rows="" variant="outlined" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
            {settings
              .toSorted((one, other) => Number(isChanged(other)) - Number(isChanged(one)))
              .map((setting) => (
                <SettingRow key={setting.key} setting={setting} name={nameOf(setting)} description={describe(setting)} />
              ))}
          </Paper>
        </Box>
      ))}
    </>
  )
}

function SettingRow({ setting, name, description }: { setting: SettingRecord; name: string; description: string }) {
  const word = useWords(settingWords)
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { md: 'minmax(0, 5fr) minmax(0, 4fr)' },
        gap: { xs: 0.5, md: 3 },
        paddingInline: 2,
        paddingBlock: 1.25,
        '& + &': { borderBlockStart: '1px solid', borderColor: 'divider' },
      }}
    >
      <div>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'baseline' }}>
          <Link component={RouterLink} to={`/setting_definitions/${encodeURIComponent(setting.key)}`} sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
            <bdi>{name}</bdi>
          </Link>
          {isChanged(setting) ? <Tag tone="info">{word('changed')}</Tag> : null}
        </Box>
        <Typography variant="caption" color="text.secondary" component="p">
          {description}
        </Typography>
      </div>
      <Box sx={{ minWidth: 0, alignSelf: 'center' }}>
        <SettingValue setting={setting} value={setting.value ?? setting.default} isQuiet={!isChanged(setting)} />
      </Box>
    </Box>
  )
}
