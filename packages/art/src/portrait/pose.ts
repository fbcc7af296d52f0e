import { between, pick, share } from '../base/seed.ts'

/** What the hands do: press the headset to the ear, hold the chin, are raised as a fist, point up, salute or lie crossed on the chest. */
export type Gesture = 'call' | 'chin' | 'fist' | 'point' | 'salute' | 'crossed'

/** The pose of a figure. Turns run from -1, to the viewer's left, to 1; a pitch above 0 looks down. */
export type Pose = {
  /** How near the figure is: 1.1 is a head that fills the card, 0.7 a half-length. */
  size: number
  /** How far the shoulders are turned, and how many degrees they lean. */
  turn: number
  lean: number
  /** Degrees by which the head is tilted, and where it looks. */
  roll: number
  yaw: number
  pitch: number
  gesture?: Gesture
}

type Poses = readonly [Pose, ...Pose[]]

/** A sniper looks along the sight: near, the shoulder to the stock, the head down to it, or back over it. */
const awp: Poses = [
  { size: 0.95, turn: 1, lean: 5, roll: 8, yaw: 0.9, pitch: 0.7 },
  { size: 0.93, turn: -0.6, lean: -8, roll: -11, yaw: -0.5, pitch: 0.5 },
  { size: 0.88, turn: 1.3, lean: 7, roll: -4, yaw: -1, pitch: 0.1 },
  { size: 1.1, turn: 0.5, lean: 3, roll: 5, yaw: 1.5, pitch: 0.4 },
  { size: 1.04, turn: 1.4, lean: 9, roll: 12, yaw: 1.7, pitch: 0.8 },
]

/** A leader calls or thinks: half-length, with a hand to the headset or the chin, one finger up or the arms crossed. */
const igl: Poses = [
  { size: 0.76, turn: -0.4, lean: 2, roll: 5, yaw: 0.7, pitch: -0.3, gesture: 'call' },
  { size: 0.74, turn: 0.4, lean: -2, roll: -7, yaw: 0.5, pitch: 0.3, gesture: 'chin' },
  { size: 0.78, turn: 0.3, lean: 2, roll: -3, yaw: -0.6, pitch: 0, gesture: 'call' },
  { size: 0.68, turn: 0, lean: 0, roll: 0, yaw: -0.9, pitch: -0.5, gesture: 'crossed' },
  { size: 0.75, turn: -0.5, lean: -3, roll: -6, yaw: 1.2, pitch: -0.2, gesture: 'point' },
]

/** A rifler is ready to fight: shoulders square or turned, chin up, leaning in, with a fist, a salute or crossed arms. */
const rifler: Poses = [
  { size: 0.88, turn: 0.8, lean: -3, roll: -4, yaw: 0.6, pitch: -0.4 },
  { size: 0.72, turn: 0, lean: 0, roll: 0, yaw: 0.15, pitch: -0.7 },
  { size: 0.8, turn: 0.4, lean: 3, roll: -6, yaw: -0.5, pitch: -0.2, gesture: 'fist' },
  { size: 0.94, turn: 0.4, lean: -7, roll: 6, yaw: -0.4, pitch: 0.6 },
  { size: 0.82, turn: -0.9, lean: 4, roll: 3, yaw: 0.8, pitch: 0 },
  { size: 0.7, turn: 0, lean: 0, roll: 4, yaw: 0.6, pitch: 0.2, gesture: 'crossed' },
  { size: 0.76, turn: -0.3, lean: 0, roll: -8, yaw: -0.8, pitch: 0.2, gesture: 'salute' },
  { size: 1.08, turn: 0, lean: 0, roll: -3, yaw: -0.2, pitch: -0.2 },
  { size: 0.86, turn: 1.4, lean: 6, roll: 6, yaw: 1.6, pitch: -0.6 },
]

const posesOf: ReadonlyMap<string, Poses> = new Map([
  ['awp', awp],
  ['igl', igl],
  ['rifler', rifler],
])

const anyPose: Poses = [...rifler, ...awp, ...igl]

/**
 * Splits the role off a key `team-name-role`; the rest decides how the person looks, so that a new role changes the pose but not the face. A
 * key without a role is the person.
 */
export function roleOf(key: string): { person: string; role: string | undefined } {
  const parts = key.split('-')
  const role = parts.length > 2 ? parts.at(-1) : undefined
  return role !== undefined && posesOf.has(role)
    ? { person: parts.slice(0, -1).join('-'), role }
    : { person: key, role: undefined }
}

/** A pose of a key's role, or of any role if it has none; poses without a hand are mirrored for half of the keys. */
export function poseOf(key: string): Pose {
  const { person, role } = roleOf(key)
  const pose = pick(person, 'pose', (role && posesOf.get(role)) || anyPose)
  const side = pose.gesture === undefined && share(person, 'side') < 0.5 ? -1 : 1
  return {
    ...pose,
    turn: side * pose.turn,
    lean: side * pose.lean,
    roll: side * pose.roll + between(person, 'tilt', -1.5, 1.5),
    yaw: side * pose.yaw + between(person, 'turn', -0.12, 0.12),
  }
}

const round = (number: number) => String(Math.round(number * 1000) / 1000)
const all = (...numbers: number[]) => numbers.map(round).join(' ')

/** Places the whole figure: near or half-length, the head's top below the edge, a little to the right, as a card's badges are on its left. */
export const figurePlace = ({ size, gesture }: Pose): string =>
  `translate(${all(200 - 200 * size + (gesture === 'call' ? 42 : 10), gesture === 'chin' ? 8 : 13 + Math.max(0, 60 * (size - 0.95)))}) scale(${round(size)})`

/** Turns the shoulders around the foot of the neck; `build` is how broad they are, 1 on average. */
export const shoulderTurn = ({ turn, lean }: Pose, build: number): string =>
  `translate(200 380) rotate(${round(lean)}) skewY(${round(-6 * turn)}) scale(${round(build * (1 - 0.1 * Math.abs(turn)))} 1) translate(${all(-200 - 12 * turn, -380)})`

/** Where the eyes of a key look, -1 to the viewer's left, 1 to the right: often at the viewer though the head is turned. */
export const gazeOf = (person: string, { yaw }: Pose): number =>
  share(person, 'gaze') < 0.5 ? -0.6 * Math.max(-1, Math.min(1, yaw)) : between(person, 'gaze aside', -1, 1)

/** Tilts the head around the neck and scales it to the shoulders. */
export const headTurn = ({ roll, yaw }: Pose): string =>
  `rotate(${round(roll)} 200 350) translate(${all(-40 + 8 * yaw, -28)}) scale(1.2)`

/** Shifts a part of the head that lies `near` before its axis, or behind it below 0, as the head turns and nods. */
export const parallax = ({ yaw, pitch }: Pose, near: number, nod = near / 2): string =>
  `transform="translate(${all(near * yaw, nod * pitch)})"`
