import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Inputs, trpc } from '../../../base/api/client.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { EmptyState } from '../../../base/ui/feedback/states.tsx'
import { Select } from '../../../base/ui/input/select.tsx'
import type { PageSize } from '../../../base/ui/layout/page-numbers.ts'
import { Panel } from '../../../base/ui/layout/panel.tsx'
import { Table } from '../../../base/ui/layout/table.tsx'
import { lastUpdated } from '../form/numbers-and-dates.ts'
import { ListFilters, PagedRows } from '../list/paged-rows.tsx'

type Kind = NonNullable<Inputs['audit']['getSecurityEvents']['kind']>
/** Each kind, in the order of the filter. */
const listed: Record<Kind, true> = {
  login_failed: true,
  locked_out: true,
  sign_ups_limited: true,
  password_wrong: true,
  password_changed: true,
  password_reset: true,
  email_changed: true,
  password_set: true,
  unlocked: true,
  sessions_ended: true,
  passkey_added: true,
  passkey_removed: true,
  passkey_copied: true,
  passkey_needed: true,
  provider_linked: true,
  provider_unlinked: true,
  role_granted: true,
  role_revoked: true,
  token_created: true,
  token_revoked: true,
}
const kinds = Object.keys(listed) as Kind[]

type View = { page: number; pageSize: PageSize; phrase: string; kind?: Kind }

/** Lists security events, such as sign-ins and changes of roles, newest first (rulebook 11.38). */
export function SecurityEvents() {
  const { t, i18n } = useTranslation('admin-audit')
  const [view, setView] = useState<View>({ page: 1, pageSize: 50, phrase: '' })
  const reading = useQuery(
    trpc.audit.getSecurityEvents.queryOptions(view, { placeholderData: keepPreviousData, staleTime: 0 }),
  )
  const { data } = reading
  const { kind, ...others } = view
  return (
    <Panel flush>
      <ListFilters
        search={t('security.search')}
        view={view}
        onView={setView}
        total={data && t('total', { count: data.count })}
        choices={3}
      >
        <Select
          label={t('security.kind')}
          options={kinds.map(value => ({ value, label: t(`security.kinds.${value}`) }))}
          value={kind ?? null}
          onChange={next => setView({ ...others, page: 1, ...(next && { kind: next }) })}
          placeholder={t('security.kind')}
          clearable
        />
      </ListFilters>
      <PagedRows
        reading={reading}
        data={data}
        loading={t('loading')}
        isEmpty={({ events }) => events.length === 0}
        empty={<EmptyState title={t('none')} text={t('security.noneText')} />}
        view={view}
        onView={setView}
      >
        {({ events }) => (
          <Table caption={t('logs.security')} dense>
            <thead>
              <tr>
                <th scope="col">{t('when')}</th>
                <th scope="col">{t('what')}</th>
                <th scope="col">{t('security.user')}</th>
                <th scope="col">{t('security.network')}</th>
              </tr>
            </thead>
            <tbody>
              {events.map(event => (
                <tr key={event.id}>
                  <td className="one-line">{lastUpdated(event.at, i18n.language)}</td>
                  <th scope="row">{t(`security.kinds.${event.kind}`)}</th>
                  <td dir="auto">{event.username ?? t('security.nobody')}</td>
                  <td>{event.network || t('security.operator')}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </PagedRows>
    </Panel>
  )
}
