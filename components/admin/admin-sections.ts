import { routes } from '@/lib/routes'

/** The admin's screens, in the order of their navigation. */
export const ADMIN_SECTIONS = [
  { href: routes.adminDashboard, text: 'Dashboard' },
  { href: routes.adminUsers, text: 'Users' },
  { href: routes.adminGroups, text: 'Groups' },
  { href: routes.adminOrders, text: 'Orders' },
  { href: routes.adminCoupons, text: 'Coupons' },
  { href: routes.adminLaunchList, text: 'Launch list' },
  { href: routes.adminItems, text: 'Statements' },
  { href: routes.adminSentences, text: 'Sentences' },
  { href: routes.adminAudit, text: 'Audit' },
] as const
