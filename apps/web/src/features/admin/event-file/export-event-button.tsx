import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { client } from '../../../base/api/client.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Button } from '../../../base/ui/input/button.tsx'
import { saveFile } from '../form/faults.ts'

/** Downloads an event with everything configured in it as a JSON file (rulebook 25.1). */
export function ExportEventButton({ eventId }: { eventId: number }) {
  const { t } = useTranslation('admin-config')
  const save = useMutation({
    mutationFn: () => client.eventConfig.exportEvent.query({ id: eventId }),
    onSuccess: ({ fileName, text }) => saveFile(fileName, [text], 'application/json'),
  })
  return (
    <Button size="s" onClick={() => save.mutate()} busy={save.isPending}>
      <Download size={14} aria-hidden />
      {t('export')}
    </Button>
  )
}
