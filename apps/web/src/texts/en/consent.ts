export default {
  title: 'Cookies and storage',
  text: 'We keep what the game needs to work. With your consent we also remember your preferences on this device.',
  more: 'Privacy policy',
  preferences: 'PREFERENCES',
  reject: 'REJECT',
  accept: 'ACCEPT',
  onlyNecessary: 'USE ONLY NECESSARY',
  allowSelected: 'ALLOW SELECTED',
  acceptAll: 'ACCEPT ALL',
  always: 'always on',
  saved: 'Your choice has been saved.',
  category: {
    necessary: {
      title: 'Necessary',
      text: 'Your session after signing in, and this choice. Without them nobody could stay signed in.',
    },
    preferences: {
      title: 'Preferences',
      text: 'The language that you chose and that you have seen the guided tour, so that the next visit knows.',
    },
    analytics: {
      title: 'Analytics',
      text: 'Counting how the game is used. We do not use any of this at present.',
    },
    marketing: {
      title: 'Marketing',
      text: 'Advertising of any kind. We do not use any of this at present.',
    },
  },
} as const
