export default {
  title: 'Cookies and storage',
  text: 'We store only what the game needs to work. With your consent we also remember your preferences on this device.',
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
      text: 'Keeps you signed in and remembers this choice. Nobody could stay signed in without it.',
    },
    preferences: {
      title: 'Preferences',
      text: 'Remembers your language, sound and vibration settings, the results you have seen, and that you have taken the tour.',
    },
    analytics: {
      title: 'Analytics',
      text: 'Usage statistics. We don’t collect any at present.',
    },
    marketing: {
      title: 'Marketing',
      text: 'Advertising. We don’t show any at present.',
    },
  },
} as const
