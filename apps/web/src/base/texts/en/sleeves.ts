export default {
  title: 'Sleeves',
  loading: 'Loading sleeves',
  active: 'active',
  inactive: 'inactive',
  covers: 'Covers {names}',
  activeOn: '{name} active on {cards, plural, one {# card} other {# cards}}',
  short: '{name} {fulfilled} of {required}: needs {card}',
  lacks: {
    role: 'one {role}',
    style: { aggressive: 'one aggressive player', passive: 'one passive player' },
    country: 'one from {country}',
    age: { old: 'one aged 30 or more', young: 'one under 20' },
  },
} as const
