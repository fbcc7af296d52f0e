import { router } from '../call/trpc.ts'
import { getSecurityEvents } from '../security/get-security-events.ts'
import { getAuditLog } from './get-audit-log.ts'

export const auditRouter = router({ getAuditLog, getSecurityEvents })
