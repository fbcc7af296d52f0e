export default {
  title: 'Sleeves',
  loading: 'Loading sleeves',
  active: 'active',
  inactive: 'inactive',
  covers: 'Covers {names}',
  activeOn: '{name} active on {cards, plural, one {# card} other {# cards}}',
  short: '{name} {fulfilled} of {required}: needs {card}',
  lacks: {
    role: 'a card with the role {role}',
    style: { aggressive: 'an aggressive player', passive: 'a passive player' },
    country: 'a player from {country}',
    age: { old: 'a player aged 30 or more', young: 'a player under 20' },
  },
} as const
