import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { client } from '../../../base/api/client.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Button } from '../../../base/ui/input/button.tsx'
import type { ListedEvent } from '../../events/section.ts'
import { saveText } from '../form/faults.ts'

/** Saves all winners of an event as a CSV file; reserves its space until the event is read. */
export function ExportWinners({ event }: { event: Pick<ListedEvent, 'id' | 'name'> | undefined }) {
  const { t } = useTranslation('admin-winners')
  const save = useMutation({
    mutationFn: async ({ id, name }: Pick<ListedEvent, 'id' | 'name'>) => {
      const { csv } = await client.score.exportWinners.query({ eventId: id })
      saveText(`${name} ${t('title')}.csv`, csv)
    },
  })
  return (
    <Button onClick={() => event && save.mutate(event)} disabled={!event} busy={save.isPending}>
      <Download size={16} aria-hidden />
      {t('export')}
    </Button>
  )
}
