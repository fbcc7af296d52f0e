import { Link } from '@tanstack/react-router'
import { UserRound } from 'lucide-react'
import { KeyplayIcon } from '../../base/icons/keyplay-icon.tsx'
import { inProduct } from '../../base/product/in-product.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Chip } from '../../base/ui/feedback/chip.tsx'
import { Panel } from '../../base/ui/layout/panel.tsx'
import { Picture } from '../../base/ui/layout/picture.tsx'
import { useKeyplays } from '../game/keyplay-points/use-keyplays.ts'
import type { MatchDetail } from './match-score.ts'
import styles from './matches.module.css'

type Player = MatchDetail['players']['home'][number]

/** Lists the players of a team with what each did in the match, and who of the user's leagues holds them. */
export function MatchTeam({ match, side }: { match: MatchDetail; side: 'home' | 'away' }) {
  const { t } = useTranslation('matches')
  const players = match.players[side]
  return (
    <Panel head={match[side].name}>
      {players.length === 0 ? (
        <p className="note">{t('noPlayers')}</p>
      ) : (
        <>
          {players.some(({ counts }) => counts.some(({ provisional }) => provisional > 0)) && (
            <p className="note below-2">{t('provisionalNote')}</p>
          )}
          <ul className="stack">
            {players.map(player => (
              <PlayerRow key={player.playerId} player={player} match={match} />
            ))}
          </ul>
        </>
      )}
    </Panel>
  )
}

function PlayerRow({ player, match }: { player: Player; match: MatchDetail }) {
  const { t } = useTranslation('matches')
  const { playerId, name, img, news, counts } = player
  const isOwn = match.ownCards.some(card => card.playerId === playerId)
  const holders = match.holders?.find(each => each.playerId === playerId)
  return (
    <li className={`stack gap-3 ${styles.player}`} data-player={playerId}>
      <Picture
        src={img ? `/img/players/${img}.png` : undefined}
        width={400}
        height={480}
        placeholder={<UserRound size={20} />}
        shown={128}
        className={styles.portrait}
      />
      <div className="stack gap-1 shrinks">
        <p className="row wrap middle gap-2">
          <Link
            to="/$product/players/$playerId"
            params={{ ...inProduct, playerId: String(playerId) }}
            className={`corners-4 lights strong breaks ${styles.link}`}
            dir="auto"
          >
            {name}
          </Link>
          {isOwn && <Chip tone="info">{t('own')}</Chip>}
          {player.void && <Chip tone="warning">{t('void')}</Chip>}
          {news && <Chip tone={news.state === 'out' ? 'failed' : 'warning'}>{t(`news.${news.state}`)}</Chip>}
        </p>
        {news?.text && (
          <p className="note breaks" dir="auto">
            {news.text}
          </p>
        )}
        {counts.length > 0 ? <Counts counts={counts} /> : <p className="note">{t('noCounts')}</p>}
        {holders && <Holders holders={holders} />}
      </div>
    </li>
  )
}

/** How often each keyplay was done; what running maps add has a plus, and is provisional. */
function Counts({ counts }: { counts: Player['counts'] }) {
  const { t } = useTranslation('matches')
  const { keyplays } = useKeyplays()
  return (
    <ul className="row wrap gap-1 across-3 t14">
      {counts.map(({ keyplayId, count, provisional }) => (
        <li key={keyplayId} className="row middle gap-1">
          <KeyplayIcon id={keyplayId} size={18} />
          <span className="soft">{keyplays.find(({ id }) => id === keyplayId)?.name ?? keyplayId}</span>
          {(count > 0 || provisional === 0) && <strong className="tabular">{count}</strong>}
          {provisional > 0 && (
            <strong className="tabular success">
              +{provisional}
              <span className="visually-hidden"> {t('provisional')}</span>
            </strong>
          )}
        </li>
      ))}
    </ul>
  )
}

type HoldersOfPlayer = NonNullable<MatchDetail['holders']>[number]

/** Names the members of the user's leagues whose decks hold a player. */
function Holders({ holders: { count, users } }: { holders: HoldersOfPlayer }) {
  const { t } = useTranslation('matches')
  return (
    <p className="row wrap baseline gap-1 t14 soft">
      {t('holders')}
      {users.map(({ userId, username }) => (
        <Link
          key={userId}
          to="/profile/{-$userName}"
          params={{ userName: username }}
          className={`corners-4 lights breaks ${styles.link}`}
          dir="auto"
        >
          {username}
        </Link>
      ))}
      {count > users.length && t('moreHolders', { count: count - users.length })}
    </p>
  )
}
