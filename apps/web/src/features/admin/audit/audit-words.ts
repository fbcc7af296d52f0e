import { catalogueKinds } from '@game/domain'
import { fieldName } from '../../../base/api/failure-text.ts'
import { findText } from '../../../base/texts/translate.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { lastUpdated } from '../form/numbers-and-dates.ts'

/** The names of records by kind and id, as the audit log sends them. */
export type Names = Readonly<Record<string, Readonly<Record<string, string>>>>

const kindsByField: Readonly<Record<string, string>> = {
  teamId: 'team',
  homeTeamId: 'team',
  awayTeamId: 'team',
  playerId: 'player',
  players: 'player',
  roleId: 'role',
  styleId: 'style',
  mapId: 'map',
  perks: 'perk',
  rewardId: 'reward',
  eventRewardId: 'event_reward',
  userIds: 'user',
  userId: 'user',
  leagueId: 'league',
}
const instantForm = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

/** The texts in which values of states are shown. */
type Words = {
  yes: string
  no: string
  unnamed: (id: number) => string
  field: (name: string) => string
  handedOut: (reward: HandedOut) => string
}

/** A reward of an un-completed event that users already have. */
type HandedOut = { reward: string; amount: number; users: number }
const isHandedOut = (value: object): value is HandedOut =>
  'reward' in value && 'amount' in value && 'users' in value

/**
 * Writes a value of a state: ids by their names, instants in the reader's zone, yes and no, lists and records in words, rewards
 * that were handed out in a sentence.
 */
export function valueText(
  field: string,
  value: unknown,
  { names, words, language }: { names: Names; words: Words; language: string },
): string {
  const write = (name: string, inner: unknown): string => {
    const kind = kindsByField[name]
    if (Array.isArray(value) && inner === value) return value.map(each => write(name, each)).join(', ') || '-'
    if (inner === null || inner === undefined || inner === '') return '-'
    if (typeof inner === 'boolean') return inner ? words.yes : words.no
    if (typeof inner === 'number' && kind) return names[kind]?.[inner] ?? words.unnamed(inner)
    if (typeof inner === 'string') return instantForm.test(inner) ? lastUpdated(inner, language) : inner
    if (Array.isArray(inner)) return inner.map(each => write(name, each)).join(', ') || '-'
    if (typeof inner !== 'object') return String(inner)
    if (isHandedOut(inner)) return words.handedOut(inner)
    return Object.entries(inner)
      .map(([key, part]) => (key === 'name' ? write(key, part) : `${words.field(key)} ${write(key, part)}`))
      .join(' ')
  }
  return write(field, value)
}

/** Writes calls, fields and values of the audit log in the reader's language. */
export function useAuditWords(names: Names = {}) {
  const { t, i18n } = useTranslation(['admin-audit', 'admin-catalogue', 'fields'])
  const field = fieldName
  const call = (name: string) => {
    const words = findText(i18n.language, 'admin-audit', `calls.${name}`)
    if (words !== undefined) return words
    const [verb, ...rest] = name.split('-')
    const kind = catalogueKinds.find(each => each === rest.join('-'))
    if (!kind || (verb !== 'add' && verb !== 'update' && verb !== 'remove')) return name
    return t(`admin-audit:recordCall.${verb}`, { record: t(`admin-catalogue:records.${kind}`) })
  }
  const words: Words = {
    yes: t('admin-audit:yes'),
    no: t('admin-audit:no'),
    unnamed: id => t('admin-audit:unnamed', { id }),
    field,
    handedOut: reward => t('admin-audit:handedOutReward', reward),
  }
  return {
    call,
    field,
    value: (name: string, value: unknown) =>
      valueText(name, value, { names, words, language: i18n.language }),
  }
}
