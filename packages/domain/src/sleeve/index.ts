export * from './sleeve.ts'
