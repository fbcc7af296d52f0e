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
    <fieldset className={styles.choice}>
      <legend className={`below-2 note medium ${styles.legend}`}>{t('editor.avatar')}</legend>
      <div className={styles.grid}>
        {(['', ...avatars] as const).map(avatar => (
          <label key={avatar} className={styles.option}>
            <input
              type="radio"
              name="avatar"
              className={styles.radio}
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
