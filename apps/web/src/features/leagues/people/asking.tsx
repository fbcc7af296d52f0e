import { Avatar } from '../../../base/session/avatar.tsx'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Button } from '../../../base/ui/input/button.tsx'
import { formatMoment } from '../../../base/ui/layout/dates.ts'
import { Panel } from '../../../base/ui/layout/panel.tsx'
import { Name } from '../../leaderboards/score-row.tsx'
import type { League } from '../league.ts'
import { useAdmitMember } from '../mutations.ts'
import styles from './asking.module.css'

/** Lists the users who ask to be let in, each with LET IN and REFUSE. */
export function Asking({ league }: { league: League }) {
  const { t } = useTranslation('leagues')
  return (
    <Panel flush head={t('people.asking')} aria-label={t('people.asking')}>
      <ul>
        {league.asking.map(each => (
          <AskingRow key={each.user.id} leagueId={league.id} {...each} />
        ))}
      </ul>
    </Panel>
  )
}

function AskingRow({ leagueId, user, at, removed }: { leagueId: number } & League['asking'][number]) {
  const { t, i18n } = useTranslation('leagues')
  const name = user.username
  const admit = useAdmitMember(name)
  const answer = (isIn: boolean) => admit.mutate({ leagueId, userId: user.id, admit: isIn })
  return (
    <li className={`row wrap middle gap-2 across-3 pad-2-4 lined ${styles.row}`}>
      <Avatar user={{ name, avatar: user.avatar }} size={40} />
      <span className={`stack shrinks ${styles.words}`}>
        <span className="cut strong">
          <Name username={name} />
        </span>
        <span className="soft">
          {formatMoment(at, i18n.language)}
          {removed && ` · ${t('people.wasRemoved')}`}
        </span>
      </span>
      <span className="row gap-2">
        <Button
          size="s"
          look="beam"
          aria-label={t('people.admitOf', { name })}
          busy={admit.isPending}
          onClick={() => answer(true)}
        >
          {t('people.admit')}
        </Button>
        <Button
          size="s"
          aria-label={t('people.refuseOf', { name })}
          disabled={admit.isPending}
          onClick={() => answer(false)}
        >
          {t('people.refuse')}
        </Button>
      </span>
    </li>
  )
}
