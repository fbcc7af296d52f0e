import { product } from '@game/domain'
import type { CallRecords } from '../call.ts'

export const system = {
  getDate: {
    method: 'GET',
    path: '/api/system/get-date',
    access: 'public',
    scope: 'read',
    summary: "The database's clock",
    refusals: [],
    defaultText: 'date',
    refreshes: [],
  },
} satisfies CallRecords

export const audit = {
  getAuditLog: {
    method: 'GET',
    path: `/api/${product.slug}/get-audit-log`,
    access: 'admin',
    scope: 'admin',
    summary: 'A page of what admins wrote: who, when, what, before and after',
    refusals: [],
    defaultText: 'unknown',
    refreshes: [],
  },
  getSecurityEvents: {
    method: 'GET',
    path: `/api/${product.slug}/get-security-events`,
    access: 'admin',
    scope: null,
    summary: 'A page of failed logins, lockouts, changed passwords and granted roles',
    refusals: [],
    defaultText: 'unknown',
    refreshes: [],
  },
} satisfies CallRecords
