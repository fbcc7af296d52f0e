export * from './clan.ts'
export * from './friend.ts'
