/** The groups of texts that load with every screen; each of the others loads with the screens that show it. */
export const appGroups = [
  'components',
  'discover',
  'favorites',
  'layout',
  'logoutConfirmation',
  'notifications',
  'shell',
  'titles',
  'unavailable',
] as const;

export type AppGroup = (typeof appGroups)[number];
