export {
  isDoubledInEvent,
  type JoinedUpload,
  joinUpload,
  type SameMapChoice,
  type SetOfPhase,
  sameMapChoices,
  type UploadedMap,
} from './join-upload.ts'
export {
  chooseMaps,
  type JoinMode,
  joinFileMaps,
  joinModes,
  joinServerMaps,
  type MapChoice,
  type MapInSet,
  type MapState,
  mapChoices,
  mapStates,
  restoreMaps,
  type ServerMap,
  type SetChange,
  setChange,
  stateOnJoining,
} from './phase-map.ts'
export { type MapOfType, type RoundsApart, roundsApart } from './rounds-apart.ts'
export { looksAlike, type MapOrigin, type PhaseMap } from './same-map.ts'
