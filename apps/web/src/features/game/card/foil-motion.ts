/** Where the light falls on a card, as fractions of its width and height. */
export type Light = { x: number; y: number }

/** How many degrees a device must be turned for the light to move from the middle to an edge. */
const reach = 24

const within = (part: number) => Math.min(1, Math.max(0, part))

/** The light on a device turned to `beta` (front to back) and `gamma` (side to side); `rest` is how it was held at first. */
export function lightOf(
  { beta, gamma }: { beta: number; gamma: number },
  rest: { beta: number; gamma: number },
): Light {
  return {
    x: within(0.5 + (gamma - rest.gamma) / (2 * reach)),
    y: within(0.5 + (beta - rest.beta) / (2 * reach)),
  }
}

/** Whether foil is shown at all. */
const isShown = (): boolean =>
  matchMedia('(prefers-reduced-motion: no-preference) and (forced-colors: none)').matches

const properties = ['--sheen-x', '--sheen-y'] as const

/** Moves the light of a card, or resets it. */
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

/** Makes the light follow a finger on a card while it is down. */
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
 * Makes the light follow the tilt of the device, starting from how it is held at first; at most once per frame. It asks for no
 * permission: on devices that require one, like iOS, the light does not move.
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

/** Moves the light of all foil with a finger and, on a handheld device, with its tilt. Only the first call does anything. */
export function followLight(): void {
  if (follows) return
  follows = true
  followTouch()
  if (matchMedia('(hover: none)').matches) followTurn()
}
