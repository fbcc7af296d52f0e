import { inLanguage } from '@game/domain'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { trpc } from '../../../base/api/client.ts'
import { KeyplayIcon } from '../../../base/icons/keyplay-icon.tsx'
import { SleeveIcon } from '../../../base/icons/sleeve-icon.tsx'
import { inProduct } from '../../../base/product/in-product.ts'
import type { ProfileUser } from '../../../base/session/current-user.ts'
import { usePoints } from '../../../base/texts/use-points.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { ButtonLink } from '../../../base/ui/input/button.tsx'
import { Panel } from '../../../base/ui/layout/panel.tsx'
import styles from './career-panel.module.css'

/** Shows what a user's decks have in common; nothing until one has scores, or if it is hidden (rulebook 27.3, 27.4). */
export function CareerPanel({ user: { id: userId, username } }: { user: ProfileUser }) {
  const { t, i18n } = useTranslation('story')
  const points = usePoints()
  const { data } = useQuery(trpc.story.getCareer.queryOptions({ userId }, { meta: { quiet: true } }))
  if (!data || data.hidden || data.decks === 0) return null
  const { decks, players, keyplays, sleeves, streak, finishes } = data
  const brought = (each: { points: number }) => t('career.points', { points: points(each.points) })
  return (
    <Panel head={t('career.title')} aria-label={t('career.title')}>
      <p className="note regular">{t('career.decks', { decks })}</p>
      <dl className={`row wrap baseline between gap-1 across-3 ${styles.streak}`}>
        <dt>{t('career.streak')}</dt>
        <dd>
          <strong>{t('career.longest', { longest: streak.longest })}</strong>{' '}
          <span className="note regular">{t('career.now', { current: streak.current })}</span>
        </dd>
      </dl>
      <Favourites title={t('career.finishes')}>
        {finishes.map(({ eventId, name, rank, participants }) => (
          <Row
            key={eventId}
            name={
              <Link
                to="/$product/games/$eventId/{-$eventName}"
                params={{ ...inProduct, eventId: String(eventId) }}
                className="corners-4 lights"
              >
                {name}
              </Link>
            }
            value={t('history.rank', { rank: points(rank) })}
            note={t('history.of', { participants: points(participants) })}
          />
        ))}
      </Favourites>
      <Favourites title={t('career.players')}>
        {players.map(({ player, times, ...each }) => (
          <Row
            key={player.id}
            name={
              <Link
                to="/$product/players/$playerId"
                params={{ ...inProduct, playerId: String(player.id) }}
                className="corners-4 lights"
              >
                {player.name}
              </Link>
            }
            value={t('career.times', { times })}
            note={brought(each)}
          />
        ))}
      </Favourites>
      <Favourites title={t('career.keyplays')}>
        {keyplays.map(each => (
          <Row
            key={each.id}
            icon={<KeyplayIcon id={each.id} size={20} />}
            name={inLanguage(each, i18n.language).name}
            value={t('career.cards', { times: each.times })}
            note={brought(each)}
          />
        ))}
      </Favourites>
      <Favourites title={t('career.sleeves')}>
        {sleeves.map(each => (
          <Row
            key={each.id}
            icon={<SleeveIcon id={each.id} size={20} />}
            name={inLanguage(each, i18n.language).name}
            value={t('career.times', { times: each.times })}
            note={brought(each)}
          />
        ))}
      </Favourites>
      <div className="above-4">
        <ButtonLink to="/profile/$userName/season" params={{ userName: username }}>
          {t('season.link')}
        </ButtonLink>
      </div>
    </Panel>
  )
}

function Favourites({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.length === 0) return null
  return (
    <section className={`line-above ${styles.part}`}>
      <h3 className="note strong">{title}</h3>
      <ul>{children}</ul>
    </section>
  )
}

function Row({
  icon,
  name,
  value,
  note,
}: {
  icon?: ReactNode
  name: ReactNode
  value: string
  note: string
}) {
  return (
    <li className={`row wrap middle ${styles.row}`}>
      {icon}
      <span className={`shrinks breaks ${styles.name}`} dir="auto">
        {name}
      </span>
      <span className="pushed rigid text-right tabular">
        {value} <span className="note regular">{note}</span>
      </span>
    </li>
  )
}
