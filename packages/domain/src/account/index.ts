export { checkDisplayName, deletionDays, erasedAt, nameKey, trimName } from './account.ts'
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
