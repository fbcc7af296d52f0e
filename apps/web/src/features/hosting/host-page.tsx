import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { refreshAfter, trpc } from '../../base/api/client.ts'
import { useFailureText } from '../../base/api/failure-text.ts'
import { inProduct } from '../../base/product/in-product.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Button } from '../../base/ui/input/button.tsx'
import { Field } from '../../base/ui/input/field.tsx'
import { Panel } from '../../base/ui/layout/panel.tsx'
import { Page } from '../../frame/shell/page.tsx'
import { ChoiceTiles } from '../leagues/make/choice-tiles.tsx'
import type { Hosted } from './hosted.ts'
import styles from './hosting.module.css'
import { JoinRuleTiles } from './join-rule.tsx'

const shapes = { night: ['night'], halves: ['first', 'second'], final: ['groups', 'final'] } as const
type Shape = keyof typeof shapes
const shapeNames = ['night', 'halves', 'final'] as const satisfies Shape[]

/** Shows /{product}/private/host: a name, how many phases and who comes in, then the page of the new game (rulebook 30.9). */
export function HostPage() {
  const { t } = useTranslation('hosting')
  const navigate = useNavigate()
  const [name, setName] = useState('')
  const [shape, setShape] = useState<Shape>('night')
  const [joinRule, setJoinRule] = useState<Hosted['joinRule']>('open')
  const hosting = useMutation(
    trpc.hosting.hostEvent.mutationOptions({
      meta: { quiet: true },
      onSuccess: async ({ event }) => {
        await refreshAfter('hosting.hostEvent')
        await navigate({
          to: '/$product/private/$eventId',
          params: { ...inProduct, eventId: String(event.id) },
        })
      },
    }),
  )
  const { data } = useQuery(trpc.hosting.getHostingLimits.queryOptions({}, { meta: { quiet: true } }))
  const hours = data?.limits.accountHours ?? 0
  const refusal = useFailureText(hosting.error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const phases = shapes[shape].map(phase => t(`make.phases.${phase}`))
    hosting.mutate({ data: { name, phases, joinRule } })
  }
  const list = { label: t('title'), link: { to: '/$product/private', params: inProduct } } as const
  return (
    <Page title={t('host')} breadcrumbs={[list, { label: t('host') }]}>
      <h1 className="below-4 t28 capital">{t('host')}</h1>
      {hours > 0 && <p className="below-4 soft">{t('make.accountHours', { hours })}</p>}
      <Panel className={styles.made}>
        <form className="stack one-column gap-5" onSubmit={submit} noValidate>
          <Field
            label={t('make.name')}
            value={name}
            onChange={typed => {
              setName(typed)
              hosting.reset()
            }}
            maxLength={100}
            autoComplete="off"
            hint={t('make.nameHint')}
          />
          <ChoiceTiles
            label={t('make.shape')}
            options={shapeNames.map(value => ({
              value,
              label: t(`make.shapes.${value}`),
              text: t(`make.shapes.${value}Text`),
            }))}
            value={shape}
            onChange={setShape}
          />
          <JoinRuleTiles value={joinRule} onChange={setJoinRule} />
          {refusal && (
            <p role="alert" className="strong failed">
              {refusal}
            </p>
          )}
          <Button type="submit" look="beam" disabled={name.trim() === ''} busy={hosting.isPending}>
            {t('make.submit')}
          </Button>
        </form>
      </Panel>
    </Page>
  )
}
