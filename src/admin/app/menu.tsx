import { zoneName } from '#kernel/format/date.ts'
import ExpandIcon from '@mui/icons-material/ExpandMoreOutlined'
import DashboardIcon from '@mui/icons-material/DashboardOutlined'
import type { SvgIconComponent } from '@mui/icons-material'
import { Box, ButtonBase, List, ListItemButton, ListItemIcon, ListItemText, Tooltip, Typography, type Theme, useMediaQuery } from '@mui/material'
import { useSidebarState, useStore, useTranslate } from 'react-admin'
import { NavLink, useLocation } from 'react-router'
import { may } from '#domains/accounts/index.ts'
import type { StaffRole } from '#kernel/staff.ts'
import { useTimeZone } from '../fields/use-time-zone.ts'
import { useLanguage, useWords } from '../i18n/use-words.ts'
import { useSignedIn } from './signed-in.ts'
import { type Section, sections, type Subject } from './subject.ts'
import { appWords, sectionWords } from './words.ts'

/** A menu of so few subjects is shown whole. */
const MOST_UNFOLDED = 14

/** The subjects that this person may see, grouped by section. `isPart`: the application shows a single subject. */
export function Menu({ subjects, isPart = false }: { subjects: readonly Subject[]; isPart?: boolean }) {
  const { name, role } = useSignedIn()
  const [isOpen] = useSidebarState()
  const word = useWords(appWords)
  const visible = subjects.filter(({ read, isTab }) => !isTab && may({ id: 'user', name, role }, read))
  const groups = sections.map((section) => ({ section, own: visible.filter((subject) => subject.section === section) })).filter(({ own }) => own.length > 0)
  return (
    <Box component="nav" aria-label={word('menu')} sx={{ width: isOpen ? 232 : 56, paddingBlock: 1.5 }}>
      <List dense disablePadding>
        {isPart ? <BackToAdmin isOpen={isOpen} /> : <MenuItem to="/" icon={DashboardIcon} label={word('dashboard')} isOpen={isOpen} />}
      </List>
      {groups.map(({ section, own }, index) => (
        <Group key={section} section={section} own={own} canFold={index > 0 && visible.length > MOST_UNFOLDED} />
      ))}
      {isOpen ? <Zone /> : null}
    </Box>
  )
}

type GroupProps = { section: Section; own: readonly Subject[]; canFold: boolean }

/** A section of the menu. One that is used rarely is folded until the person opens it, or is at one of its subjects. */
function Group({ section, own, canFold }: GroupProps) {
  const [isOpen] = useSidebarState()
  const { role } = useSignedIn()
  const translate = useTranslate()
  const sectionWord = useWords(sectionWords)
  const { pathname } = useLocation()
  const [isUnfolded, setIsUnfolded] = useStore(`menu.${section}`, !foldedBy(role).includes(section))
  const isHere = own.some(({ name }) => isAt(pathname, `/${name}`))
  const isShown = !canFold || isUnfolded || isHere || !isOpen
  const listId = `menu-list-${section}`
  return (
    <Box sx={{ marginBlockStart: 1.5 }}>
      {isOpen ? (
        <Typography variant="caption" component="h2" color="text.secondary" sx={{ paddingInline: 2.5, paddingBlock: 0.5 }}>
          {canFold ? (
            <ButtonBase
              aria-expanded={isShown}
              aria-controls={listId}
              onClick={() => setIsUnfolded(!isUnfolded)}
              disabled={isHere}
              sx={{ font: 'inherit', inlineSize: '100%', minBlockSize: 28, justifyContent: 'space-between' }}
            >
              {sectionWord(section)}
              {isHere ? null : <ExpandIcon fontSize="small" aria-hidden sx={{ rotate: isShown ? '180deg' : '0deg' }} />}
            </ButtonBase>
          ) : (
            sectionWord(section)
          )}
        </Typography>
      ) : null}
      <List id={listId} dense disablePadding aria-label={sectionWord(section)} hidden={!isShown}>
        {own.map((subject) => (
          <MenuItem
            key={subject.name}
            to={`/${subject.name}`}
            icon={subject.icon}
            label={translate(`resources.${subject.name}.name`, { smart_count: 2 })}
            isOpen={isOpen}
          />
        ))}
      </List>
    </Box>
  )
}

/** What a role with many subjects opens rarely. */
function foldedBy(role: StaffRole): readonly Section[] {
  return role === 'admin' ? ['site', 'people', 'system'] : ['people', 'system']
}

function isAt(pathname: string, path: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`)
}

/** The link from the application of a single subject to the whole admin, which is a separate document. */
function BackToAdmin({ isOpen }: { isOpen: boolean }) {
  const word = useWords(appWords)
  return (
    <Box component="li" sx={{ listStyle: 'none' }}>
      <ListItemButton component="a" href="/ar/admin" aria-label={isOpen ? undefined : word('title')} sx={{ minHeight: 38, paddingInline: isOpen ? 2.5 : 2 }}>
        <ListItemIcon sx={{ color: 'inherit', minWidth: 34 }}>
          <DashboardIcon fontSize="small" />
        </ListItemIcon>
        {isOpen ? <ListItemText primary={word('title')} slotProps={{ primary: { variant: 'body2', noWrap: true } }} /> : null}
      </ListItemButton>
    </Box>
  )
}

/** All times in the admin are in the site's time zone, not the browser's. */
function Zone() {
  const word = useWords(appWords)
  const language = useLanguage()
  const zone = useTimeZone()
  if (!zone) return null
  return (
    <Typography variant="caption" component="p" color="text.secondary" sx={{ paddingInline: 2.5, marginBlockStart: 2 }}>
      {word('zone', { zone: zoneName(zone, language) })}
    </Typography>
  )
}

type ItemProps = { to: string; icon: SvgIconComponent; label: string; isOpen: boolean }

function MenuItem({ to, icon: Icon, label, isOpen }: ItemProps) {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const [, setOpen] = useSidebarState()
  const { pathname } = useLocation()
  const isHere = to === '/' ? pathname === '/' : isAt(pathname, to)
  const item = (
    <ListItemButton
      component={NavLink}
      to={to}
      end={to === '/'}
      selected={isHere}
      aria-label={isOpen ? undefined : label}
      onClick={() => isNarrow && setOpen(false)}
      sx={{
        minHeight: 38,
        paddingInline: isOpen ? 2.5 : 2,
        borderInlineStart: '2px solid',
        borderColor: isHere ? 'primary.main' : 'transparent',
        color: isHere ? 'primary.main' : 'text.primary',
      }}
    >
      <ListItemIcon sx={{ color: 'inherit', minWidth: 34 }}>
        <Icon fontSize="small" />
      </ListItemIcon>
      {isOpen ? <ListItemText primary={label} slotProps={{ primary: { variant: 'body2', noWrap: true } }} /> : null}
    </ListItemButton>
  )
  return (
    <Box component="li" sx={{ listStyle: 'none' }}>
      {isOpen ? item : <Tooltip title={label}>{item}</Tooltip>}
    </Box>
  )
}
