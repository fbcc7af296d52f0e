import { feature, gamePath } from '../contract/call.ts'
import { getSecurityEvents } from '../security/get-security-events.ts'
import { getAuditLog } from './get-audit-log.ts'

export const auditCalls = feature(gamePath, 'What admins wrote', {
  getAuditLog: {
    scope: 'admin',
    summary: 'A page of what admins wrote: who, when, what, before and after',
    run: getAuditLog,
  },
  getSecurityEvents: {
    scope: null,
    summary: 'A page of failed logins, lockouts, changed passwords and granted roles',
    run: getSecurityEvents,
  },
})
