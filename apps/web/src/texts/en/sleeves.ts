export default {
  title: 'Sleeves',
  loading: 'Loading sleeves',
  active: 'active',
  inactive: 'not active',
  covers: 'Covers {names}',
} as const
