export default {
  title: 'Phase perks',
  locked: 'LOCKED',
  move: 'Move perk {name}',
  left: '{left} of {rolled} left',
  none: 'NO PERKS',
  noneText: 'No perks were drawn for this phase.',
  carried: {
    title: 'Give up this perk?',
    text: '{name} came with the card from an earlier phase. Taken off, it is gone for this phase.',
  },
} as const
