import { checkRewardTerms, rewardType } from '@game/domain'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../../api/client.ts'
import { notify } from '../../../ui/feedback/notify.ts'
import { Button } from '../../../ui/input/button.tsx'
import { Field } from '../../../ui/input/field.tsx'
import { LabelledSearchSelect, LabelledSelect } from '../../../ui/input/labelled-select.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { numberOf } from '../../form/numbers-and-dates.ts'
import type { ConfiguredEvent, EventReward } from '../configured-event.ts'
import { LateSaveNotice, useExpectedRevision } from '../expected-revision.tsx'
import { useSaveReward } from './mutations.ts'
import styles from './reward-dialog.module.css'

/** Edits a reward of the event: which, how many of it, and to whom by position or by percent. */
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
  const [phrase, setPhrase] = useState('')
  const { data } = useQuery(
    trpc.catalogue.getRewards.queryOptions({ pageSize: 50, phrase }, { placeholderData: keepPreviousData }),
  )
  const options = (data?.rewards ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const [chosen, setChosen] = useState(reward ? { value: reward.rewardId, label: reward.reward.name } : null)
  const [type, setType] = useState<number | null>(reward?.type ?? rewardType.position)
  const [numbers, setNumbers] = useState({
    amount: String(reward?.amount ?? ''),
    from: String(reward?.from ?? ''),
    to: String(reward?.to ?? ''),
  })
  const seen = useExpectedRevision(event.revision)
  const save = useSaveReward(event.id, reward?.id)
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault()
    const { amount, from, to } = numbers
    const fields = {
      rewardId: chosen?.value ?? null,
      amount: numberOf(amount),
      from: numberOf(from),
      to: numberOf(to),
      type,
    }
    const checked = checkRewardTerms(fields)
    if (!checked.ok) return notify('error', t(`rules:${checked.rule}`))
    save.mutate({ data: fields, revision: seen.revision }, { onSuccess: onClose, onError: seen.onError })
  }
  const numberField = (field: keyof typeof numbers) => (
    <Field
      label={t(`admin-config:${field}`)}
      inputMode="decimal"
      value={numbers[field]}
      onChange={value => setNumbers(before => ({ ...before, [field]: value }))}
    />
  )
  const footer = (
    <Button type="submit" form={form} look="beam" busy={save.isPending}>
      {t('admin:save')}
    </Button>
  )
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={t('admin-config:rewardCreator')}
      footer={footer}
    >
      <form id={form} className={styles.form} onSubmit={submit} noValidate>
        <LabelledSearchSelect
          label={t('admin-config:reward')}
          options={options}
          chosen={chosen}
          onChoose={id => setChosen(options.find(({ value }) => value === id) ?? null)}
          onSearch={setPhrase}
          placeholder={t('admin-config:chooseReward')}
        />
        {numberField('amount')}
        <LabelledSelect
          label={t('admin-config:type')}
          options={[
            { value: rewardType.position, label: t('admin-config:position') },
            { value: rewardType.percent, label: t('admin-config:percent') },
          ]}
          value={type}
          onChange={setType}
          inPopup
        />
        <div className={styles.range}>
          {numberField('from')}
          {numberField('to')}
        </div>
        <p className={styles.hint}>
          {t(type === rewardType.percent ? 'admin-config:percentHint' : 'admin-config:positionHint')}
        </p>
        {seen.late && <LateSaveNotice />}
      </form>
    </Dialog>
  )
}
