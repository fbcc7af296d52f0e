export default {
  title: 'settings',
  tabs: { account: 'account' },
  data: 'account data',
  username: 'Username',
  email: 'Email',
  unavailable: 'ACCOUNT DATA CHANGE NOT AVAILABLE YET',
  password: 'password',
  resetPassword: 'RESET PASSWORD',
  privacy: 'privacy',
  privacyText: 'Which cookies and stored data you have agreed to on this device.',
  editConsents: 'EDIT COOKIES CONSENTS',
  danger: 'delete account',
  dangerText:
    'Your account disappears at once. After {days} days its personal data is erased for good; signing in before then brings it back. Past rankings keep an anonymous entry.',
  deleteAccount: 'DELETE ACCOUNT',
  deletion: {
    title: 'Delete account',
    text: 'Type your password to delete the account of {name}. Until {date} you can bring it back by signing in.',
    password: 'Password',
    confirm: 'DELETE ACCOUNT',
    success: 'Account has been deleted.',
  },
} as const
