import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Button } from '../../../base/ui/input/button.tsx'
import { Table } from '../../../base/ui/layout/table.tsx'
import { lastUpdated } from '../form/numbers-and-dates.ts'
import { useCloseHandout, useHandOut } from './use-hand-out.ts'
import styles from './winners.module.css'
import type { Winner } from './winners-view.ts'

export function WinnersTable({ eventId, winners }: { eventId: number; winners: readonly Winner[] }) {
  const { t } = useTranslation('admin-winners')
  return (
    <Table caption={t('title')} dense className={styles.table}>
      <thead>
        <tr>
          {(['reward', 'rank', 'username', 'handedOut'] as const).map(column => (
            <th key={column} scope="col">
              {t(`columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {winners.map(winner => (
          <WinnerRow
            key={`${winner.eventRewardId} ${winner.userId} ${winner.amount}`}
            eventId={eventId}
            winner={winner}
          />
        ))}
      </tbody>
    </Table>
  )
}

function WinnerRow({ eventId, winner }: { eventId: number; winner: Winner }) {
  const { t, i18n } = useTranslation('admin-winners')
  const handOut = useHandOut(eventId)
  const { eventRewardId, userId, user, reward, amount, rank, granted, handedOutAt, handedOutBy } = winner
  const close = useCloseHandout(eventId)
  const names = { reward: reward.name, username: user.username }
  const mark = (handedOut: boolean) => handOut.mutate({ eventRewardId, userIds: [userId], handedOut })
  return (
    <tr>
      <td>{amount === 1 ? reward.name : t('amount', { amount, name: reward.name })}</td>
      <td>{rank ?? '-'}</td>
      <th scope="row" dir="auto">
        {user.username}
      </th>
      <td>
        <span className={`row wrap middle gap-1 across-3 ${styles.mark}`}>
          {handedOutAt === null ? (
            <Button
              size="s"
              aria-label={t('markOf', names)}
              onClick={() => mark(true)}
              busy={handOut.isPending}
            >
              {t('mark')}
            </Button>
          ) : (
            <>
              <span>
                {t('by', { when: lastUpdated(handedOutAt, i18n.language), who: handedOutBy ?? '' })}
              </span>
              {!granted && <strong>{t('notGranted')}</strong>}
              {granted ? (
                <Button
                  size="s"
                  look="quiet"
                  aria-label={t('unmarkOf', names)}
                  onClick={() => mark(false)}
                  busy={handOut.isPending}
                >
                  {t('unmark')}
                </Button>
              ) : (
                <Button
                  size="s"
                  aria-label={t('closeOf', names)}
                  onClick={() => close.mutate({ eventRewardId, userIds: [userId] })}
                  busy={close.isPending}
                >
                  {t('close')}
                </Button>
              )}
            </>
          )}
        </span>
      </td>
    </tr>
  )
}
