import { classNames } from '../ui/base/class-names.ts'
import { Drawing, type IconProps } from './drawing.tsx'
import css from './metal.module.css'
import { metals } from './metal.ts'

/** The feathers on a badge's sides, one pair per rarity, the lowest first; `right` mirrors `left`. */
const badgeWings: readonly { left: string; right: string }[] = [
  { left: 'M15 38L4 42L9 47L18 46Z', right: 'M49 38L60 42L55 47L46 46Z' },
  { left: 'M14 29L1 31L6 38L15 38Z', right: 'M50 29L63 31L58 38L49 38Z' },
  { left: 'M14 19L0 18L4 27L14 29Z', right: 'M50 19L64 18L60 27L50 29Z' },
]

const phaseNumber = { x: 32, y: 39, textAnchor: 'middle', fontSize: 17, fontWeight: 800 } as const

/** Draws the commemorative badge of a phase: bronze (rarity 1), silver (2) or gold (3), with the phase's index on its shield. */
export function Badge({
  rarity,
  phaseIndex,
  size = 64,
  className,
  ...props
}: IconProps & { rarity: number; phaseIndex?: number }) {
  const step = Math.min(3, Math.max(1, Math.round(rarity)))
  return (
    <Drawing
      grid={64}
      size={size}
      className={classNames(css[metals[3 - step] ?? 'bronze'], className)}
      {...props}
    >
      {badgeWings.slice(0, step).map(({ left, right }) => (
        <g key={left}>
          <path className={css.body} d={left} />
          <path className={css.dark} d={right} />
        </g>
      ))}
      <path className={css.light} d="M32 9L14 15V33C14 44 21 51 32 56Z" />
      <path className={css.dark} d="M32 9L50 15V33C50 44 43 51 32 56Z" />
      <path
        className={css.body}
        d="M32 13L46 17.7V33C46 41.7 40.7 47.3 32 51.6C23.3 47.3 18 41.7 18 33V17.7Z"
      />
      <path className={css.light} d="M18 17.7L32 13V27L18 36Z" opacity={0.55} />
      {step === 3 && (
        <path className={css.light} d="M22 8L27 3.5L32 0.5L37 3.5L42 8L36.5 8.5L32 5.5L27.5 8.5Z" />
      )}
      {phaseIndex === undefined ? (
        <path className={css.mark} d="M32 21L35 28.5L43 29L37 34L39 42L32 37.5L25 42L27 34L21 29L29 28.5Z" />
      ) : (
        <text className={css.mark} {...phaseNumber}>
          {phaseIndex}
        </text>
      )}
    </Drawing>
  )
}
