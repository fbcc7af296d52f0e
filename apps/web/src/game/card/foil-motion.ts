/** Where the light falls on a card, in parts of its width and height. */
export type Light = { x: number; y: number }

/** Degrees that a device is turned until the light has gone from the middle to an edge. */
const reach = 24

const within = (part: number) => Math.min(1, Math.max(0, part))

/** The light on a device turned by `beta` (front to back) and `gamma` (side to side), held at first as `rest` says. */
export function lightOf(
  { beta, gamma }: { beta: number; gamma: number },
  rest: { beta: number; gamma: number },
): Light {
  return {
    x: within(0.5 + (gamma - rest.gamma) / (2 * reach)),
    y: within(0.5 + (beta - rest.beta) / (2 * reach)),
  }
}

/** Whether foil shows at all. */
const isShown = (): boolean =>
  matchMedia('(prefers-reduced-motion: no-preference) and (forced-colors: none)').matches

const properties = ['--sheen-x', '--sheen-y'] as const

/** Moves the light of a card, or takes it back to where it rests. */
function shine(card: HTMLElement, light?: Light): void {
  if (!light) {
    for (const name of properties) card.style.removeProperty(name)
  } else {
    card.style.setProperty('--sheen-x', `${(light.x * 100).toFixed(1)}%`)
    card.style.setProperty('--sheen-y', `${(light.y * 100).toFixed(1)}%`)
  }
}

/** The cards with foil that are on the page now. */
const cardsWithFoil = (): HTMLElement[] =>
  [...document.querySelectorAll('[data-foil]')].flatMap(
    foil => foil.closest<HTMLElement>('[data-part=card]') ?? [],
  )

/** Lets the light follow a finger on a card, for as long as it is down. */
function followTouch(): void {
  const cardUnder = ({ pointerType, target }: PointerEvent) =>
    pointerType === 'mouse'
      ? undefined
      : cardsWithFoil().find(card => card.contains(target instanceof Node ? target : null))
  const move = (event: PointerEvent) => {
    const card = isShown() && cardUnder(event)
    if (!card) return
    const box = card.getBoundingClientRect()
    const [x, y] = [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height]
    shine(card, { x: within(x), y: within(y) })
  }
  const end = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') for (const card of cardsWithFoil()) shine(card)
  }
  for (const type of ['pointerdown', 'pointermove'] as const) addEventListener(type, move, { passive: true })
  for (const type of ['pointerup', 'pointercancel'] as const) addEventListener(type, end, { passive: true })
}

/**
 * Lets the light follow how the device is held, from how it was held first; at most once a frame. Nobody is asked: where a device tells
 * only after a question, as on iOS, it stays silent.
 */
function followTurn(): void {
  let rest: { beta: number; gamma: number } | undefined
  let waiting = false
  addEventListener('deviceorientation', ({ beta, gamma }) => {
    if (beta === null || gamma === null || waiting || !isShown()) return
    const now = { beta, gamma }
    rest ??= now
    const light = lightOf(now, rest)
    waiting = true
    requestAnimationFrame(() => {
      waiting = false
      for (const card of cardsWithFoil()) shine(card, light)
    })
  })
}

let follows = false

/** Moves the light of all foil with a finger and, on one that is held, with the device, from the first call on. */
export function followLight(): void {
  if (follows) return
  follows = true
  followTouch()
  if (matchMedia('(hover: none)').matches) followTurn()
}
