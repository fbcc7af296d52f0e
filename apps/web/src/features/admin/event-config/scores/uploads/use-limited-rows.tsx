import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../../../../base/texts/use-translation.ts'
import { Button } from '../../../../../base/ui/input/button.tsx'
import { media, useMedia } from '../../../../../base/ui/layout/use-media.ts'

const mostOnPhone = 3

/** Returns all rows, or on a phone the first three and a button that shows all. */
export function useLimitedRows<Row>(rows: readonly Row[]): { shown: readonly Row[]; more: ReactNode } {
  const { t } = useTranslation('admin-scores')
  const isWide = useMedia(media.from600)
  const [all, setAll] = useState(false)
  if (isWide || all || rows.length <= mostOnPhone) return { shown: rows, more: null }
  const more = (
    <Button look="quiet" wide onClick={() => setAll(true)}>
      {t('showAll', { count: rows.length })}
    </Button>
  )
  return { shown: rows.slice(0, mostOnPhone), more }
}
