/** `system` follows the device. */
export type Theme = 'system' | 'light' | 'dark';

export interface SettingsContext {
  /** The theme as it was stored when the page started; afterwards the state says it. */
  readonly storedTheme: Theme;
}

export interface SettingsInput {
  readonly theme: Theme;
}

export interface SettingsEvent {
  readonly type: 'theme.choose';
  readonly theme: Theme;
}
