import { type SameMapChoice, sameMapChoices } from '@game/domain'
import { useTranslation } from '../../../../../base/texts/use-translation.ts'
import { LabelledSelect } from '../../../../../base/ui/input/labelled-select.tsx'
import { mapName } from '../changes/map-rows.ts'
import type { UploadAnswer } from '../uploads/uploads.ts'

/** Says which maps of the files count already, and asks what happens with those that another file has (rulebook 16.12). */
export function SameMaps({
  answer: { known, doubled },
  choice,
  onChoose,
}: {
  answer: UploadAnswer
  choice: SameMapChoice | undefined
  onChoose: (choice: SameMapChoice | undefined) => void
}) {
  const { t } = useTranslation('admin-maps')
  const pairs = doubled.map(map =>
    t('sameMap', { map: mapName(map), other: mapName(map.other), phase: map.other.phase }),
  )
  return (
    <>
      {known.length > 0 && (
        <p role="status">{t('alreadyHere', { maps: [...new Set(known.map(mapName))].join(', ') })}</p>
      )}
      {doubled.length > 0 && (
        <div role="alert">
          {[...new Set(pairs)].map(pair => (
            <p key={pair}>{pair}</p>
          ))}
          <LabelledSelect
            label={t('sameMaps')}
            options={sameMapChoices.map(value => ({ value, label: t(`sameMapChoices.${value}`) }))}
            value={choice ?? null}
            onChange={value => onChoose(value ?? undefined)}
            placeholder={t('sameMapsPlaceholder')}
          />
        </div>
      )}
    </>
  )
}
