/** The text of the Welcome item (rulebook 13.7). */
export default {
  title: 'Welcome to {product}!',
  goal: {
    title: 'Every phase has its goal',
    text: 'An event is split into phases, and each phase has a points goal. Reach it and you play on; fall short and you’re out.',
  },
  cards: {
    title: 'Only players in the phase',
    text: 'In each phase you choose only from players who take part in that stage of the tournament.',
  },
  deck: {
    title: 'Up to {cards} cards in your deck',
    text: 'Pick up to {cards} cards per phase and give each up to {keyplays} keyplays and {perks} perks. Once the phase locks, your deck can’t be changed.',
  },
  perks: {
    title: 'The same perks for everyone',
    text: 'Perks are drawn for each phase and are the same for everyone. What matters is which cards you put them on.',
  },
  score: {
    title: 'How scoring works',
    text: 'Cards earn points for their keyplays, and perks raise them. On top comes a multiplier for the make-up of your deck: pick cards that activate sleeves.',
  },
  rewards: {
    title: 'Badges and rewards',
    text: 'You earn a commemorative badge for every phase you reach. Reaching a phase and your place in the ranking can also bring rewards.',
  },
} as const
