import { authPanel } from '../locales/en/auth-panel.ts';
import { AuthPanel } from '../views/layout/auth-panel.tsx';

export const part = { View: AuthPanel, messages: { authPanel } };
