import { checkRewardTerms } from '@game/domain'
import { type FormEvent, useId, useState } from 'react'
import { failureOf } from '../../../../base/api/failure.ts'
import { useFailureText } from '../../../../base/api/failure-text.ts'
import { useTranslation } from '../../../../base/texts/use-translation.ts'
import { notify } from '../../../../base/ui/base/notify.ts'
import { Button } from '../../../../base/ui/input/button.tsx'
import { FormDialog, useIsChanged } from '../../form/unsaved.tsx'
import type { ConfiguredEvent, EventReward } from '../event/configured-event.ts'
import { LateSaveNotice, useExpectedRevision } from '../event/expected-revision.tsx'
import { useSaveReward } from './mutations.ts'
import { draftOf, fieldsOf, nextDraft, type RewardDraft } from './reward-draft.ts'
import { RewardFields } from './reward-fields.tsx'

/** Creates rewards of the event, one per row, or edits one (rulebook 11.35). */
export function RewardDialog({
  event,
  reward,
  onClose,
}: {
  event: ConfiguredEvent
  reward?: EventReward
  onClose: () => void
}) {
  const { t } = useTranslation(['admin-config', 'admin', 'rules'])
  const form = useId()
  const [rows, setRows] = useState(() => [reward ? draftOf(reward) : nextDraft(event.rewards, [])])
  const [tried, setTried] = useState(false)
  const isChanged = useIsChanged(rows)
  const seen = useExpectedRevision(event.revision)
  const save = useSaveReward(event.id, reward?.id)
  const refusal = useFailureText(save.error)
  const refused = String(failureOf(save.error)?.facts?.field)
  const submit = async (submitted: FormEvent) => {
    submitted.preventDefault()
    const checked = rows.map(row => checkRewardTerms(fieldsOf(row)))
    setTried(true)
    const wrong = checked.find(result => !result.ok)
    if (wrong && !wrong.ok) return notify('error', t(`rules:${wrong.rule}`))
    for (const row of rows) {
      const saved = await save.mutateAsync({ data: fieldsOf(row), revision: seen.revision }).then(
        () => true,
        error => seen.onError(error),
      )
      if (!saved) return
      // Saved rows leave the dialog, so that trying again saves only the rest.
      setRows(before => before.filter(({ key }) => key !== row.key))
    }
    onClose()
  }
  const change = (changed: RewardDraft) => {
    save.reset()
    setRows(before => before.map(row => (row.key === changed.key ? changed : row)))
  }
  const remove = (key: number) => setRows(before => before.filter(row => row.key !== key))
  const footer = (
    <>
      {!reward && (
        <Button look="quiet" onClick={() => setRows(before => [...before, nextDraft(event.rewards, before)])}>
          {t('admin-config:addRow')}
        </Button>
      )}
      <Button type="submit" form={form} look="beam" busy={save.isPending}>
        {t('admin:save')}
      </Button>
    </>
  )
  return (
    <FormDialog
      size="l"
      isChanged={isChanged}
      onClose={onClose}
      title={t('admin-config:rewardCreator')}
      footer={footer}
    >
      <form id={form} className="stack gap-3" onSubmit={submit} noValidate>
        <ol className="stack gap-4">
          {rows.map((row, index) => (
            <RewardFields
              key={row.key}
              row={row}
              tried={tried}
              // The first remaining row is the one that was not saved.
              refused={index === 0 && refusal ? { [refused]: refusal } : {}}
              label={t('admin-config:rewardRow', { number: index + 1 })}
              onChange={change}
              onRemove={rows.length > 1 ? () => remove(row.key) : undefined}
            />
          ))}
        </ol>
        {seen.late && <LateSaveNotice />}
      </form>
    </FormDialog>
  )
}
