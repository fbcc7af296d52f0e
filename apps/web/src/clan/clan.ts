import type { Outputs } from '../api/client.ts'

export type Clan = Outputs['clan']['getClan']['clan']
export type Member = Outputs['clan']['getClanMembers']['members'][number]
