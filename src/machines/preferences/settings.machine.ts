import { setup, stopChild } from 'xstate';
import { ageGateMachine } from '../safety/age-gate.machine.ts';
import { logoutConfirmationMachine } from '../auth/logout-confirmation.machine.ts';
import type { SettingsContext, SettingsEvent, SettingsInput, Theme } from './settings.types.ts';
import { safetyMachine } from '../safety/safety.machine.ts';

export const settingsMachine = setup({
  types: {
    context: {} as SettingsContext,
    events: {} as SettingsEvent,
    input: {} as SettingsInput,
    children: {} as { ageGate: 'ageGate'; safety: 'safety'; logoutConfirmation: 'logoutConfirmation' },
  },
  actors: { ageGate: ageGateMachine, safety: safetyMachine, logoutConfirmation: logoutConfirmationMachine },
  guards: {
    isLight: (_, theme: Theme) => theme === 'light',
    isDark: (_, theme: Theme) => theme === 'dark',
  },
  actions: {
    applyTheme: (_, _params: { theme: Theme }) => {},
    saveSettings: (_, _params: { theme: Theme }) => {},
    /** One that died stays among the children until it is taken away, and a view that reads it breaks. */
    stopCrashedChild: stopChild((_, { child }: { child: string }) => child),
    reportError: (_, _params: { error: unknown }) => {},
  },
}).createMachine({
  id: 'settings',
  description: 'How the page looks, what its host may show, who looks after the person, and how they leave.',
  context: ({ input }) => ({ storedTheme: input.theme }),
  invoke: [
    {
      id: 'ageGate',
      systemId: 'ageGate',
      src: 'ageGate',
      onError: {
        actions: [
          { type: 'stopCrashedChild', params: { child: 'ageGate' } },
          { type: 'reportError', params: ({ event }) => ({ error: event.error }) },
        ],
      },
    },
    {
      id: 'safety',
      src: 'safety',
      onError: {
        actions: [
          { type: 'stopCrashedChild', params: { child: 'safety' } },
          { type: 'reportError', params: ({ event }) => ({ error: event.error }) },
        ],
      },
    },
    {
      id: 'logoutConfirmation',
      systemId: 'logoutConfirmation',
      src: 'logoutConfirmation',
      onError: {
        actions: [
          { type: 'stopCrashedChild', params: { child: 'logoutConfirmation' } },
          { type: 'reportError', params: ({ event }) => ({ error: event.error }) },
        ],
      },
    },
  ],
  initial: 'restoring',
  on: {
    'theme.choose': [
      {
        guard: { type: 'isLight', params: ({ event }) => event.theme },
        target: '.light',
        actions: { type: 'saveSettings', params: ({ event }) => ({ theme: event.theme }) },
      },
      {
        guard: { type: 'isDark', params: ({ event }) => event.theme },
        target: '.dark',
        actions: { type: 'saveSettings', params: ({ event }) => ({ theme: event.theme }) },
      },
      {
        target: '.system',
        actions: { type: 'saveSettings', params: ({ event }) => ({ theme: event.theme }) },
      },
    ],
  },
  states: {
    restoring: {
      always: [
        { guard: { type: 'isLight', params: ({ context }) => context.storedTheme }, target: 'light' },
        { guard: { type: 'isDark', params: ({ context }) => context.storedTheme }, target: 'dark' },
        { target: 'system' },
      ],
    },
    system: { entry: { type: 'applyTheme', params: { theme: 'system' } } },
    light: { entry: { type: 'applyTheme', params: { theme: 'light' } } },
    dark: { entry: { type: 'applyTheme', params: { theme: 'dark' } } },
  },
});
