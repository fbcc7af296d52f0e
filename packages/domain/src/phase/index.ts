export * from './phase.ts'
export * from './phase-dates.ts'
export * from './phase-notice.ts'
export * from './progression.ts'
