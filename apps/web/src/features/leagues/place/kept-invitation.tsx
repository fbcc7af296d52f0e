import { showLeagueCode } from '@game/domain'
import { useSelector } from '@tanstack/react-store'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { ButtonLink } from '../../../base/ui/input/button.tsx'
import { invitation } from '../invite/invitation-memory.ts'
import styles from './kept-invitation.module.css'

/** Reminds of a league whose link was opened and that has not been joined, as after a sign-up and a first deck. */
export function KeptInvitation() {
  const { t } = useTranslation('leagues')
  const code = useSelector(invitation)
  if (code === null) return null
  return (
    <p
      className={`row wrap middle between gap-2 across-3 pad-3-4 framed-strong ground-tile strong ${styles.invitation}`}
    >
      {t('mineHere.invited')}
      <ButtonLink to="/l/$code" params={{ code: showLeagueCode(code) }} look="beam" size="s">
        {t('mineHere.toInvitation')}
      </ButtonLink>
    </p>
  )
}
