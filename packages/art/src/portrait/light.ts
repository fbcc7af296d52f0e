/**
 * Paints `path`, its planes of shadow within it, the team's glow on its far side, and a rim of light along its upper
 * right edge, as from a lamp behind the shoulder. The picture has to define the gradients `glow` and `edge`.
 */
export function lit(id: string, path: string, fill: string, planes = ''): string {
  return `<clipPath id="${id}"><path d="${path}"/></clipPath><g clip-path="url(#${id})"><path d="${path}" fill="${fill}"/>${planes}<path d="${path}" fill="url(#glow)"/><path d="${path}" transform="translate(-2.5 2.5)" fill="none" stroke="url(#edge)" stroke-width="7" stroke-linejoin="round"/></g>`
}

/** The gradients that `lit` paints with. */
export const lamps = (colour: string, rim: string): string =>
  `<linearGradient id="edge" gradientUnits="userSpaceOnUse" x1="40" y1="0" x2="360" y2="0"><stop offset="0" stop-color="#fff" stop-opacity=".25"/><stop offset=".3" stop-color="#fff" stop-opacity="0"/><stop offset=".56" stop-color="${rim}" stop-opacity="0"/><stop offset=".72" stop-color="${rim}" stop-opacity=".95"/><stop offset="1" stop-color="${rim}"/></linearGradient><linearGradient id="glow" gradientUnits="userSpaceOnUse" x1="190" y1="60" x2="330" y2="0"><stop offset="0" stop-color="${colour}" stop-opacity="0"/><stop offset="1" stop-color="${colour}" stop-opacity=".42"/></linearGradient>`
