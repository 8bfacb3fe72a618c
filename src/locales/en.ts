import { authPanel } from './en/auth-panel.ts';
import { chat } from './en/chat.ts';
import { discover } from './en/discover.ts';
import { layout } from './en/layout.ts';
import { mateDetail } from './en/mate-detail.ts';
import { parts } from './en/parts.ts';
import { recentChats } from './en/recent-chats.ts';
import { shell, titles } from './en/shell.ts';
import { still } from './en/still.ts';
import { verifyEmail } from './en/verify-email.ts';

/** The product's name, wherever it is said. Settable when the page is built. */
const product: string = import.meta.env['VITE_PRODUCT_NAME'] ?? 'Mates';

export const en = {
  product,
  titles,
  shell,
  layout,
  parts,
  authPanel,
  chat,
  discover,
  mateDetail,
  recentChats,
  still,
  verifyEmail,
};
