/** The text of the Welcome item (rulebook 13.7). */
export default {
  title: 'Welcome to {product}!',
  goal: {
    title: 'Every phase has its goal',
    text: 'An event is split into phases. Each of them has a goal in points: reach it and you play on, fall short and you are out of the later phases.',
  },
  cards: {
    title: 'Only those who play',
    text: 'In each phase you choose only among the cards of players who take part in that stage of the tournament.',
  },
  deck: {
    title: 'Up to {cards} cards in your deck',
    text: 'You may assign up to {cards} player cards to a phase, each with up to {keyplays} keyplays and up to {perks} perks. When the phase locks, the deck stays as it is.',
  },
  perks: {
    title: 'The same perks for everyone',
    text: 'Perks are drawn anew for each phase and are the same for all players. What counts is on which cards you place them.',
  },
  score: {
    title: 'Where the score comes from',
    text: 'Cards earn points for their keyplays, raised by perks. The sum is multiplied by what the composition of your deck is worth: look for sleeves that it fulfils.',
  },
  rewards: {
    title: 'Badges and rewards',
    text: 'Reaching a phase earns a commemorative badge. Players may be rewarded for reaching a phase and for their place in the overall ranking.',
  },
} as const
