export { type Avatar, avatars, firstAvatar, isAvatar } from './avatar.ts'
export {
  checkConfirmation,
  checkEmail,
  checkPassword,
  checkUsername,
  type FormState,
  type LoginFields,
  loginForm,
  type SignUpFields,
  signUpForm,
} from './credentials.ts'
export { deletionDays, erasedAt } from './deletion.ts'
export { checkDisplayName, nameKey, trimName } from './name.ts'
