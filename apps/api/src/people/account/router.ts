import { router } from '../../ground/call/trpc.ts'
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

export const accountRouter = router({
  login: logIn,
  signUp,
  getUser,
  getUsers,
  logout: logOut,
  changePassword,
  setPassword,
  exportData,
  getSessions,
  endSession,
  endOtherSessions,
  deleteAccount,
  updateProfile,
})
