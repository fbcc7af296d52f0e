export default {
  close: 'Close the tour',
  back: 'BACK',
  next: 'NEXT',
  done: 'LET ME PLAY',
  try: 'TRY IT',
  toTour: 'BACK TO THE TOUR',
  trying: {
    cards: 'Press a card of the list, then ADD, or drag it into your deck.',
    perks: 'Drag a perk onto a card of your deck.',
    keyplays: 'Press SELECT KEYPLAYS, choose one and press SAVE.',
  },
  phases: {
    title: 'Event phases',
    text: 'An event is played in phases, and whoever reaches the goal of one plays on in the next.',
  },
  info: {
    title: 'Phase info',
    text: 'At the lock your deck closes and counts as it is, and if it stays below the goal you are out of the phases that follow.',
  },
  perks: {
    title: 'Phase perks',
    text: 'Perks are drawn for the phase, the same for everyone, and make the keyplays of a card pay more.',
  },
  deck: {
    title: 'Deck',
    text: 'Five cards make a deck, and until the lock you may change everything.',
  },
  sleeves: {
    title: 'Sleeves',
    text: 'Cards that belong together activate a sleeve, which multiplies the points of the cards it covers.',
  },
  card: {
    title: 'Player card',
    text: 'A card is a player of this phase, and the metal of its frame shows what its best sleeve is worth.',
  },
  cardInfo: {
    title: 'Card player info',
    text: 'Name and nationality stand here: five cards of one nationality make a sleeve.',
  },
  cardPerks: { title: 'Card perks', text: 'Three sockets take perks, each perk once.' },
  cardAttributes: {
    title: 'Card attributes',
    text: 'Role and style of the player count for sleeves; point at them to learn more.',
  },
  cardKeyplays: {
    title: 'Card keyplays',
    text: 'Three keyplays for each card earn the points, each time the player makes one.',
  },
} as const
