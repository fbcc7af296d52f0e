import { type ReactNode, useState } from 'react'
import { classNames } from '../../ui/layout/class-names.ts'
import type { Player } from '../deck/deck-cards.ts'
import { CardFront } from './card-front.tsx'
import { CardReverse } from './card-reverse.tsx'
import styles from './player-card.module.css'
import { useTilt } from './use-tilt.ts'
import type { Frame } from './worth.ts'

/** A player's card, as wide as its place lets it, 5:7. What is done with it comes in from outside. */
export type PlayerCardProps = {
  player: Player
  /** The age is that on this day, an ISO instant. */
  on: string
  frame: Frame
  keyplays: readonly number[]
  /** The name plate: the handle for moving the card by keyboard, or plain words. */
  name: ReactNode
  sockets: ReactNode
  footer: ReactNode
  controls?: ReactNode
  flipped?: boolean
  lifted?: boolean
  dimmed?: boolean
}

export function PlayerCard(props: PlayerCardProps) {
  const { frame, flipped = false, lifted, dimmed, controls } = props
  const [turned, setTurned] = useState(flipped)
  if (flipped && !turned) setTurned(true)
  const tilt = useTilt()
  return (
    <div
      className={classNames(styles.card, styles[frame], lifted && styles.lifted, dimmed && styles.dimmed)}
      data-part="card"
      data-flipped={flipped || undefined}
      {...tilt}
    >
      <div className={styles.body}>
        <CardFront {...props} hidden={flipped} />
        {frame !== 'steel' && <span key={frame} className={styles.flare} />}
        {turned && <CardReverse {...props} hidden={!flipped} />}
      </div>
      <div className={styles.controls}>{controls}</div>
    </div>
  )
}
