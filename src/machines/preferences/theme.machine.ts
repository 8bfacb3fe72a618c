import { setup, type SnapshotFrom } from 'xstate';

/** `system` follows the device. */
export type Theme = 'system' | 'light' | 'dark';

export interface ThemeContext {
  /** The theme that was stored when the page started; the state holds the current one. */
  readonly storedTheme: Theme;
}

export interface ThemeInput {
  readonly theme: Theme;
}

export interface ThemeEvent {
  readonly type: 'theme.choose';
  readonly theme: Theme;
}

export const themeMachine = setup({
  types: {
    context: {} as ThemeContext,
    events: {} as ThemeEvent,
    input: {} as ThemeInput,
  },
  guards: {
    isLight: (_, theme: Theme) => theme === 'light',
    isDark: (_, theme: Theme) => theme === 'dark',
  },
  actions: {
    applyTheme: (_, _params: { theme: Theme }) => {},
    persistTheme: (_, _params: { theme: Theme }) => {},
  },
}).createMachine({
  id: 'theme',
  description: 'The colors of the page: light, dark, or those of the device.',
  context: ({ input }) => ({ storedTheme: input.theme }),
  initial: 'restoring',
  on: {
    'theme.choose': [
      {
        guard: { type: 'isLight', params: ({ event }) => event.theme },
        target: '.light',
        actions: { type: 'persistTheme', params: ({ event }) => ({ theme: event.theme }) },
      },
      {
        guard: { type: 'isDark', params: ({ event }) => event.theme },
        target: '.dark',
        actions: { type: 'persistTheme', params: ({ event }) => ({ theme: event.theme }) },
      },
      {
        target: '.system',
        actions: { type: 'persistTheme', params: ({ event }) => ({ theme: event.theme }) },
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

export const selectTheme = ({ value }: SnapshotFrom<typeof themeMachine>): Theme =>
  value === 'light' || value === 'dark' ? value : 'system';
