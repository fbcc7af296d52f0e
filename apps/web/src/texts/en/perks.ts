export default {
  title: 'Phase perks',
  locked: 'LOCKED',
  move: 'Move perk {name}',
  left: '{left} of {rolled} left',
  none: 'NO PERKS',
  noneText: 'No perks were drawn for this phase.',
  idle: {
    short: 'NO EFFECT HERE',
    text: {
      kill: 'Does nothing on this card: it has no kill keyplay.',
      match: 'Does nothing on this card: it has no match keyplay.',
      utility: 'Does nothing on this card: it has no utility keyplay.',
    },
  },
  carried: {
    title: 'Give up this perk?',
    text: '{name} came with the card from an earlier phase. Taken off, it is gone for this phase.',
    cardTitle: 'Remove this card?',
    cardText:
      'It holds perks from an earlier phase: {names}. Removed with the card, they are gone for this phase.',
  },
} as const
