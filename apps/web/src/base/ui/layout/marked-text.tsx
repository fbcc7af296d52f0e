import { Fragment, type ReactNode } from 'react'

/** Renders a text in which `parts.name` replaces `[words](name)`. */
export function MarkedText({
  text,
  parts,
}: {
  text: string
  parts: Readonly<Record<string, (words: string) => ReactNode>>
}) {
  return text.split(/(\[[^\]]*\]\(\w+\))/).map(piece => {
    const [, words = '', name = ''] = /^\[(.*)\]\((.*)\)$/.exec(piece) ?? []
    return <Fragment key={piece}>{parts[name]?.(words) ?? piece}</Fragment>
  })
}
