import { useMutation } from '@tanstack/react-query'
import { trpc } from '../../base/api/client.ts'
import type { CurrentUser } from '../../base/session/current-user.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Checkbox } from '../../base/ui/input/checkbox.tsx'
import styles from './tokens/account-tab.module.css'

/** Hides the history of the user's decks from others, or shows it again (rulebook 27.6). */
export function HideHistory({ user }: { user: Pick<CurrentUser, 'id' | 'historyHidden'> }) {
  const { t } = useTranslation('settings')
  const { mutate, isPending, variables } = useMutation(trpc.account.updateProfile.mutationOptions())
  const wanted = isPending ? variables.data.historyHidden : undefined
  return (
    <div className={`row wrap ${styles.choices}`}>
      <Checkbox
        checked={wanted ?? user.historyHidden}
        disabled={isPending}
        onChange={historyHidden => mutate({ userId: user.id, data: { historyHidden } })}
      >
        {t('hideHistory')}
      </Checkbox>
    </div>
  )
}
