import type { ReactNode } from 'react';
import { useMessages } from '../../locales/messages.ts';
import { IconLink } from '../components/icons/icon-link.tsx';
import { Icon } from '../components/icons/icon.tsx';
import { ChatFrame } from './chat-frame.tsx';

/** Stands where the conversation will be. */
export function ChatSkeleton({ children }: { readonly children: ReactNode }) {
  const t = useMessages('chat');
  const back = (
    <IconLink to="/recent-chats" label={t.back}>
      <Icon name="chevron-left" />
    </IconLink>
  );
  return (
    <ChatFrame back={back}>
      <h1 className="visually-hidden" tabIndex={-1}>
        <span role="status">{t.loading}</span>
      </h1>
      {children}
    </ChatFrame>
  );
}
