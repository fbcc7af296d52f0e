import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const port = z.coerce.number().int().min(0).max(65535)

const variables = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  /** Postgres; without it the game keeps its data in an embedded database in DATA_DIR. */
  DATABASE_URL: z.string().optional(),
  DATA_DIR: z.string().default('.data'),
  /** Password of the seeded `admin`; without it one is drawn and printed once. */
  ADMIN_PASSWORD: z.string().optional(),
  SEED: z.enum(['demo', 'none']).default('demo'),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  /** Addresses of proxies whose X-Forwarded-* headers are believed, comma separated; `uniquelocal` for private ones. */
  TRUSTED_PROXIES: z.string().optional(),
  /** The address users type, such as https://play.example.org; without it the request's own Host is taken. */
  PUBLIC_URL: z.url().optional(),
  /** What a score file may weigh at most, in MB; real ones are a thousandth of the default. */
  SCORE_FILE_MB: z.coerce.number().int().min(1).max(16_384).default(512),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
})

/** The names of all variables; the README and .env.example explain each. */
export const variableNames = Object.keys(variables.shape)

export type Env = {
  port: number
  host: string
  databaseUrl: string | undefined
  dataDir: string
  adminPassword: string | undefined
  seed: 'demo' | 'none'
  rateLimits: boolean
  trustedProxies: string[]
  /** As browsers send it for an `Origin`. */
  publicUrl: string | undefined
  scoreFileBytes: number
  logLevel: string
}

/** Reads the environment; throws one readable sentence for each wrong variable. */
export function readEnv(source: Record<string, string | undefined> = environment()): Env {
  const parsed = variables.safeParse(source)
  if (!parsed.success) {
    throw new Error(parsed.error.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`).join('; '))
  }
  const v = parsed.data
  return {
    port: v.PORT,
    host: v.HOST,
    databaseUrl: v.DATABASE_URL || undefined,
    dataDir: v.DATA_DIR,
    adminPassword: v.ADMIN_PASSWORD || undefined,
    seed: v.SEED,
    rateLimits: v.RATE_LIMITS === 'on',
    trustedProxies: (v.TRUSTED_PROXIES ?? '').split(',').flatMap(address => address.trim() || []),
    publicUrl: v.PUBLIC_URL && new URL(v.PUBLIC_URL).origin,
    scoreFileBytes: v.SCORE_FILE_MB * 1024 * 1024,
    logLevel: v.LOG_LEVEL,
  }
}

const dotenv = fileURLToPath(new URL('../../../.env', import.meta.url))

/** Adds the `.env` of the repository to the environment, which goes before it. Tests take nothing from there. */
function environment(): NodeJS.ProcessEnv {
  if (!inTests && existsSync(dotenv)) process.loadEnvFile(dotenv)
  return process.env
}

/** Whether answers are checked against their schemas. */
export const inTests = process.env.NODE_ENV === 'test'
