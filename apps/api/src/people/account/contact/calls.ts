import { feature } from '../../../ground/contract/call.ts'
import { getCalendarLink, removeCalendarLink, renewCalendarLink } from '../calendar/calendar-link.ts'
import {
  changeEmail,
  confirmEmail,
  getContact,
  getMailState,
  saveSettings,
  sendConfirmation,
} from './contact.ts'
import { getPushKey, subscribePush, unsubscribePush } from './push.ts'
import { resetPassword, sendReset } from './reset-password.ts'
import { unsubscribe } from './unsubscribe.ts'

export const contactCalls = feature('/api/contact', 'Mail: addresses, forgotten passwords', {
  getMailState: { scope: null, summary: 'Whether the game sends mail', run: getMailState },
  getContact: { scope: null, summary: 'How the caller can be reached outside the game', run: getContact },
  saveSettings: {
    scope: null,
    summary:
      "Saves the language and time zone of the caller's mails and pushes, and turns kinds of them on and off",
    refreshes: ['contact.getContact'],
    run: saveSettings,
  },
  unsubscribe: {
    scope: null,
    summary: 'Turns a kind of mail off by the token of its link',
    refreshes: ['contact.getContact'],
    run: unsubscribe,
  },
  sendConfirmation: {
    scope: null,
    summary: "Sends the link that confirms the caller's address",
    refusals: [409],
    refreshes: ['contact.getContact'],
    run: sendConfirmation,
  },
  changeEmail: {
    scope: null,
    summary: 'Sends a link to a new address, which becomes that of the account when it is opened',
    refusals: [409],
    refreshes: ['contact.getContact'],
    run: changeEmail,
  },
  confirmEmail: {
    scope: null,
    summary: 'Confirms an address by the token of a link',
    refusals: [409],
    refreshes: ['contact.getContact', 'account.getUser'],
    run: confirmEmail,
  },
  sendReset: {
    scope: null,
    summary: 'Sends a link to a new password, if the address is that of an account',
    refusals: [409],
    refreshes: ['contact.getContact'],
    run: sendReset,
  },
  resetPassword: {
    scope: null,
    summary: 'Sets a new password by the token of a link and ends all sessions',
    refusals: [409],
    refreshes: ['account.getSessions'],
    run: resetPassword,
  },
  getPushKey: { scope: null, summary: 'The key with which browsers subscribe to pushes', run: getPushKey },
  subscribePush: {
    scope: null,
    summary: "Has pushes sent to the browser of the caller's session",
    refusals: [409],
    refreshes: ['contact.getContact'],
    run: subscribePush,
  },
  unsubscribePush: {
    scope: null,
    summary: "Ends pushes to the browser of the caller's session",
    refreshes: ['contact.getContact'],
    run: unsubscribePush,
  },
  getCalendarLink: {
    scope: null,
    summary: 'When the link to the calendar of the caller was made',
    run: getCalendarLink,
  },
  renewCalendarLink: {
    scope: null,
    summary: 'Makes the link to the calendar of the caller; an older one ends',
    refreshes: ['contact.getCalendarLink'],
    run: renewCalendarLink,
  },
  removeCalendarLink: {
    scope: null,
    summary: 'Ends the link to the calendar of the caller',
    refreshes: ['contact.getCalendarLink'],
    run: removeCalendarLink,
  },
})
