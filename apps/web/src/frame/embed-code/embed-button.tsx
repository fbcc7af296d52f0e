import { CodeXml } from 'lucide-react'
import { lazyPart } from '../../base/loading/lazy-part.tsx'
import { withTexts } from '../../base/texts/with-texts.ts'
import { useWanted } from '../../base/ui/base/use-wanted.ts'
import { Button } from '../../base/ui/input/button.tsx'
import type { Embedded } from './embedded.ts'

const EmbedDialog = lazyPart(() => withTexts(import('./embed-dialog.tsx'), 'embed'))

/** Opens the addresses by which other pages and streams show something, with a preview. The dialog loads with the press. */
export function EmbedButton({
  label,
  size = 'm',
  embedded,
}: {
  label: string
  size?: 's' | 'm'
  embedded: Embedded
}) {
  const { wanted, want, forgo, giveUp } = useWanted()
  return (
    <>
      <Button look="quiet" size={size} onClick={want}>
        <CodeXml size={18} aria-hidden />
        {label}
      </Button>
      {wanted && <EmbedDialog embedded={embedded} onClose={forgo} onFail={giveUp} />}
    </>
  )
}
