import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { dayMs, hourMs, minuteMs } from '@game/domain'
import { z } from 'zod'
import { isSigningKey } from '../signing/signed-note.ts'

const port = z.coerce.number().int().min(0).max(65535)

const variables = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  /** Postgres; without it the game keeps its data in an embedded database in DATA_DIR. */
  DATABASE_URL: z.string().optional(),
  /** A direct connection to the database, if DATABASE_URL names a transaction pooler (PgBouncer). */
  DIRECT_URL: z.string().optional(),
  /** Whether that pooler supports prepared statements, as PgBouncer does from 1.21 on. */
  POOLER_PREPARES: z.enum(['on', 'off']).default('off'),
  /** A streaming replica, for reads that may be a second old. */
  REPLICA_URL: z.string().optional(),
  DATA_DIR: z.string().default('.data'),
  /** Password of the seeded `admin`; without it a random one is generated and printed once. */
  ADMIN_PASSWORD: z.string().optional(),
  SEED: z.enum(['demo', 'none']).default('demo'),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  /** Addresses of proxies whose X-Forwarded-* headers are trusted, comma separated; `uniquelocal` for private ones. */
  TRUSTED_PROXIES: z.string().optional(),
  /** The address users type, such as https://play.example.org; without it the request's Host is used. */
  PUBLIC_URL: z.url().optional(),
  /** Where to report vulnerabilities, for security.txt: a mailto: or https: address. */
  SECURITY_CONTACT: z.url({ protocol: /^(?:mailto|https|tel)$/ }).optional(),
  /** The private key that signs checkpoints, Ed25519 in PKCS #8 and base64; without it one is created and kept in the database. */
  PROOF_KEY: z.string().refine(isSigningKey, 'an Ed25519 key, PKCS #8 in base64').optional(),
  /** The greatest size of a score file in MB; real ones have a thousandth of the default. */
  SCORE_FILE_MB: z.coerce.number().int().min(1).max(16_384).default(512),
  /** The greatest size of a demo in MB, packed and unpacked; real ones have 200 to 520. */
  DEMO_FILE_MB: z.coerce.number().int().min(1).max(4096).default(1024),
  /** The memory in MB that the process which reads a demo may take. */
  DEMO_MEMORY_MB: z.coerce.number().int().min(128).max(16_384).default(1024),
  /** Serves /metrics on a separate port; METRICS_TOKEN is the bearer token that requests of /metrics need. */
  METRICS_PORT: port.optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  /** Whether admins get in only by a passkey (rulebook 24.5). */
  ADMIN_PASSKEY: z.enum(['required', 'optional']).default('optional'),
  /** The application at Discord by which users sign in (rulebook 24.6); needs PUBLIC_URL. */
  DISCORD_CLIENT_ID: z.string().optional(),
  DISCORD_CLIENT_SECRET: z.string().optional(),
  /** Whether users sign in by Steam (rulebook 24.6); needs PUBLIC_URL. */
  STEAM_SIGN_IN: z.enum(['on', 'off']).default('off'),
  /** Takes a backup in each period, such as 24h or 30m, into BACKUP_DIR; without it one a day of the embedded database. */
  BACKUP_EVERY: z
    .string()
    .regex(/^([1-9]\d{0,3}[mhd]|off)?$/, 'a number of minutes, hours or days, such as 30m, 24h or 1d, or off')
    .optional(),
  /** The folder of backups; for the embedded database `backups` in DATA_DIR, unless it says another. */
  BACKUP_DIR: z.string().optional(),
  /** The server that takes the game's mail, such as smtps://user:secret@mail.example.org; without it no mail is sent. */
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .or(z.literal(''))
    .optional(),
  /** The sender, such as `Clutchdeck <game@example.org>`. */
  MAIL_FROM: z
    .string()
    .regex(/^$|^[^\r\n]*@[^\r\n]*$/, 'an address, such as Clutchdeck <game@example.org>')
    .optional(),
  /** How many mails all processes together send in a minute at most. */
  MAIL_PER_MINUTE: z.coerce.number().int().min(1).max(100_000).default(300),
  /** `allow` lets webhooks go to http and private addresses: for tests. */
  WEBHOOK_HTTP: z.enum(['refuse', 'allow']).default('refuse'),
  /** The VAPID keys by which push services know the game, in base64url; without them they are created and kept in the database. */
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^([\w-]{87})?$/, 'a public VAPID key, 87 characters of base64url')
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^([\w-]{43})?$/, 'a private VAPID key, 43 characters of base64url')
    .optional(),
  /** Where push services reach the operator: a mailto: or https: address; without it PUBLIC_URL, if that is https. */
  VAPID_SUBJECT: z
    .url({ protocol: /^(?:mailto|https)$/ })
    .refine(
      hasPublicHost,
      'an address that Apple takes: mailto:name@domain or https:, without blanks, not on localhost, .local or .invalid',
    )
    .or(z.literal(''))
    .optional(),
  /** A folder with fonts for share pictures, for the letters of names that the game's own don't have. */
  SHARE_FONTS: z
    .string()
    .refine(folder => folder === '' || existsSync(folder), 'a folder with fonts')
    .optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
})

/** The names of all variables; docs/operations.md and .env.example explain each. */
export const variableNames = Object.keys(variables.shape)

export type Env = {
  port: number
  host: string
  databaseUrl: string | undefined
  directUrl: string | undefined
  poolerPrepares: boolean
  replicaUrl: string | undefined
  dataDir: string
  adminPassword: string | undefined
  adminPasskey: boolean
  discord: DiscordSettings | undefined
  steam: SteamSettings | undefined
  seed: 'demo' | 'none'
  rateLimits: boolean
  trustedProxies: string[]
  /** In the form of a browser's `Origin` header. */
  publicUrl: string | undefined
  securityContact: string | undefined
  proofKey: string | undefined
  scoreFileBytes: number
  demoFileBytes: number
  demoMemoryMb: number
  metricsPort: number | undefined
  metricsToken: string | undefined
  backups: { everyMs: number; folder: string } | undefined
  mail: MailSettings | undefined
  webhookHttp: boolean
  push: PushSettings | undefined
  logLevel: string
}

/** How mail is sent; `origin` is the game's own address, for the links in it. */
export type MailSettings = { smtpUrl: string; from: string; perMinute: number; origin: string }

/** How pushes are sent; `origin` is the game's own address, for the pages that they open. */
export type PushSettings = {
  origin: string
  /** Where push services reach the operator. */
  subject: string
  /** Undefined: the keys are in the database. */
  keys: { publicKey: string; privateKey: string } | undefined
  /** Whether browsers may name push services inside the operator's network, also by http: in tests only, by no variable. */
  allowInside: boolean
}

/** `site` is Discord's own address; tests have theirs. */
export type DiscordSettings = { site: string; clientId: string; secret: string }

/** `site` is Steam's own address; tests have theirs. */
export type SteamSettings = { site: string }

/** Reads the environment, in which an empty variable is one that is not set; throws one readable sentence for each wrong variable. */
export function readEnv(source: Record<string, string | undefined> = environment()): Env {
  const parsed = variables.safeParse(withoutEmpty(source))
  if (!parsed.success) {
    throw new Error(parsed.error.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`).join('; '))
  }
  const v = parsed.data
  return {
    port: v.PORT,
    host: v.HOST,
    databaseUrl: v.DATABASE_URL || undefined,
    directUrl: v.DIRECT_URL || undefined,
    poolerPrepares: v.POOLER_PREPARES === 'on',
    replicaUrl: v.REPLICA_URL || undefined,
    dataDir: v.DATA_DIR,
    adminPassword: v.ADMIN_PASSWORD || undefined,
    adminPasskey: v.ADMIN_PASSKEY === 'required',
    discord: discordSettingsOf(v),
    steam: steamSettingsOf(v),
    seed: v.SEED,
    rateLimits: v.RATE_LIMITS === 'on',
    trustedProxies: (v.TRUSTED_PROXIES ?? '').split(',').flatMap(address => address.trim() || []),
    publicUrl: v.PUBLIC_URL && new URL(v.PUBLIC_URL).origin,
    securityContact: v.SECURITY_CONTACT,
    proofKey: v.PROOF_KEY,
    scoreFileBytes: v.SCORE_FILE_MB * 1024 * 1024,
    demoFileBytes: v.DEMO_FILE_MB * 1024 * 1024,
    demoMemoryMb: v.DEMO_MEMORY_MB,
    metricsPort: v.METRICS_PORT,
    metricsToken: v.METRICS_TOKEN,
    backups: backupSettingsOf(v),
    mail: mailSettingsOf(v),
    webhookHttp: v.WEBHOOK_HTTP === 'allow',
    push: pushSettingsOf(v),
    logLevel: v.LOG_LEVEL,
  }
}

/** A power cut can cost the embedded database everything, so its backups are on unless they are turned off. */
function backupSettingsOf(v: z.infer<typeof variables>): Env['backups'] {
  const every = v.BACKUP_EVERY ?? (v.DATABASE_URL ? 'off' : '1d')
  if (every === 'off') return undefined
  const folder = v.BACKUP_DIR ?? (v.DATABASE_URL ? 'backups' : join(v.DATA_DIR, 'backups'))
  return { everyMs: millisecondsOf(every), folder }
}

/**
 * The settings of mail; undefined if it is off. Its links need PUBLIC_URL: a link that names the `Host` of a request would lead to whatever
 * site its sender wrote there.
 */
function mailSettingsOf(v: z.infer<typeof variables>): MailSettings | undefined {
  if (!v.SMTP_URL && !v.MAIL_FROM) return undefined
  if (!v.SMTP_URL || !v.MAIL_FROM || !v.PUBLIC_URL)
    throw new Error('To send mail set SMTP_URL, MAIL_FROM and PUBLIC_URL')
  const origin = new URL(v.PUBLIC_URL).origin
  return { smtpUrl: v.SMTP_URL, from: v.MAIL_FROM, perMinute: v.MAIL_PER_MINUTE, origin }
}

/** The settings of pushes; undefined if they are off, as without an address push services refuse them and browsers have no service worker. */
function pushSettingsOf(v: z.infer<typeof variables>): PushSettings | undefined {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT, PUBLIC_URL } = v
  if (!publicKey !== !privateKey)
    throw new Error('Set both VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY, or neither')
  const origin = PUBLIC_URL && new URL(PUBLIC_URL).origin
  const subject = VAPID_SUBJECT || (origin?.startsWith('https:') ? origin : undefined)
  if (!origin || !subject) return undefined
  return {
    origin,
    subject,
    keys: publicKey && privateKey ? { publicKey, privateKey } : undefined,
    allowInside: false,
  }
}

/** The settings of signing in by Discord; undefined if it is off. Discord sends browsers back to PUBLIC_URL. */
function discordSettingsOf(v: z.infer<typeof variables>): DiscordSettings | undefined {
  if (!v.DISCORD_CLIENT_ID && !v.DISCORD_CLIENT_SECRET) return undefined
  if (!v.DISCORD_CLIENT_ID || !v.DISCORD_CLIENT_SECRET || !v.PUBLIC_URL)
    throw new Error('To sign in by Discord set DISCORD_CLIENT_ID, DISCORD_CLIENT_SECRET and PUBLIC_URL')
  return { site: 'https://discord.com', clientId: v.DISCORD_CLIENT_ID, secret: v.DISCORD_CLIENT_SECRET }
}

/** The settings of signing in by Steam; undefined if it is off. Steam sends browsers back to PUBLIC_URL. */
function steamSettingsOf(v: z.infer<typeof variables>): SteamSettings | undefined {
  if (v.STEAM_SIGN_IN === 'off') return undefined
  if (!v.PUBLIC_URL) throw new Error('To sign in by Steam set PUBLIC_URL')
  return { site: 'https://steamcommunity.com' }
}

const withoutEmpty = (source: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))

const unitMs = { m: minuteMs, h: hourMs, d: dayMs } as const

/** Reads a period such as `24h`; the shape above has checked its unit. */
const millisecondsOf = (period: string): number =>
  Number.parseInt(period, 10) * unitMs[period.slice(-1) as keyof typeof unitMs]

const dotenv = fileURLToPath(new URL('../../../../.env', import.meta.url))

/** Adds the `.env` of the repository to the environment, which takes precedence. Tests do not read it. */
function environment(): NodeJS.ProcessEnv {
  if (!inTests && existsSync(dotenv)) process.loadEnvFile(dotenv)
  return process.env
}

/** Whether answers are checked against their schemas. */
export const inTests = process.env.NODE_ENV === 'test'

/** The folder in which the user typed the command: pnpm runs it in the folder of its package. */
export const invokedIn = process.env.INIT_CWD ?? process.cwd()

/** The operator's folder of fonts; undefined without one. */
export const shareFonts = (): string | undefined => process.env.SHARE_FONTS || undefined

/** Apple refuses pushes of a game that names itself by an address which can't be on the internet. */
function hasPublicHost(subject: string): boolean {
  const url = URL.parse(subject)
  const host = url?.protocol === 'mailto:' ? /^[^@]+@([^@]+)$/.exec(url.pathname)?.[1] : url?.hostname
  return host !== undefined && !/\s/.test(subject) && !/(?:^|\.)(?:localhost|local|invalid)$/i.test(host)
}
