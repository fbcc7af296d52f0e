import { FailedState } from '../../base/api/failed-state.tsx'
import { failureOf } from '../../base/api/failure.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { useKeyplays } from '../game/keyplay-points/use-keyplays.ts'
import { Differences } from './differences.tsx'
import { LeadPanel } from './lead-panel.tsx'
import { Nothing } from './nothing.tsx'
import styles from './phase-rivals.module.css'
import type { RivalCard, RivalUsers } from './rival-users.ts'
import { RivalrySkeleton } from './rivalry-skeleton.tsx'
import { useRivalry } from './use-rivalry.ts'
import { Versus } from './versus.tsx'

/** Shows two decks of a phase: both scores, the lead by round with what decided it, shared cards and differences (rulebook 22.7). */
export function PhaseRivals({
  at,
  title,
  users,
  cards,
}: {
  at: { eventId: number; phaseIndex: number }
  title: string
  users: RivalUsers
  cards: readonly RivalCard[]
}) {
  const { t } = useTranslation('rivalry')
  const { shown, failed } = useRivalry(at, users)
  const { keyplays } = useKeyplays()
  if (failed && failureOf(failed.error)?.status === 404)
    return <Nothing title={t('noDecks')} text={t('noDecksText')} />
  if (failed)
    return <FailedState error={failed.error} onRetry={() => failed.refetch()} busy={failed.isFetching} />
  if (!shown) return <RivalrySkeleton label={t('loading')} />
  return (
    <div className={`stack gap-4 shrinks ${styles.parts}`}>
      <Versus at={at} title={title} users={users} rivalry={shown} />
      <LeadPanel users={users} rivalry={shown} keyplays={keyplays} />
      <Differences users={users} rivalry={shown} cards={cards} />
    </div>
  )
}
