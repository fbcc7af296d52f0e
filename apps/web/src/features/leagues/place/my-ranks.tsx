import { useQuery } from '@tanstack/react-query'
import { Link, linkOptions } from '@tanstack/react-router'
import { trpc } from '../../../base/api/client.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Panel } from '../../../base/ui/layout/panel.tsx'
import type { AutomaticLeague, OwnLeague, Place } from '../league.ts'
import { PlaceWords } from '../place-words.tsx'
import { KeptInvitation } from './kept-invitation.tsx'
import styles from './my-ranks.module.css'

/** Shows on the game page where the user stands in its event: among everybody, the clan, the friends, and in each league. */
export default function MyRanks({ eventId }: { eventId: number }) {
  const { t } = useTranslation('leagues')
  const { data } = useQuery(trpc.league.getLeagues.queryOptions({ eventId }, { meta: { quiet: true } }))
  const ranks = data ? [...data.automatic.map(ofAutomatic), ...data.own.map(ofOwn)] : []
  return (
    <>
      <KeptInvitation />
      {ranks.length > 0 && (
        <Panel
          head={t('mineHere.title')}
          aria-label={t('mineHere.title')}
          actions={
            <Link to="/leagues" className="strong accent lights">
              {t('mineHere.all')}
            </Link>
          }
        >
          <ul className={`stack gap-2 ${styles.ranks}`}>
            {ranks.map(({ key, link, name, automatic, place, note }) => (
              <li key={key}>
                <Link {...link} className={`row middle between gap-3 tile pad-2-3 ${styles.rank}`}>
                  <span className={`shrinks cut ${styles.name}`} dir="auto">
                    {name ?? t(`automaticKind.${automatic}`)}
                  </span>
                  {place ? (
                    <PlaceWords place={place} />
                  ) : (
                    <span className="soft">{note ? t(`cup.${note}`) : '–'}</span>
                  )}
                </Link>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  )
}

type Rank = {
  key: string
  link: ReturnType<typeof linkOfLeague> | ReturnType<typeof linkOfAutomatic>
  /** Null for a league that exists by itself and has no name. */
  name: string | null
  automatic: AutomaticLeague['automatic']
  place: Place | null
  note: OwnLeague['cup']
}

const linkOfLeague = (id: number) =>
  linkOptions({ to: '/leagues/$leagueId', params: { leagueId: String(id) } })
const linkOfAutomatic = (automatic: AutomaticLeague['automatic'], eventId: number) =>
  linkOptions({
    to: '/leagues/of/$automatic/$eventId',
    params: { automatic, eventId: String(eventId) },
  })

const ofAutomatic = ({ automatic, eventId, clan, place }: AutomaticLeague): Rank => ({
  key: automatic,
  link: linkOfAutomatic(automatic, eventId),
  name: clan,
  automatic,
  place,
  note: null,
})

const ofOwn = ({ id, name, place, cup }: OwnLeague): Rank => ({
  key: String(id),
  link: linkOfLeague(id),
  name,
  automatic: 'event',
  place,
  note: cup,
})
