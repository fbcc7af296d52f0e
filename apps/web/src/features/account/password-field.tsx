import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Field, type FieldProps } from '../../base/ui/input/field.tsx'
import { IconButton } from '../../base/ui/input/icon-button.tsx'

/** Takes a password, hidden until its eye is pressed. */
export function PasswordField(props: Omit<FieldProps, 'type' | 'end'>) {
  const { t } = useTranslation('account')
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          size="s"
          label={t(shown ? 'hidePassword' : 'showPassword', { field: props.label })}
          onClick={() => setShown(!shown)}
        >
          <Icon size={17} />
        </IconButton>
      }
    />
  )
}
