import { product } from '@game/domain'
import { useMutation } from '@tanstack/react-query'
import { client } from '../../base/api/client.ts'
import { failureText } from '../../base/api/failure-text.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { notify } from '../../base/ui/base/notify.ts'
import { Button } from '../../base/ui/input/button.tsx'
import { saveJson } from '../../base/ui/input/save-json.ts'

/** Saves all data stored about the user as a file (rulebook 1.25). */
export function ExportData() {
  const { t } = useTranslation('settings')
  const { mutate, isPending } = useMutation({
    mutationFn: () => client.account.exportData.query({}),
    onSuccess: answer => saveJson(`${product.slug}-data.json`, answer),
    onError: async error => notify('error', await failureText(error)),
  })
  return (
    <Button onClick={() => mutate()} busy={isPending}>
      {t('exportData')}
    </Button>
  )
}
