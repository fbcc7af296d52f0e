export { bounceLimit, retryDelayMs, retryForMs } from './retry.ts'
