import AlternateEmailIcon from '@mui/icons-material/AlternateEmailOutlined'
import ArrowDropDownCircleIcon from '@mui/icons-material/ArrowDropDownCircleOutlined'
import AttachFileIcon from '@mui/icons-material/AttachFileOutlined'
import CheckBoxIcon from '@mui/icons-material/CheckBoxOutlined'
import DirectionsCarIcon from '@mui/icons-material/DirectionsCarOutlined'
import EventIcon from '@mui/icons-material/EventOutlined'
import GavelIcon from '@mui/icons-material/GavelOutlined'
import NotesIcon from '@mui/icons-material/NotesOutlined'
import PersonIcon from '@mui/icons-material/PersonOutlined'
import PhoneIcon from '@mui/icons-material/PhoneOutlined'
import PinIcon from '@mui/icons-material/PinOutlined'
import PlaceIcon from '@mui/icons-material/PlaceOutlined'
import RadioButtonCheckedIcon from '@mui/icons-material/RadioButtonCheckedOutlined'
import ScheduleIcon from '@mui/icons-material/ScheduleOutlined'
import ShortTextIcon from '@mui/icons-material/ShortTextOutlined'
import StorefrontIcon from '@mui/icons-material/StorefrontOutlined'
import SubjectIcon from '@mui/icons-material/SubjectOutlined'
import ViewDayIcon from '@mui/icons-material/ViewDayOutlined'
import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined'
import type { SvgIconComponent } from '@mui/icons-material'
import type { CatalogueKind } from '../draft/new-field.ts'

export const kindIcons: Record<CatalogueKind, SvgIconComponent> = {
  name: PersonIcon,
  text: ShortTextIcon,
  textarea: SubjectIcon,
  email: AlternateEmailIcon,
  phone: PhoneIcon,
  number: PinIcon,
  date: EventIcon,
  time_slot: ScheduleIcon,
  select: ArrowDropDownCircleIcon,
  radio: RadioButtonCheckedIcon,
  checkbox: CheckBoxIcon,
  consent: GavelIcon,
  file: AttachFileIcon,
  location: PlaceIcon,
  retailer: StorefrontIcon,
  vehicle: DirectionsCarIcon,
  hidden: VisibilityOffIcon,
  html: NotesIcon,
  step: ViewDayIcon,
}
