export default {
  title: 'Phase perks',
  locked: 'LOCKED',
  move: 'Move perk {name}',
  left: '{left} of {rolled} left',
  none: 'NO PERKS',
  noneText: 'No perks were drawn for this phase.',
  addUp: 'Perks add up: x1.5 and x1.05 make x1.55.',
  idle: {
    short: 'NO EFFECT HERE',
    text: {
      kill: 'No effect: this card has no kill keyplay.',
      match: 'No effect: this card has no match keyplay.',
      utility: 'No effect: this card has no utility keyplay.',
    },
  },
  tap: {
    gain: 'expected',
    hint: 'Tap a perk, then a card, or drag it there.',
    card: 'Tap a card for {item}.',
    place: 'Tap the card whose place {item} takes.',
    noCards: 'Add a card to your deck first.',
    onto: '{item}: onto {card}',
    add: 'Add a perk to {name}',
    sheet: 'Perks of {name}',
    placed: 'Perks on this card',
    takeBack: 'TAKE BACK',
    takeBackNamed: 'TAKE BACK {name}',
    move: 'MOVE',
    moveNamed: 'MOVE {name} to another card',
  },
  carried: {
    title: 'Remove this perk?',
    text: '{name} came with the card from an earlier phase. If you remove it, you can’t get it back in this phase.',
    cardTitle: 'Remove this card?',
    cardText:
      'It holds perks from an earlier phase: {names}. If you remove the card, you can’t get them back in this phase.',
  },
} as const
