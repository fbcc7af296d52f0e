import { Check, Crosshair, Unlink, UserRoundX } from 'lucide-react'
import { useState } from 'react'
import { Avatar } from '../../base/session/avatar.tsx'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Chip } from '../../base/ui/feedback/chip.tsx'
import { Button } from '../../base/ui/input/button.tsx'
import { IconButton } from '../../base/ui/input/icon-button.tsx'
import { formatMoment } from '../../base/ui/layout/dates.ts'
import { Panel } from '../../base/ui/layout/panel.tsx'
import { ConfirmDialog } from '../../base/ui/overlay/confirm-dialog.tsx'
import { Name } from '../leaderboards/score-row.tsx'
import type { Hosted, PrivateGame } from './hosted.ts'
import styles from './hosting.module.css'
import { useAdmit, useRemove, useRemoveSteamLink } from './mutations.ts'

type Participant = Hosted['participants'][number]
type Props = { event: PrivateGame; hosted: Hosted; owns: boolean }
type State = Participant['state']

/** Lists those of the circle of a private game who are in these states; its owner lets in and removes (rulebook 30.4). */
export function Circle({ states, event, hosted, owns }: Props & { states: readonly State[] }) {
  const { t } = useTranslation('hosting')
  const inState = (state: State) => hosted.participants.filter(each => each.state === state)
  const heads = {
    waiting: t('game.asking'),
    in: `${t('game.takePart')} · ${inState('in').length}`,
    removed: t('game.removed'),
  }
  return states.map(
    state =>
      inState(state).length > 0 && (
        <Panel key={state} flush head={heads[state]} aria-label={heads[state]}>
          {state === 'in' && <Decks participants={inState(state)} />}
          <ul>
            {inState(state).map(each => (
              <Row key={each.userId} event={event} hosted={hosted} owns={owns} participant={each} />
            ))}
          </ul>
        </Panel>
      ),
  )
}

/** Says how many decks there are in the phase that is open; not of how many, as in a later phase not everybody can play. */
function Decks({ participants }: { participants: readonly Participant[] }) {
  const { t } = useTranslation('hosting')
  if (participants.every(({ hasDeck }) => hasDeck === null)) return null
  const decks = participants.filter(({ hasDeck }) => hasDeck).length
  return (
    <p className="pad-2-4 strong" role="status">
      {t('game.decks', { decks })}
    </p>
  )
}

function Row({ event, hosted, owns, participant }: Props & { participant: Participant }) {
  const { t, i18n } = useTranslation('hosting')
  const { userId, username, avatar, state, since, linkedAs, hasDeck } = participant
  const isOwner = userId === hosted.ownerId
  const at = formatMoment(since, i18n.language)
  return (
    <li className={`row wrap middle gap-3 pad-2-4 lined ${styles.person}`}>
      <Avatar user={{ name: username, avatar }} size={36} />
      <span className={`stack shrinks ${styles.words}`}>
        <span className="cut strong">
          <Name username={username} />
        </span>
        <span className="soft">{state === 'in' ? t('game.since', { at }) : at}</span>
        {state === 'in' && hasDeck && (
          <span className="row middle gap-1 soft shrinks">
            <Check size={14} className={`keeps-size ${styles.linked}`} aria-hidden />
            {t('game.hasDeck')}
          </span>
        )}
        {linkedAs !== null && (
          <span className="row middle gap-1 soft shrinks">
            <Crosshair size={14} className="keeps-size" aria-hidden />
            <span className="cut" dir="auto">
              {t('game.plays', { name: linkedAs })}
            </span>
          </span>
        )}
      </span>
      {isOwner && <Chip tone="warning">{t('game.owner')}</Chip>}
      {owns && !isOwner && linkedAs !== null && <UnlinkButton eventId={event.id} participant={participant} />}
      {owns && !isOwner && state === 'in' && <RemoveButton eventId={event.id} participant={participant} />}
      {owns && state !== 'in' && !event.completed && <Answer eventId={event.id} participant={participant} />}
    </li>
  )
}

/** The owner undoes a SteamID that the chat has linked to somebody (rulebook 30.14). */
function UnlinkButton({ eventId, participant }: { eventId: number; participant: Participant }) {
  const { t } = useTranslation('hosting')
  const unlink = useRemoveSteamLink()
  const { userId, username, linkedAs } = participant
  return (
    <IconButton
      label={t('game.unlinkOf', { name: username, player: linkedAs ?? '' })}
      disabled={unlink.isPending}
      onClick={() => unlink.mutate({ eventId, userId })}
    >
      <Unlink size={18} />
    </IconButton>
  )
}

function RemoveButton({ eventId, participant }: { eventId: number; participant: Participant }) {
  const { t } = useTranslation('hosting')
  const [asking, setAsking] = useState(false)
  const remove = useRemove()
  const { userId, username: name } = participant
  return (
    <>
      <IconButton label={t('game.removeOf', { name })} onClick={() => setAsking(true)}>
        <UserRoundX size={18} />
      </IconButton>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('game.removeTitle', { name })}
        onConfirm={() => remove.mutate({ eventId, userId }, { onSettled: () => setAsking(false) })}
        busy={remove.isPending}
      >
        {t('game.removeText')}
      </ConfirmDialog>
    </>
  )
}

/** LET IN, and REFUSE for who waits. */
function Answer({ eventId, participant }: { eventId: number; participant: Participant }) {
  const { t } = useTranslation('hosting')
  const admit = useAdmit()
  const remove = useRemove()
  const { userId, username: name, state } = participant
  return (
    <span className="row gap-2">
      <Button
        size="s"
        look="beam"
        aria-label={t('game.letInOf', { name })}
        busy={admit.isPending}
        onClick={() => admit.mutate({ eventId, userId })}
      >
        {t('game.letIn')}
      </Button>
      {state === 'waiting' && (
        <Button
          size="s"
          aria-label={t('game.refuseOf', { name })}
          busy={remove.isPending}
          onClick={() => remove.mutate({ eventId, userId })}
        >
          {t('game.refuse')}
        </Button>
      )}
    </span>
  )
}
