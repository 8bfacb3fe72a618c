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
