import { usePoints } from '../../../../../base/texts/use-points.ts'
import { useTranslation } from '../../../../../base/texts/use-translation.ts'
import type { ConfiguredEvent } from '../../event/configured-event.ts'
import { unlistedPlayers } from '../uploads/score-phases.ts'
import type { ScoreChanges } from '../uploads/uploads.ts'
import { ChangedCounts } from './changed-counts.tsx'
import { changesNothing } from './changes-nothing.ts'
import styles from './changes-view.module.css'
import moversStyles from './movers.module.css'
import { SetChangesView } from './set-changes-view.tsx'

/** Shows what a change of scores would do: the maps, and in numbers counts, users' scores, who moves most, states of phases. */
export function ChangesView({ event, changes }: { event: ConfiguredEvent; changes: ScoreChanges }) {
  const { t } = useTranslation(['admin-scores', 'phases'])
  const { counts, users, gaining, losing, gains, losses, states } = changes
  const unlisted = unlistedPlayers(event.phases, counts)
  if (changesNothing(changes)) return <p className="note">{t('admin-scores:nothingChanges')}</p>
  return (
    <div className="stack gap-3 t14">
      <SetChangesView event={event} changes={changes} />
      <p className="row wrap gap-1 across-4 strong ink">
        <span>{t('admin-scores:countsChanged', { count: counts.length })}</span>
        <span>{t('admin-scores:usersChanged', { count: users })}</span>
        {users > 0 && <span>{t('admin-scores:moved', { up: gaining, down: losing })}</span>}
      </p>
      {unlisted > 0 && <p className={styles.warning}>{t('admin-scores:unlisted', { count: unlisted })}</p>}
      {states.length > 0 && (
        <ul className="stack gap-1 warning">
          {states.map(({ phase, from, to, users }) => (
            <li key={`${phase} ${from} ${to}`}>
              {t('admin-scores:stateChange', {
                phase,
                from: t(`phases:state.${from}`),
                to: t(`phases:state.${to}`),
                users,
              })}
            </li>
          ))}
        </ul>
      )}
      {gains.length + losses.length > 0 && (
        <div className={`stack gap-3 across-4 ${styles.movers}`}>
          {gains.length > 0 && <Movers head={t('admin-scores:gains')} movers={gains} />}
          {losses.length > 0 && <Movers head={t('admin-scores:losses')} movers={losses} />}
        </div>
      )}
      {counts.length > 0 && <ChangedCounts event={event} counts={counts} />}
    </div>
  )
}

/** Lists the users who gain or lose most: username, score before and after, and the difference. */
function Movers({ head, movers }: { head: string; movers: ScoreChanges['gains'] }) {
  const { i18n } = useTranslation()
  const points = usePoints()
  const difference = new Intl.NumberFormat(i18n.language, {
    maximumFractionDigits: 2,
    signDisplay: 'exceptZero',
  })
  return (
    <section>
      <h3 className="below-2 caption">{head}</h3>
      <ol className={`stack ${moversStyles.list}`}>
        {movers.map(({ userId, user, before, after }) => (
          <li key={userId} className="row baseline gap-2">
            <span className={`fill shrinks clips ${moversStyles.name}`} dir="auto">
              {user.username}
            </span>
            <span className="one-line caption">
              {points(before)} › {points(after)}
            </span>
            <span className={`strong text-right ${moversStyles.difference}`}>
              {difference.format(after - before)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
