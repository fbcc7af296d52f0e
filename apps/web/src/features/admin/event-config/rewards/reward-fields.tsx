import { rewardType } from '@game/domain'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import { trpc } from '../../../../base/api/client.ts'
import { useTranslation } from '../../../../base/texts/use-translation.ts'
import { Field } from '../../../../base/ui/input/field.tsx'
import { IconButton } from '../../../../base/ui/input/icon-button.tsx'
import { LabelledSearchSelect, LabelledSelect } from '../../../../base/ui/input/labelled-select.tsx'
import { type RewardDraft, type RewardField, rewardFaults } from './reward-draft.ts'
import styles from './reward-fields.module.css'

/** Edits one reward as a row: the reward, its amount, and who gets it, by position or by percent. */
export function RewardFields({
  row,
  tried,
  refused,
  label,
  onChange,
  onRemove,
}: {
  row: RewardDraft
  /** True once saving was tried: missing and invalid fields then say so. */
  tried: boolean
  /** The reasons for the server's refusal, by field. */
  refused: Partial<Record<string, string>>
  /** Distinguishes the row from the others. */
  label: string
  onChange: (row: RewardDraft) => void
  onRemove: (() => void) | undefined
}) {
  const { t } = useTranslation(['admin-config', 'admin'])
  const [phrase, setPhrase] = useState('')
  const { data } = useQuery(
    trpc.catalogue.getRewards.queryOptions({ pageSize: 50, phrase }, { placeholderData: keepPreviousData }),
  )
  const options = (data?.rewards ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const faults = tried ? rewardFaults(row) : {}
  const hint = t(row.type === rewardType.percent ? 'percentHint' : 'positionHint')
  const faultText = (field: RewardField) => {
    const fault = faults[field]
    if (fault === undefined) return refused[field]
    return fault === 'missing' ? t('admin:required') : hint
  }
  const numberField = (field: 'amount' | 'from' | 'to') => (
    <Field
      label={t(field)}
      inputMode="decimal"
      value={row[field]}
      fault={faultText(field)}
      onChange={value => onChange({ ...row, [field]: value })}
    />
  )
  return (
    <li className={`bottom stack ${styles.row}`} aria-label={label}>
      <LabelledSearchSelect
        label={t('reward')}
        options={options}
        chosen={row.reward}
        onChoose={id => onChange({ ...row, reward: options.find(({ value }) => value === id) ?? null })}
        onSearch={setPhrase}
        placeholder={t('chooseReward')}
        fault={faultText('reward')}
      />
      {numberField('amount')}
      <LabelledSelect
        label={t('type')}
        options={[
          { value: rewardType.position, label: t('position') },
          { value: rewardType.percent, label: t('percent') },
        ]}
        value={row.type}
        onChange={type => onChange({ ...row, type: type ?? rewardType.position })}
        inPopup
      />
      {numberField('from')}
      {numberField('to')}
      {onRemove && (
        <IconButton
          size="s"
          label={t('removeRow', { row: label })}
          className={styles.remove}
          onClick={onRemove}
        >
          <X size={16} aria-hidden />
        </IconButton>
      )}
      <p className="whole-row caption">{hint}</p>
    </li>
  )
}
