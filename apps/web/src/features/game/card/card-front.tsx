import type { ReactNode } from 'react'
import { Picture } from '../../../base/ui/layout/picture.tsx'
import type { Player } from '../deck-state/deck-cards.ts'
import frameStyles from '../shared/frame.module.css'
import type { Frame } from '../shared/frame.ts'
import { useCountryName } from '../shared/use-country-name.ts'
import styles from './card-front.module.css'
import foilStyles from './foil.module.css'
import { TraitBadges } from './trait-badges.tsx'

/** What the front of a card shows. */
export type FrontContent = {
  frame: Frame
  player: Player
  /** The name plate: the handle for moving the card by keyboard, or plain text. */
  name: ReactNode
  sockets: ReactNode
  footer: ReactNode
  /** What an organiser says of the player. */
  news?: ReactNode
}

/** Shows the front of a card: the player's picture, team, flag and name, perks and footer. Metal frames have foil (rulebook 13.74). */
export function CardFront({
  player,
  frame,
  name,
  sockets,
  footer,
  news,
  hidden,
}: FrontContent & { hidden: boolean }) {
  const countryName = useCountryName()
  const team = player.team?.key
  const foil = frame !== 'steel' && !hidden
  return (
    <div className={frameStyles.frame} inert={hidden}>
      {foil && <span className={foilStyles.edge} />}
      <div className={styles.face}>
        {team && (
          <Picture
            src={`/img/fields/${team}.png`}
            width={400}
            height={560}
            shown={256}
            className="cover"
            eager
          />
        )}
        {foil && <span className={foilStyles.print} data-foil />}
        <Picture
          src={`/img/players/${player.img || 'placeholder'}.png`}
          fallback="/img/players/placeholder.png"
          width={400}
          height={480}
          shown={256}
          className={`over ${styles.portrait}`}
          eager
        />
        <div className={styles.shade} />
        {team && (
          <Picture
            src={`/img/teams/${team}.png`}
            width={256}
            height={256}
            alt={player.team?.name}
            shown={64}
            className={`over ${styles.crest}`}
            eager
          />
        )}
        <TraitBadges player={player} />
        <div className={`let-through ${styles.sheen}`} />
        <div className={`row middle ${styles.plate}`} data-part="plate">
          {player.country && (
            <Picture
              src={`/img/countries/${player.country}.png`}
              width={100}
              height={67}
              alt={countryName(player.country)}
              className={`rigid ${styles.flag}`}
              eager
            />
          )}
          {name}
        </div>
        {news}
        <div className={`column middle ${styles.sockets}`} data-part="sockets">
          {sockets}
        </div>
        <div className={styles.footer}>{footer}</div>
      </div>
    </div>
  )
}
