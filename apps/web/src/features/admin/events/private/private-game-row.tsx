import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { refreshAfter, trpc } from '../../../../base/api/client.ts'
import { inProduct } from '../../../../base/product/in-product.ts'
import { useTranslation } from '../../../../base/texts/use-translation.ts'
import { Chip } from '../../../../base/ui/feedback/chip.tsx'
import { Button } from '../../../../base/ui/input/button.tsx'
import { lastUpdated } from '../../form/numbers-and-dates.ts'
import { AdoptButton } from './adopt-button.tsx'
import { CloseGameDialog } from './close-game-dialog.tsx'
import type { ListedPrivateGame } from './listed-game.ts'

/** Shows a private game with its owner and reports; an admin dismisses these, closes the game with a reason, or opens it again (rulebook 30.7, 30.16). */
export function PrivateGameRow({ game }: { game: ListedPrivateGame }) {
  const { t } = useTranslation('admin-events')
  const [closing, setClosing] = useState(false)
  const { id, name, owner, participants, completed, closeReason, reports } = game
  const dismiss = useMutation(
    trpc.hosting.dismissReports.mutationOptions({ onSuccess: () => refreshAfter('hosting.dismissReports') }),
  )
  const reopen = useMutation(
    trpc.hosting.closeEvent.mutationOptions({ onSuccess: () => refreshAfter('hosting.closeEvent') }),
  )
  return (
    <li className="stack gap-2 line-above panel-row">
      <div className="row wrap middle between gap-3">
        <div className="stack gap-1 shrinks">
          <Link
            to="/$product/data/events/config/{-$eventId}"
            params={{ ...inProduct, eventId: String(id) }}
            className="breaks strong"
            dir="auto"
          >
            {name}
          </Link>
          <p className="row wrap middle gap-2 t14 soft">
            {owner ? t('private.owner', { name: owner.username }) : t('private.noOwner')}
            <span className="faint">{t('private.people', { count: participants })}</span>
            {closeReason !== null ? (
              <Chip tone="warning">{t('private.closed')}</Chip>
            ) : (
              completed && <Chip>{t('private.completed')}</Chip>
            )}
          </p>
        </div>
        <div className="row wrap gap-2">
          {reports.length > 0 && (
            <Button size="s" busy={dismiss.isPending} onClick={() => dismiss.mutate({ eventId: id })}>
              {t('private.dismiss')}
            </Button>
          )}
          <AdoptButton game={game} />
          {closeReason === null ? (
            <Button size="s" onClick={() => setClosing(true)}>
              {t('private.close')}
            </Button>
          ) : (
            <Button
              size="s"
              busy={reopen.isPending}
              onClick={() => reopen.mutate({ eventId: id, reason: null })}
            >
              {t('private.reopen')}
            </Button>
          )}
        </div>
      </div>
      {closeReason !== null && (
        <p className="breaks t14 faint" dir="auto">
          {t('private.closeReason', { reason: closeReason })}
        </p>
      )}
      {reports.length > 0 && <Reports reports={reports} />}
      {closing && <CloseGameDialog game={game} onClose={() => setClosing(false)} />}
    </li>
  )
}

function Reports({ reports }: Pick<ListedPrivateGame, 'reports'>) {
  const { t, i18n } = useTranslation('admin-events')
  return (
    <ul className="stack gap-2" aria-label={t('private.reports')}>
      {reports.map(({ userId, username, reason, reportedAt }) => (
        <li key={userId} className="t14">
          <p className="warning">
            {t('private.report', { name: username, when: lastUpdated(reportedAt, i18n.language) })}
          </p>
          <p className="breaks" dir="auto">
            {reason}
          </p>
        </li>
      ))}
    </ul>
  )
}
