import { leagueSizes } from '@game/domain'
import { Link } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import type { Outputs } from '../../../base/api/client.ts'
import { useServerNow } from '../../../base/api/use-server-now.ts'
import { Avatar } from '../../../base/session/avatar.tsx'
import { useShownName } from '../../../base/session/shown-name.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Chip } from '../../../base/ui/feedback/chip.tsx'
import { Button, ButtonLink } from '../../../base/ui/input/button.tsx'
import { DeckLink } from '../deck-link.tsx'
import { FormatPicture } from '../format-picture.tsx'
import { membersWords } from '../league.ts'
import { LeagueTexts } from '../league-texts.tsx'
import { useJoinLeague, useTakeBack } from '../mutations.ts'
import { useLeagueWords } from '../use-league-words.ts'
import styles from './invitation.module.css'
import { joinsAfterSignUp } from './invitation-memory.ts'

type Preview = Outputs['league']['getLeaguePreview']['league']
type Props = { league: Preview; code: string; signedIn: boolean }

/** Shows what a league is and the way in: joining, signing up first, or why nobody can join. */
export function Invitation({ league, code, signedIn }: Props) {
  const { t } = useTranslation('leagues')
  const { scopeOf } = useLeagueWords()
  const shownName = useShownName()
  const { name, format, mode, best, owner, members, limit, qualifiers, names, ready, state, visibility } =
    league
  return (
    <section className={`stack gap-4 text-center ${styles.invitation}`} aria-labelledby="league">
      <FormatPicture format={format} size={96} />
      <div className="stack gap-1 shrinks fits">
        <p className="strong accent">{t('preview.invited')}</p>
        <h1 id="league" className="breaks t28 bold" dir="auto">
          {name}
        </h1>
        {owner && <p className="soft">{t('owner', { name: shownName(owner.username) })}</p>}
      </div>
      <p className="row wrap centred gap-2">
        <Chip tone="info">{t(`format.${format}`)}</Chip>
        <Chip>{t(`visibility.${visibility}`)}</Chip>
        <Chip tone={state === 'running' ? 'open' : 'locked'}>{t(`state.${state}`)}</Chip>
      </p>
      <dl className={`stack gap-2 wide text-left ${styles.facts}`}>
        <div>
          <dt>{t('make.steps.events')}</dt>
          <dd dir="auto">{scopeOf(league)}</dd>
        </div>
        {mode && (
          <div>
            <dt>{t('table.points')}</dt>
            <dd>{t(`modeOf.${mode}`, { best: best ?? 1 })}</dd>
          </div>
        )}
        <div>
          <dt>{t('preview.names')}</dt>
          <dd>
            {t(membersWords(league), { count: members, limit })}
            {typeof ready?.decks === 'number' &&
              ` · ${t('ready.count', { decks: ready.decks, members: ready.members })}`}
          </dd>
        </div>
      </dl>
      <LeagueTexts prize={league.prize} note={league.note} />
      <p className="soft">
        {t(`formatText.${format}`)}
        {qualifiers !== null && ` ${t('qualifying.rule', { enough: 2 * qualifiers, count: qualifiers })}`}
      </p>
      {names && names.length > 0 && (
        <ul className="row wrap centred gap-2 across-3 fits" aria-label={t('preview.names')}>
          {names.map(({ id, username, avatar }) => (
            <li key={id} className="row middle gap-2 shrinks fits">
              <Avatar user={{ name: username, avatar }} size={28} />
              <span className="cut" dir="auto">
                {shownName(username)}
              </span>
            </li>
          ))}
        </ul>
      )}
      <Ways league={league} code={code} signedIn={signedIn} />
    </section>
  )
}

/** What the viewer can do about an invitation. */
function Ways({ league, code, signedIn }: Props) {
  const { t } = useTranslation('leagues')
  const { asker, format, joining, limit, entry } = league
  const join = useJoinLeague(league.name)
  const takeBack = useTakeBack()
  const joins = useEffectEvent(() => join.mutate({ code }))
  const isOutside = signedIn && joining === 'open' && asker !== 'member' && asker !== 'waiting'
  useEffect(() => {
    if (!isOutside || joinsAfterSignUp.get() !== code) return
    joinsAfterSignUp.set(null)
    joins()
  }, [isOutside, code])
  if (asker === 'member') return <Inside league={league} />
  if (asker === 'waiting')
    return (
      <div className={styles.ways}>
        <p role="status">{t('preview.waiting')}</p>
        <Button busy={takeBack.isPending} onClick={() => takeBack.mutate({ leagueId: league.id })}>
          {t('preview.takeBack')}
        </Button>
      </div>
    )
  if (joining === 'full' || joining === 'closed' || joining === 'over') {
    const isOfRounds = joining === 'full' && format === 'cup' && limit < leagueSizes.cup.most
    return (
      <div className={styles.ways}>
        <p className="t16 bold">{t(`preview.${joining}`)}</p>
        <p className="soft">{t(isOfRounds ? 'preview.cupFullText' : `preview.${joining}Text`, { limit })}</p>
        {league.visibility === 'public' && <ToLeague id={league.id} />}
        <Link to="/leagues" className={`accent ${styles.link}`}>
          {t('title')}
        </Link>
      </div>
    )
  }
  if (!signedIn) {
    const search = { back: `/l/${code}` }
    return (
      <div className={styles.ways}>
        <div className="row wrap centred gap-2">
          <ButtonLink to="/signup" search={search} look="beam" onClick={() => joinsAfterSignUp.set(code)}>
            {t('preview.signUp')}
          </ButtonLink>
          <ButtonLink to="/login" search={search}>
            {t('login')}
          </ButtonLink>
        </div>
        <p className="soft">{t(entry === 'letIn' ? 'preview.signUpAsks' : 'preview.signUpText')}</p>
      </div>
    )
  }
  const asks = asker === 'removed' || entry === 'letIn'
  return (
    <div className={styles.ways}>
      {asker === 'removed' && <p>{t('preview.removed')}</p>}
      {league.state === 'running' && <p className="soft">{t('preview.fromRound')}</p>}
      <Button look="beam" busy={join.isPending} onClick={() => join.mutate({ code })}>
        {t(asks ? 'preview.ask' : 'preview.join')}
      </Button>
    </div>
  )
}

/** The ways of a member: to the league, and to a deck if a phase of it is open. */
function Inside({ league }: { league: Preview }) {
  const { t } = useTranslation('leagues')
  const now = useServerNow()
  const { ready, events } = league
  // In a league of two or above 1,000 members nothing says which phase is open: then its latest event that has opened.
  const opened = events.filter(({ open }) => open !== null && now && Date.parse(open) <= Date.parse(now))
  const eventId = ready?.eventId ?? (league.state === 'ended' ? undefined : opened.at(-1)?.id)
  return (
    <div className={styles.ways}>
      <p role="status">{t('preview.isMember')}</p>
      <div className="row wrap centred gap-2">
        {eventId !== undefined && <DeckLink eventId={eventId} phaseIndex={ready?.phaseIndex} look="beam" />}
        <ToLeague id={league.id} />
      </div>
    </div>
  )
}

function ToLeague({ id }: { id: number }) {
  const { t } = useTranslation('leagues')
  return (
    <ButtonLink to="/leagues/$leagueId" params={{ leagueId: String(id) }}>
      {t('open')}
    </ButtonLink>
  )
}
