export default {
  title: 'Sleeves',
  loading: 'Loading sleeves',
  active: 'active',
  inactive: 'inactive',
  covers: 'Covers {names}',
} as const
