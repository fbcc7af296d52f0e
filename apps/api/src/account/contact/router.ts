import { router } from '../../call/trpc.ts'
import { changeEmail, confirmEmail, getContact, getMailState, sendConfirmation } from './contact.ts'
import { resetPassword, sendReset } from './reset-password.ts'

export const contactRouter = router({
  getMailState,
  getContact,
  sendConfirmation,
  changeEmail,
  confirmEmail,
  sendReset,
  resetPassword,
})
