import { router } from '../../../ground/call/trpc.ts'
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

export const contactRouter = router({
  getMailState,
  getContact,
  saveSettings,
  sendConfirmation,
  changeEmail,
  confirmEmail,
  sendReset,
  resetPassword,
  unsubscribe,
  getPushKey,
  subscribePush,
  unsubscribePush,
  getCalendarLink,
  renewCalendarLink,
  removeCalendarLink,
})
