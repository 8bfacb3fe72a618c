import { Notifications } from '../views/parts/notifications.tsx';

export const part = { View: Notifications, messages: {} };
