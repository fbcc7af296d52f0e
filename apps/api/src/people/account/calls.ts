import { feature } from '../../ground/contract/call.ts'
import { deleteAccount } from './deletion/delete-account.ts'
import { exportData } from './export/export-data.ts'
import { getUser } from './profile/get-user.ts'
import { getUsers } from './profile/get-users.ts'
import { updateProfile } from './profile/update-profile.ts'
import { changePassword } from './sessions/change-password.ts'
import { endOtherSessions, endSession, getSessions } from './sessions/sessions.ts'
import { setPassword } from './sessions/set-password.ts'
import { logIn, logOut } from './sign-in/log-in.ts'
import { signUp } from './sign-in/sign-up.ts'

export const accountCalls = feature('/api/auth', 'Signing in and profiles', {
  login: {
    path: '/api/auth/login-query',
    scope: null,
    summary: 'Signs in; a session cookie comes with the answer',
    refusals: [401],
    defaultText: 'login',
    refreshes: ['account.getUser'],
    run: logIn,
  },
  signUp: {
    path: '/api/auth/signup-query',
    scope: null,
    summary: 'Makes an account and signs in',
    refusals: [409],
    defaultText: 'signUp',
    refreshes: ['account.getUser'],
    run: signUp,
  },
  getUser: {
    method: 'POST',
    scope: 'read',
    summary: 'The signed-in user, and the profile of a user',
    defaultText: 'user',
    staleAfter: ['scores_changed', 'clan_changed', 'notification'],
    run: getUser,
  },
  getUsers: {
    method: 'POST',
    scope: 'read',
    summary: 'Avatar, level and clan of users, which lists show next to their names',
    refusals: [404],
    defaultText: 'user',
    run: getUsers,
  },
  logout: {
    scope: null,
    summary: 'Ends the session',
    defaultText: 'logout',
    refreshes: ['account.getUser'],
    run: logOut,
  },
  changePassword: {
    scope: null,
    summary: 'Changes the password and ends all other sessions',
    refreshes: ['account.getSessions'],
    run: changePassword,
  },
  setPassword: {
    scope: null,
    summary: 'Sets the first password of an account that was made by another site',
    refusals: [409],
    refreshes: ['provider.getLinks'],
    run: setPassword,
  },
  exportData: { scope: null, summary: 'All data stored about the caller', run: exportData },
  getSessions: { scope: null, summary: "The caller's sessions, the current one first", run: getSessions },
  endSession: {
    scope: null,
    summary: "Ends one of the caller's sessions",
    refusals: [404],
    refreshes: ['account.getSessions'],
    run: endSession,
  },
  endOtherSessions: {
    scope: null,
    summary: "Ends all of the caller's sessions except the current one",
    refreshes: ['account.getSessions'],
    run: endOtherSessions,
  },
  deleteAccount: {
    scope: null,
    summary: 'Hides the account at once and erases it in 14 days; signing in restores it',
    refusals: [409],
    defaultText: 'deleteAccount',
    refreshes: ['account.getUser'],
    run: deleteAccount,
  },
  updateProfile: {
    scope: null,
    summary: 'Changes the display name, the avatar, and whether the history is hidden',
    refusals: [409],
    refreshes: ['account.getUser'],
    run: updateProfile,
  },
})
