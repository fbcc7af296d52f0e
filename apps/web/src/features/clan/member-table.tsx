import { type ClanRole, clanRole } from '@game/domain'
import type { ReactNode } from 'react'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Chip, type ChipTone } from '../../base/ui/feedback/chip.tsx'
import { Table } from '../../base/ui/layout/table.tsx'
import { UserLink } from '../account/user-link.tsx'
import type { Member } from './clan-crest.tsx'
import styles from './member-table.module.css'

const faces = {
  [clanRole.owner]: { key: 'owner', tone: 'warning' },
  [clanRole.moderator]: { key: 'moderator', tone: 'info' },
  [clanRole.member]: { key: 'member', tone: 'plain' },
} as const satisfies Record<ClanRole, { key: string; tone: ChipTone }>

export function MemberTable({
  caption,
  members,
  actOn,
}: {
  caption: string
  members: readonly Member[]
  actOn?: (member: Member) => ReactNode
}) {
  const { t } = useTranslation('clans')
  return (
    <Table caption={caption} className={styles.members}>
      <thead>
        <tr>
          <th scope="col">{t('name')}</th>
          <th scope="col">{t('roleHead')}</th>
          <th scope="col" className={styles.level}>
            {t('level')}
          </th>
          {actOn && (
            <th scope="col" className={styles.acts}>
              <span className="visually-hidden">{t('actions')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {members.map(member => (
          <tr key={member.userId}>
            <th scope="row">
              <UserLink user={member.user} note={`@${member.user.username}`} />
            </th>
            <td>
              <Chip tone={faces[member.role].tone}>{t(`role.${faces[member.role].key}`)}</Chip>
            </td>
            <td className={styles.level}>{member.user.level}</td>
            {actOn && <td className={styles.acts}>{actOn(member)}</td>}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
