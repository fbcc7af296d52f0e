import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronRight, House } from 'lucide-react'
import { type Outputs, trpc } from '../../base/api/client.ts'
import { FailedState } from '../../base/api/failed-state.tsx'
import { inProduct } from '../../base/product/in-product.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Chip } from '../../base/ui/feedback/chip.tsx'
import { Loading, Skeleton } from '../../base/ui/feedback/skeleton.tsx'
import { EmptyState } from '../../base/ui/feedback/states.tsx'
import { ButtonLink } from '../../base/ui/input/button.tsx'
import { Panel } from '../../base/ui/layout/panel.tsx'
import { Page } from '../../frame/shell/page.tsx'
import { CodeForm } from './code-form.tsx'
import styles from './hosting.module.css'

type OwnEvent = Outputs['hosting']['getOwnEvents']['events'][number]

/** Shows /{product}/private: the viewer's private games, the way to host one, and a field for the code of an invitation (rulebook 30.9). */
export function PrivateGamesPage() {
  const { t } = useTranslation('hosting')
  const own = useQuery(trpc.hosting.getOwnEvents.queryOptions({}))
  return (
    <Page title={t('title')}>
      <div className="row wrap middle between gap-3 below-4">
        <h1 className="t28 capital">{t('title')}</h1>
        <ButtonLink to="/$product/private/host" params={inProduct} look="beam">
          <House size={18} aria-hidden />
          {t('host')}
        </ButtonLink>
      </div>
      <p className="below-5 soft">{t('about')}</p>
      <div className="stack gap-4">
        <Panel flush head={t('yours')}>
          {own.isError && !own.data ? (
            <FailedState error={own.error} onRetry={() => own.refetch()} busy={own.isFetching} />
          ) : !own.data ? (
            <Loading label={t('loading')}>
              <Skeleton height={64} radius={0} />
            </Loading>
          ) : own.data.events.length === 0 ? (
            <EmptyState icon={<House size={20} />} title={t('none')} text={t('noneText')} />
          ) : (
            <ul>
              {own.data.events.map(event => (
                <GameRow key={event.id} event={event} />
              ))}
            </ul>
          )}
        </Panel>
        <Panel>
          <CodeForm />
        </Panel>
      </div>
    </Page>
  )
}

function GameRow({ event: { id, name, role, participants, completed } }: { event: OwnEvent }) {
  const { t } = useTranslation('hosting')
  const facts = [t(`role.${role}`), t('people', { count: participants })]
  const shown = (
    <>
      <span className="stack fill shrinks">
        <span className="breaks strong" dir="auto">
          {name}
        </span>
        <span className="soft">{facts.join(' · ')}</span>
      </span>
      {completed && <Chip tone="locked">{t('over')}</Chip>}
    </>
  )
  // Who waits does not see the game yet.
  if (role === 'waiting') return <li className={`row middle gap-3 pad-2-4 lined ${styles.game}`}>{shown}</li>
  return (
    <li className="lined">
      <Link
        to="/$product/private/$eventId"
        params={{ ...inProduct, eventId: String(id) }}
        className={`row middle gap-3 pad-2-4 ${styles.game}`}
      >
        {shown}
        <ChevronRight size={18} aria-hidden className="soft" />
      </Link>
    </li>
  )
}
