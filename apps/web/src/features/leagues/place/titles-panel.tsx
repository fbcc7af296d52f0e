import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { trpc } from '../../../base/api/client.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { formatDay } from '../../../base/ui/layout/dates.ts'
import { Panel } from '../../../base/ui/layout/panel.tsx'
import { FormatPicture } from '../format-picture.tsx'
import styles from './titles-panel.module.css'

/** Lists the leagues that a user has won; nothing without one. The name of a league that the viewer may not see is left out. */
export default function TitlesPanel({ userId }: { userId: number }) {
  const { t, i18n } = useTranslation('leagues')
  const { data } = useQuery(trpc.league.getLeagueTitles.queryOptions({ userId }, { meta: { quiet: true } }))
  const titles = data?.titles ?? []
  if (titles.length === 0) return null
  const head = t('titles.head', { count: titles.length })
  return (
    <Panel head={head} aria-label={head} className="above-4">
      <ul className={`stack gap-2 ${styles.titles}`}>
        {titles.map(({ leagueId, name, format, wonAt }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a title of a hidden league has no id
          <li key={at} className={`row middle gap-3 shrinks tile pad-2-3 ${styles.title}`}>
            <FormatPicture format={format} size={40} />
            <span className="stack shrinks">
              <strong className="breaks" dir="auto">
                {leagueId === null ? (
                  (name ?? t('titles.private'))
                ) : (
                  <Link to="/leagues/$leagueId" params={{ leagueId: String(leagueId) }}>
                    {name}
                  </Link>
                )}
              </strong>
              <span className="soft">
                {t(`format.${format}`)} · {formatDay(wonAt, i18n.language)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
