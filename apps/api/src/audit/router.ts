import { router } from '../http/trpc.ts'
import { getAuditLog } from './get-audit-log.ts'

export const auditRouter = router({ getAuditLog })
