export type { StreamMessage } from './stream-message.ts'
