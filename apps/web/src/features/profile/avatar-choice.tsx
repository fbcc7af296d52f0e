import { type Avatar as AvatarName, avatars } from '@game/domain'
import { Avatar } from '../../base/session/avatar.tsx'
import { useTranslation } from '../../base/texts/use-translation.ts'
import styles from './avatar-choice.module.css'

/** Selects one of the drawn avatars, or the first letter of the name. */
export function AvatarChoice({
  name,
  value,
  onChange,
}: {
  name: string
  value: AvatarName | ''
  onChange: (avatar: AvatarName | '') => void
}) {
  const { t } = useTranslation('profile')
  return (
    <fieldset className="no-pad no-margin shrinks no-border">
      <legend className="below-2 note medium no-pad">{t('editor.avatar')}</legend>
      <div className={`stack gap-2 ${styles.grid}`}>
        {(['', ...avatars] as const).map(avatar => (
          <label key={avatar} className={`pad-1 holds pressable ${styles.option}`}>
            <input
              type="radio"
              name="avatar"
              className={`no-margin cover pressable ${styles.radio}`}
              checked={avatar === value}
              onChange={() => onChange(avatar)}
              aria-label={avatar === '' ? t('editor.noAvatar') : t(`avatars.${avatar}`)}
            />
            <Avatar user={{ name, avatar }} size={64} eager />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
