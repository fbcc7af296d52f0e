import { product } from '@game/domain'
import type { ReactNode } from 'react'
import { FailedState } from '../../../base/api/failed-state.tsx'
import { failureOf } from '../../../base/api/failure.ts'
import { StreamState } from '../../../base/stream/stream-state.tsx'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { EmptyState } from '../../../base/ui/feedback/states.tsx'
import { Brand } from '../../../frame/shell/brand.tsx'
import styles from './frame.module.css'

/** The page of an embed: what it is about, its content, and at the foot the ways to the game. */
export function Frame({
  title,
  about,
  link,
  children,
}: {
  title: string
  about: string
  link: ReactNode
  children: ReactNode
}) {
  return (
    <main className={`stack gap-3 pad-3 ${styles.frame}`}>
      <Title of={title} />
      <header className={`row wrap baseline gap-1 across-3 corners-panel ${styles.head}`}>
        <h1 className="breaks t20 bold" dir="auto">
          {title}
        </h1>
        <p className="note">{about}</p>
      </header>
      {children}
      <footer className={`row wrap middle gap-1 across-4 corners-panel ${styles.foot}`}>
        <Brand />
        <StreamState />
        <span className="pushed">{link}</span>
      </footer>
    </main>
  )
}

/** Says that there is nothing for visitors to see, without saying why (rulebook 26.4), or that it could not be read. */
export function NothingToShow({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('embed')
  return (
    <main className={`stack gap-3 pad-3 ${styles.frame}`}>
      <Title of={t('nothing')} />
      {[400, 404].includes(failureOf(error)?.status ?? 0) ? (
        <EmptyState title={t('nothing')} text={t('nothingText')} />
      ) : (
        <FailedState error={error} onRetry={onRetry} />
      )}
    </main>
  )
}

/** Names the page; screen readers read it out where the frame has no title. */
export const Title = ({ of }: { of: string }) => <title>{`${of} | ${product.name}`}</title>
