import { day, type PlannedEvent, prizes, spiritFalcons, vitalityFuria } from './plan.ts'

/** Completed: both series, one per phase. */
export const krakowInvitational: PlannedEvent = {
  name: 'Krakow Invitational',
  img: 'krakow-invitational',
  public: true,
  featured: true,
  completed: true,
  turnout: 0.8,
  rewards: prizes,
  phases: [
    {
      name: 'Semifinal A',
      goal: 1500,
      mult: 1,
      open: -31 * day,
      lock: -29 * day,
      teams: ['vitality', 'furia'],
      matches: vitalityFuria,
      series: 'vitality-furia',
    },
    {
      name: 'Semifinal B',
      goal: 1700,
      mult: 1.25,
      open: -27 * day,
      lock: -25 * day,
      teams: ['spirit', 'falcons'],
      matches: spiritFalcons,
      series: 'spirit-falcons',
    },
  ],
}
