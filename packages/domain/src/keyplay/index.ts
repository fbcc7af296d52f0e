export * from './detector.ts'
export * from './keyplay.ts'
