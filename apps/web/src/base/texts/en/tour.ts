export default {
  close: 'Close the tour',
  back: 'BACK',
  next: 'NEXT',
  done: 'LET ME PLAY',
  try: 'TRY IT',
  toTour: 'BACK TO THE TOUR',
  trying: {
    cards: 'Press a card in the list, then ADD, or drag it into your deck.',
    perks: 'Tap a perk, then a card in your deck.',
    keyplays: 'Press a card in your deck, then SELECT KEYPLAYS; choose one and press SAVE.',
  },
  phases: {
    title: 'Event phases',
    text: 'An event is played in phases: reach the goal of one and you play in the next.',
  },
  info: {
    title: 'Phase info',
    text: 'Once the phase locks you can’t change your deck, and if it misses the goal you’re out of the later phases.',
  },
  perks: {
    title: 'Phase perks',
    text: 'Perks are drawn for each phase, the same for everyone, and raise the points of a card’s keyplays.',
  },
  deck: {
    title: 'Deck',
    text: 'A deck has five cards, and you can change anything until the phase locks.',
  },
  sleeves: {
    title: 'Sleeves',
    text: 'Cards that fit together activate a sleeve, which multiplies the points of the cards it covers.',
  },
  card: {
    title: 'Player card',
    text: 'Each card is a player in this phase, and the colour of its frame shows the best sleeve that covers it.',
  },
  cardInfo: {
    title: 'Card player info',
    text: 'Here you see name and nationality: five cards of one nationality activate a sleeve.',
  },
  cardPerks: { title: 'Card perks', text: 'A card has room for three perks, each of them only once.' },
  cardAttributes: {
    title: 'Card attributes',
    text: 'The player’s role and style count towards sleeves; hover over or tap them to learn more.',
  },
  cardKeyplays: {
    title: 'Card keyplays',
    text: 'Choose three keyplays per card: each scores every time the player makes it.',
  },
} as const
