import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { type Outputs, refreshAfter, trpc } from '../../../base/api/client.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { notify } from '../../../base/ui/base/notify.ts'
import { Button } from '../../../base/ui/input/button.tsx'
import { Field } from '../../../base/ui/input/field.tsx'
import { Panel } from '../../../base/ui/layout/panel.tsx'

type Limits = Outputs['hosting']['getHostingLimits']['limits']
const names = [
  'open',
  'month',
  'accountHours',
  'participants',
  'phases',
  'teams',
  'teamPlayers',
  'sources',
  'logMb',
  'demos',
] as const satisfies (keyof Limits)[]

/** Shows the limits of private games, which admins change (rulebook 30.8). */
export function HostingLimits() {
  const { t } = useTranslation('admin-events')
  const { data } = useQuery(trpc.hosting.getHostingLimits.queryOptions({}))
  return (
    <Panel head={t('hosting.head')}>
      <p className="below-4 note">{t('hosting.text')}</p>
      {data && <LimitForm key={JSON.stringify(data.limits)} limits={data.limits} />}
    </Panel>
  )
}

function LimitForm({ limits }: { limits: Limits }) {
  const { t } = useTranslation('admin-events')
  const [typed, setTyped] = useState(() => names.map(name => String(limits[name])))
  const save = useMutation(
    trpc.hosting.updateHostingLimits.mutationOptions({
      onSuccess: async () => {
        await refreshAfter('hosting.updateHostingLimits')
        notify('success', t('hosting.saved'))
      },
    }),
  )
  const isNumber = (text: string | undefined) => /^\d{1,5}$/.test(text ?? '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const changed = Object.fromEntries(names.map((name, at) => [name, Number(typed[at])]))
    save.mutate({ limits: { ...limits, ...changed } })
  }
  return (
    <form className="stack one-column gap-3" onSubmit={submit} noValidate>
      {names.map((name, at) => (
        <Field
          key={name}
          label={t(`hosting.${name}`)}
          value={typed[at] ?? ''}
          onChange={text => setTyped(typed.with(at, text))}
          inputMode="numeric"
          maxLength={5}
          fault={isNumber(typed[at]) ? undefined : t('hosting.fault')}
        />
      ))}
      <Button type="submit" busy={save.isPending} disabled={!typed.every(isNumber)}>
        {t('hosting.save')}
      </Button>
    </form>
  )
}
