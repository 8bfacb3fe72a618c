import type { LaterGroup } from '../locales/messages.ts';
import { AuthPanel } from '../views/layout/auth-panel.tsx';

export const part = { View: AuthPanel, messages: ['authPanel'] satisfies LaterGroup[] };
