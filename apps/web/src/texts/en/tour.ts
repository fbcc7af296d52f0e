export default {
  close: 'Close the tour',
  back: 'BACK',
  next: 'NEXT',
  done: 'LET ME PLAY',
  phases: {
    title: 'Event phases',
    text: 'An event is played in phases. Reach the goal of one and you stay in the game for the next.',
  },
  info: {
    title: 'Phase info',
    text: 'The goal to reach, the multiplier of every point, and the time left until decks lock.',
  },
  perks: {
    title: 'Phase perks',
    text: 'Perks are drawn for the phase, the same for everyone. Drag them onto your cards to make keyplays pay more.',
  },
  deck: {
    title: 'Deck',
    text: 'Five cards make a deck. Drag players here from the list, or use their ⋮ menu. Until the lock you may change everything.',
  },
  sleeves: {
    title: 'Sleeves',
    text: 'Cards that belong together activate a sleeve. It multiplies the points of the cards it covers.',
  },
  card: {
    title: 'Player card',
    text: 'A card is a player of this phase. Its metal shows what its best sleeve is worth. Turn it over for the details.',
  },
  cardInfo: {
    title: 'Card player info',
    text: 'Name and nationality. Five cards of one nationality make a sleeve, too.',
  },
  cardPerks: { title: 'Card perks', text: 'Three sockets for perks. Each perk fits a card once.' },
  cardAttributes: {
    title: 'Card attributes',
    text: 'Role and style of the player. Point at them to learn more; sleeves look at both.',
  },
  cardKeyplays: {
    title: 'Card keyplays',
    text: 'Choose three keyplays for each card of your deck. They are what earns the points, each time the player makes one.',
  },
} as const
