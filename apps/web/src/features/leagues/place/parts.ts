export { default as LeagueChanges } from './league-changes.tsx'
export { default as MyRanks } from './my-ranks.tsx'
export { default as TitlesPanel } from './titles-panel.tsx'
