import { useMutation } from '@tanstack/react-query'
import { type Outputs, refreshAfter, trpc } from '../../base/api/client.ts'
import { inProduct } from '../../base/product/in-product.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { notify } from '../../base/ui/base/notify.ts'
import { Chip } from '../../base/ui/feedback/chip.tsx'
import { Button, ButtonLink } from '../../base/ui/input/button.tsx'
import { formatMoment } from '../../base/ui/layout/dates.ts'
import styles from '../leagues/invite/invitation.module.css'

type Invite = Outputs['hosting']['getEventInvite']['event']
type Props = { event: Invite; code: string; signedIn: boolean }

/** Shows what a private game is and the way in: taking part, signing up first, or why nobody can join. */
export function Invitation({ event, code, signedIn }: Props) {
  const { t, i18n } = useTranslation('hosting')
  const { name, owner, open, lock, automatic, teams, participants } = event
  const dates = [open, lock].flatMap(at => (at === null ? [] : [formatMoment(at, i18n.language)]))
  const facts = {
    dates: automatic
      ? t('invitation.automatic')
      : dates.length === 0
        ? t('invitation.noDates')
        : dates.join(' – '),
    teams: teams.length === 0 ? t('invitation.noTeams') : new Intl.ListFormat(i18n.language).format(teams),
    people: t('people', { count: participants }),
  }
  return (
    <section className={`stack gap-4 text-center ${styles.invitation}`} aria-labelledby="game">
      <div className="stack gap-1 shrinks fits">
        <p className="strong accent">{t('invitation.invited')}</p>
        <h1 id="game" className="breaks t28 bold" dir="auto">
          {name}
        </h1>
        {owner && <p className="soft">{t('game.hostedBy', { name: owner })}</p>}
      </div>
      <p>
        <Chip>{t('game.private')}</Chip>
      </p>
      <dl className={`stack gap-2 wide text-left ${styles.facts}`}>
        {(['dates', 'teams', 'people'] as const).map(fact => (
          <div key={fact}>
            <dt>{t(`invitation.${fact}`)}</dt>
            <dd dir="auto">{facts[fact]}</dd>
          </div>
        ))}
      </dl>
      <Ways event={event} code={code} signedIn={signedIn} />
    </section>
  )
}

/** What the viewer can do about an invitation. */
function Ways({ event: { id, name, asker, joining }, code, signedIn }: Props) {
  const { t } = useTranslation('hosting')
  const join = useMutation(
    trpc.hosting.joinPrivateEvent.mutationOptions({
      onSuccess: async ({ joined }) => {
        await refreshAfter('hosting.joinPrivateEvent')
        notify('success', joined === 'in' ? t('invitation.joined', { name }) : t('invitation.asked'))
      },
    }),
  )
  if (asker === 'in')
    return (
      <div className={styles.ways}>
        <p role="status">{t('invitation.in')}</p>
        <ButtonLink
          to="/$product/private/$eventId"
          params={{ ...inProduct, eventId: String(id) }}
          look="beam"
        >
          {t('invitation.open')}
        </ButtonLink>
      </div>
    )
  if (asker === 'waiting') return <p role="status">{t('invitation.waiting')}</p>
  if (joining === 'full' || joining === 'over')
    return <p className="t16 bold">{t(`invitation.${joining}`)}</p>
  if (!signedIn) {
    const search = { back: `/e/${code}` }
    return (
      <div className={styles.ways}>
        <div className="row wrap centred gap-2">
          <ButtonLink to="/signup" search={search} look="beam">
            {t('invitation.signUp')}
          </ButtonLink>
          <ButtonLink to="/login" search={search}>
            {t('invitation.login')}
          </ButtonLink>
        </div>
        <p className="soft">{t('invitation.signUpText')}</p>
      </div>
    )
  }
  return (
    <div className={styles.ways}>
      {asker === 'removed' && <p>{t('invitation.removed')}</p>}
      <Button look="beam" busy={join.isPending} onClick={() => join.mutate({ code })}>
        {t(joining === 'in' ? 'invitation.join' : 'invitation.ask')}
      </Button>
    </div>
  )
}
