import { type ReactNode, useState } from 'react'
import { classNames } from '../../../base/ui/base/class-names.ts'
import { CardReverse, type ReverseContent } from '../card-reverse/card-reverse.tsx'
import { CardFront, type FrontContent } from './card-front.tsx'
import styles from './player-card.module.css'
import { useTilt } from './use-tilt.ts'

type Props = FrontContent &
  ReverseContent & {
    /** Buttons on top of the card: its menu, and the one that turns it over. */
    controls?: ReactNode
    flipped?: boolean
    lifted?: boolean
    dimmed?: boolean
  }

/** Shows a player's card, 5:7 and as wide as its container. The reverse is rendered once the card is first turned over. */
export function PlayerCard(props: Props) {
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
      <div className={`column ${styles.controls}`}>{controls}</div>
    </div>
  )
}
