import { useQuery } from '@tanstack/react-query'
import { trpc } from '../api/client.ts'
import { Picture } from '../ui/layout/picture.tsx'
import styles from './card-fan.module.css'

const asked = trpc.catalogue.getPlayers.queryOptions({ pageSize: 50 }, { meta: { quiet: true } })

/** Deals a fan of five cards face up, one of each team as far as there are as many, once the players are read. Decorative. */
export function CardFan() {
  const { data } = useQuery(asked)
  const players = data?.players ?? []
  const shown = new Set([...new Map(players.map(player => [player.teamId, player])).values(), ...players])
  return (
    <div className={styles.fan} aria-hidden>
      {[...shown].slice(0, 5).map((player, place) => (
        <div key={player.id} className={styles.card} style={{ '--place': place - 2 }}>
          <Picture
            src={`/img/players/${player.img || 'placeholder'}.png`}
            width={400}
            height={480}
            shown={256}
            eager
          />
          {player.name}
        </div>
      ))}
    </div>
  )
}
