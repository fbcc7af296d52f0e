import { inLanguage } from '@game/domain'
import { useQuery } from '@tanstack/react-query'
import { trpc } from '../../base/api/client.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { RankCurve } from './rank-curve.tsx'
import { RanksWaiting } from './ranks-waiting.tsx'

/** Shows how the viewer's rank has moved by phase, next to the best friends (rulebook 9.37). */
export default function EventRanks({ event: { id, name } }: { event: { id: number; name: string } }) {
  const { t, i18n } = useTranslation('rivalry')
  const history = useQuery(trpc.score.getRankHistory.queryOptions({ eventId: id }, { meta: { quiet: true } }))
  const { data } = history
  if (!data) return <RanksWaiting reading={history} height={320} />
  if (data.users.length === 0 || data.phases.length === 0)
    return <p className="soft">{t('ranks.eventNone')}</p>
  return (
    <>
      {data.phases.length === 1 && <p className="below-3 soft">{t('ranks.onePhase')}</p>}
      <RankCurve
        caption={t('ranks.eventCaption', { name })}
        users={data.users}
        steps={data.phases.map(({ index, ranks, ...phase }) => ({
          key: index,
          name: inLanguage(phase, i18n.language).name || t('ranks.phase', { index }),
          ranks,
        }))}
      />
    </>
  )
}
