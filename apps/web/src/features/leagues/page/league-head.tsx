import { checkLeagueLeave } from '@game/domain'
import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Chip } from '../../../base/ui/feedback/chip.tsx'
import { Button, ButtonLink } from '../../../base/ui/input/button.tsx'
import { ConfirmDialog } from '../../../base/ui/overlay/confirm-dialog.tsx'
import { Dialog } from '../../../base/ui/overlay/dialog.tsx'
import { EmbedButton } from '../../../frame/embed-code/embed-button.tsx'
import { FinalityMark } from '../../../frame/shell/finality-mark.tsx'
import { FormatPicture } from '../format-picture.tsx'
import { InvitePanel } from '../invite/invite-panel.tsx'
import { isDrawnCup, type League, membersWords } from '../league.ts'
import { LeagueTexts } from '../league-texts.tsx'
import { useLeaveLeague, useTakeBack } from '../mutations.ts'
import { useLeagueWords } from '../use-league-words.ts'
import { useUndrawnWords } from '../use-undrawn-words.ts'
import styles from './league-head.module.css'

/** Shows a league's format, name, events and state, and what the viewer can do: invite, join, leave. */
export function LeagueHead({ league }: { league: League }) {
  const { t } = useTranslation('leagues')
  const { scopeOf } = useLeagueWords()
  const isUndrawn = useUndrawnWords()(league) !== null
  const { format, mode, best, name, state, visibility, round, rounds, members, limit } = league
  const about = [
    t(`format.${format}`),
    mode && mode !== 'sum' && t(`modeOf.${mode}`, { best: best ?? 1 }),
    scopeOf(league),
    round !== null && t('roundOf', { round, rounds: rounds.length }),
    t(membersWords(league), { count: members, limit }),
  ].filter(Boolean)
  const shown = rounds.find(each => each.round === round)
  return (
    <div className={`middle stack ${styles.head}`}>
      <FormatPicture format={format} size={84} />
      <div className="stack gap-1 shrinks">
        <h1 className="breaks t28 text-left" dir="auto">
          {name}
        </h1>
        <p className="breaks soft">{about.join(' · ')}</p>
        <p className="row wrap middle gap-2 above-1">
          {isUndrawn ? (
            <Chip tone="warning">{t('undrawn.state')}</Chip>
          ) : (
            <Chip tone={state === 'running' ? 'open' : 'locked'}>{t(`state.${state}`)}</Chip>
          )}
          <Chip>{t(`visibility.${visibility}`)}</Chip>
          {format === 'cup' && shown && (
            <FinalityMark of={{ final: shown.state === 'final', finalAt: shown.finalAt }} />
          )}
        </p>
      </div>
      <Acts league={league} />
      <div className="whole-row gone-empty">
        <LeagueTexts prize={league.prize} note={league.note} />
      </div>
    </div>
  )
}

/** The viewer's ways: members invite and leave, others join. */
function Acts({ league }: { league: League }) {
  const { t } = useTranslation('leagues')
  const takeBack = useTakeBack()
  const { id, name, role, waiting, code, renewedAs, state, visibility, rounds } = league
  const isDrawn = isDrawnCup(league)
  const takesMembers = state !== 'ended' && !isDrawn
  const shown = rounds.find(each => each.state === 'running' || each.state === 'ahead') ?? rounds.at(-1)
  const isPublic = visibility === 'public'
  return (
    <div className={`row wrap middle gap-2 ${styles.acts}`}>
      <EmbedButton
        label={t('embed')}
        embedded={{ kind: 'league', id, name, eventId: shown?.eventId, isPublic }}
      />
      {renewedAs !== null && (
        <ButtonLink to="/leagues/$leagueId" params={{ leagueId: String(renewedAs) }} look="beam">
          {t('settings.renewedAs')}
        </ButtonLink>
      )}
      {role !== null && code && takesMembers && <Invite code={code} name={league.name} />}
      {role !== null && checkLeagueLeave(role).ok && <Leave id={id} name={league.name} isDrawn={isDrawn} />}
      {waiting && (
        <>
          <Chip tone="warning">{t('waiting')}</Chip>
          <Button busy={takeBack.isPending} onClick={() => takeBack.mutate({ leagueId: id })}>
            {t('preview.takeBack')}
          </Button>
        </>
      )}
      {role === null && !waiting && code && takesMembers && (
        <ButtonLink to="/l/$code" params={{ code }} look="beam">
          {t('preview.join')}
        </ButtonLink>
      )}
    </div>
  )
}

function Invite({ code, name }: { code: string; name: string }) {
  const { t } = useTranslation('leagues')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="beam" onClick={() => setOpen(true)}>
        <Share2 size={18} aria-hidden />
        {t('invite.button')}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={t('invite.title', { name })}>
        <InvitePanel code={code} name={name} />
      </Dialog>
    </>
  )
}

/** Leaves after a question, which says what it costs in a cup that has been drawn (rulebook 19.33). */
function Leave({ id, name, isDrawn }: { id: number; name: string; isDrawn: boolean }) {
  const { t } = useTranslation('leagues')
  const [asking, setAsking] = useState(false)
  const leave = useLeaveLeague(name)
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        {t('people.leave')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('people.leaveTitle', { name })}
        onConfirm={() => leave.mutate({ leagueId: id })}
        busy={leave.isPending}
      >
        {t(isDrawn ? 'people.leaveCupText' : 'people.leaveText')}
      </ConfirmDialog>
    </>
  )
}
