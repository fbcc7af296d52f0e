import { hostingLimits, planOwnPlayers, utcDay } from '@game/domain'
import { useMutation, useQuery } from '@tanstack/react-query'
import { FileUp } from 'lucide-react'
import { useState } from 'react'
import { trpc } from '../../../../base/api/client.ts'
import { clockOffsetQuery } from '../../../../base/api/use-server-now.ts'
import { useTranslation } from '../../../../base/texts/use-translation.ts'
import { Button } from '../../../../base/ui/input/button.tsx'
import { Checkbox } from '../../../../base/ui/input/checkbox.tsx'
import { FileInput } from '../../../../base/ui/input/file-input.tsx'
import { TextArea } from '../../../../base/ui/input/text-area.tsx'
import { Panel } from '../../../../base/ui/layout/panel.tsx'
import { ErrorText } from '../../form/failure.tsx'
import type { ConfiguredEvent } from '../event/configured-event.ts'
import { linesOf, type OwnCard, readRows, storedOf, useSetPlayers } from './own-players.ts'
import { type NoPlayers, playersOfFile } from './players-of-file.ts'
import { RowsPreview } from './rows-preview.tsx'
import { SeenPlayers } from './seen-players.tsx'

/** The panel that adds players to the event's own. */
export function AddPlayers(props: { event: ConfiguredEvent; players: readonly OwnCard[] }) {
  const { t } = useTranslation('admin-players')
  return (
    <Panel head={t('add')}>
      <AddPlayersForm {...props} />
    </Panel>
  )
}

/** Takes players of a pasted list, a file or the game server as lines of one list, and shows what they would change before they are saved (rulebook 30.11, 30.12). */
export function AddPlayersForm({ event, players }: { event: ConfiguredEvent; players: readonly OwnCard[] }) {
  const { t } = useTranslation('admin-players')
  const [text, setText] = useState('')
  const [lists, setLists] = useState(true)
  const [lacking, setLacking] = useState<NoPlayers>()
  const save = useSetPlayers(event.id)
  const { data: offset = 0 } = useQuery(clockOffsetQuery)
  const { data } = useQuery(trpc.hosting.getHostingLimits.queryOptions({}))
  const { rows, faults } = readRows(text)
  const plan = planOwnPlayers({
    stored: storedOf(players),
    rows,
    today: utcDay(new Date(Date.now() + offset).toISOString()),
    limits: data?.limits ?? hostingLimits,
  })
  const edit = (changed: string) => {
    setText(changed)
    setLacking(undefined)
    if (save.isError) save.reset()
  }
  const append = (lines: string) => edit(text.trim() === '' ? lines : `${text.trimEnd()}\n${lines}`)
  const file = useMutation({
    mutationFn: (chosen: File) => playersOfFile(chosen, event.id),
    meta: { quiet: true },
    onSuccess: read => (read === 'noMatchFile' || read === 'nobody' ? setLacking(read) : append(read)),
  })
  const isReady = rows.length > 0 && faults.length === 0 && plan.ok
  const submit = () => save.mutate({ rows, list: lists }, { onSuccess: () => setText('') })
  return (
    <div className="stack one-column gap-4">
      <SeenPlayers event={event} players={players} onAdd={chosen => append(linesOf(chosen))} />
      <TextArea label={t('paste')} hint={t('pasteHint')} rows={5} value={text} onChange={edit} />
      <FileInput
        label={t('file')}
        words={t(file.isPending ? 'reading' : 'fileWords')}
        hint={t('fileHint')}
        accept=".json,.log,.txt,.csv,.dem,.zst,.gz"
        icon={<FileUp size={22} aria-hidden />}
        onFile={chosen => file.mutate(chosen)}
        disabled={file.isPending}
      />
      {file.isError && <ErrorText error={file.error} />}
      {lacking && (
        <p className="t14 failed" role="alert">
          {t(lacking)}
        </p>
      )}
      <RowsPreview rows={rows} faults={faults} plan={plan} />
      {save.isError && <ErrorText error={save.error} />}
      <div className="row wrap middle between gap-3">
        <Checkbox checked={lists} onChange={setLists}>
          {t('lists')}
        </Checkbox>
        <Button look="beam" disabled={!isReady} busy={save.isPending} onClick={submit}>
          {t('save')}
        </Button>
      </div>
    </div>
  )
}
