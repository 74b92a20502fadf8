import { Button, type ButtonVariant, } from '#ui/button.tsx'
