export * from './account.ts'
export * from './avatar.ts'
