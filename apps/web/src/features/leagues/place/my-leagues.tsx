import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { trpc } from '../../../base/api/client.ts'
import { useStream } from '../../../base/stream/use-stream.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Panel } from '../../../base/ui/layout/panel.tsx'
import { OwnLeagues } from '../own-leagues.tsx'
import { KeptInvitation } from './kept-invitation.tsx'
import styles from './my-leagues.module.css'

/** How many leagues the home page shows. */
const shown = 5

/** Shows on the home page the user's leagues with rank and movement, those that run first; nothing without a league. */
export default function MyLeagues() {
  const { t } = useTranslation('leagues')
  useStream()
  const { data } = useQuery(trpc.league.getLeagues.queryOptions({}, { meta: { quiet: true } }))
  const order = { running: 0, ahead: 1, ended: 2 }
  const leagues = data?.own.toSorted((a, b) => order[a.state] - order[b.state]).slice(0, shown) ?? []
  return (
    <div className={styles.home}>
      <KeptInvitation />
      {leagues.length > 0 && (
        <Panel
          flush
          head={t('mineHere.home')}
          actions={
            <Link to="/leagues" className="strong accent lights">
              {t('mineHere.all')}
            </Link>
          }
        >
          <OwnLeagues leagues={leagues} label={t('mineHere.home')} />
        </Panel>
      )}
    </div>
  )
}
