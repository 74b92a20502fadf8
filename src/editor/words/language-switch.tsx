import { Button } from '../ui/button.tsx'
import { useLanguage } from './language.tsx'

/** Switches the editor to the other language, and shows that language's own name. */
export function LanguageSwitch() {
  const { language, setLanguage } = useLanguage()
  const other = language === 'ar' ? 'en' : 'ar'
  return (
    <Button variant="quiet" size="s" lang={other} onClick={() => setLanguage(other)}>
      {other === 'ar' ? 'العربية' : 'English'}
    </Button>
  )
}
