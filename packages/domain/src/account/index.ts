export {
  checkNewToken,
  checkScope,
  defaultTokenDays,
  type TokenRequest,
  type TokenScope,
  tokenDays,
  tokenScopes,
  tokensPerUser,
} from './access-token.ts'
export { checkDisplayName, deletionDays, erasedAt, trimName } from './account.ts'
export { type Avatar, avatars, firstAvatar, isAvatar } from './avatar.ts'
export {
  checkConfirmation,
  checkEmail,
  checkNewUsername,
  checkPassword,
  checkUsername,
  type FormState,
  type LoginFields,
  loginForm,
  newAccountForm,
  type PasswordFields,
  passwordForm,
  type SignUpFields,
  signUpForm,
} from './credentials.ts'
export { deletedName } from './name.ts'
export { nameKey } from './name-key.ts'
