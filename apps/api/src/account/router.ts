import { router } from '../http/trpc.ts'
import { deleteAccount } from './delete-account.ts'
import { getUser } from './get-user.ts'
import { logIn } from './log-in.ts'
import { logOut } from './log-out.ts'
import { signUp } from './sign-up.ts'
import { updateProfile } from './update-profile.ts'

export const accountRouter = router({
  login: logIn,
  signUp,
  getUser,
  logout: logOut,
  deleteAccount,
  updateProfile,
})
