import { router } from '../http/trpc.ts'
import { deleteAccount } from './deletion/delete-account.ts'
import { getUser } from './profile/get-user.ts'
import { updateProfile } from './profile/update-profile.ts'
import { logIn, logOut } from './sign-in/log-in.ts'
import { signUp } from './sign-in/sign-up.ts'

export const accountRouter = router({
  login: logIn,
  signUp,
  getUser,
  logout: logOut,
  deleteAccount,
  updateProfile,
})
