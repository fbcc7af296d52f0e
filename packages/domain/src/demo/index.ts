export type { DemoMap } from './demo-map.ts'
export { type DemoResult, type DemoUploads, uploadsOfDemos } from './demo-uploads.ts'
export {
  type DemoConflict,
  type DemoFile,
  type JoinedDemos,
  type JoinedMap,
  joinDemos,
  type ReplacedRounds,
} from './join-demos.ts'
export {
  type DemoActor,
  type DemoEvent,
  type DemoRecording,
  type DemoTotals,
  isDemoName,
} from './recording.ts'
