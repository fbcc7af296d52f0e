import { Fragment, type ReactNode } from 'react'

/** A text in which `<name>words</name>` is what `parts.name` makes of its words. */
export function MarkedText({
  text,
  parts,
}: {
  text: string
  parts: Readonly<Record<string, (words: string) => ReactNode>>
}) {
  return text.split(/(<\w+>[^<]*<\/\w+>)/).map(piece => {
    const [, name = '', words = ''] = /^<(\w+)>([^<]*)/.exec(piece) ?? []
    return <Fragment key={piece}>{parts[name]?.(words) ?? piece}</Fragment>
  })
}
