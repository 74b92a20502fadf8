import type { SvgIconComponent } from '@mui/icons-material'
import DevicesIcon from '@mui/icons-material/DevicesOutlined'
import LogoutIcon from '@mui/icons-material/LogoutOutlined'
import SearchIcon from '@mui/icons-material/SearchOutlined'
import TranslateIcon from '@mui/icons-material/TranslateOutlined'
import OpenInNewIcon from '@mui/icons-material/OpenInNewOutlined'
import EditIcon from '@mui/icons-material/EditOutlined'
import { Box, Button, CircularProgress, IconButton, ListItemIcon, ListItemText, MenuItem, type Theme, useMediaQuery } from '@mui/material'
import type { ReactNode } from 'react'
import { AppBar, RefreshIconButton, TitlePortal, ToggleThemeButton, useLocaleState, useLoading, useLogout, UserMenu, useTranslate } from 'react-admin'
import { useWords } from '../i18n/use-words.ts'
import { $shown } from '../keys/key-state.ts'
import { adminActionWords } from '../keys/words.ts'
import { useMay, useSignedIn } from './signed-in.ts'
import { appWords } from './words.ts'

/** The screen's title, links out of the admin, language, theme and the signed-in person. */
export function TopBar() {
  const word = useWords(appWords)
  const mayEdit = useMay('pages.read')
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  return (
    <AppBar alwaysOn color="default" toolbar={<Tools />} userMenu={<Person />}>
      <TitlePortal component="h1" dir="auto" sx={title} />
      {isNarrow ? null : (
        <Box sx={{ display: 'flex', gap: 0.5 }}>
          {mayEdit ? (
            <Button color="inherit" size="small" href="/ar/cms" startIcon={<EditIcon />}>
              {word('open_editor')}
            </Button>
          ) : null}
          <Button color="inherit" size="small" href="/ar" target="_blank" startIcon={<OpenInNewIcon />}>
            {word('view_site')}
          </Button>
        </Box>
      )}
    </AppBar>
  )
}

const clamped = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: { xs: '2', md: '1' },
  overflow: 'hidden',
  whiteSpace: { xs: 'pre-line', md: 'normal' },
  overflowWrap: 'anywhere',
  unicodeBidi: 'plaintext',
} as const

/**
 * On narrow screens the name of a record gets its own line with its own direction: in a right-to-left line an ellipsis would cut the beginning of Latin
 * words. React-admin wraps most titles in an element.
 */
const title = {
  ...clamped,
  flex: 1,
  minWidth: 0,
  fontSize: { xs: '0.9375rem', md: '1.0625rem' },
  lineHeight: { xs: 1.3, md: 1.6 },
  textAlign: 'match-parent',
  // The name by which Chromium knows it.
  '@supports (text-align: -webkit-match-parent)': { textAlign: '-webkit-match-parent' },
  '& > span': clamped,
} as const

/** Beside the title of a record there is no room for the other language: it stands in the menu of the account. */
const useIsPhone = () => useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))

function useOtherLanguage() {
  const [locale, setLocale] = useLocaleState()
  const other = locale === 'ar' ? 'en' : 'ar'
  return { other, speakOther: () => setLocale(other) }
}

function Tools() {
  const word = useWords(appWords)
  const { other, speakOther } = useOtherLanguage()
  const isPhone = useIsPhone()
  const isLoading = useLoading()
  const find = useWords(adminActionWords)
  return (
    <>
      <IconButton color="inherit" aria-label={find('find')} title={find('find')} aria-keyshortcuts="Control+K Meta+K" onClick={() => $shown.set('palette')}>
        <SearchIcon />
      </IconButton>
      {isPhone ? null : (
        <Button color="inherit" size="small" lang={other} onClick={speakOther} sx={{ minWidth: 0 }}>
          {word('other_language')}
        </Button>
      )}
      <ToggleThemeButton />
      {isLoading ? <CircularProgress color="inherit" size={16} sx={{ margin: 1.5 }} aria-label={word('loading')} /> : <RefreshIconButton />}
    </>
  )
}

function Person() {
  const { name, role } = useSignedIn()
  const mayEdit = useMay('pages.read')
  const word = useWords(appWords)
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  const isPhone = useIsPhone()
  const { other, speakOther } = useOtherLanguage()
  return (
    <UserMenu>
      {/* Only shows who is signed in. */}
      <MenuItem disabled divider sx={{ '&.Mui-disabled': { opacity: 1 } }}>
        <ListItemText primary={<bdi>{name}</bdi>} secondary={word(`role_${role}`)} />
      </MenuItem>
      {isNarrow && mayEdit ? (
        <MenuItem component="a" href="/ar/cms">
          <Entry icon={EditIcon}>{word('open_editor')}</Entry>
        </MenuItem>
      ) : null}
      {isNarrow ? (
        <MenuItem component="a" href="/ar" target="_blank">
          <Entry icon={OpenInNewIcon}>{word('view_site')}</Entry>
        </MenuItem>
      ) : null}
      {isPhone ? (
        <MenuItem lang={other} onClick={speakOther}>
          <Entry icon={TranslateIcon}>{word('other_language')}</Entry>
        </MenuItem>
      ) : null}
      <SignOut />
    </UserMenu>
  )
}

function SignOut() {
  const logout = useLogout()
  const translate = useTranslate()
  const word = useWords(appWords)
  return (
    <>
      <MenuItem onClick={() => logout()}>
        <Entry icon={LogoutIcon}>{translate('ra.auth.logout')}</Entry>
      </MenuItem>
      <MenuItem onClick={() => logout({ from: 'everywhere' })}>
        <Entry icon={DevicesIcon}>{word('sign_out_everywhere')}</Entry>
      </MenuItem>
    </>
  )
}

function Entry({ icon: Icon, children }: { icon: SvgIconComponent; children: ReactNode }) {
  return (
    <>
      <ListItemIcon>
        <Icon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{children}</ListItemText>
    </>
  )
}
