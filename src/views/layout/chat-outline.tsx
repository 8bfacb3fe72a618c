import { ChatFrame } from '../chat/chat-frame.tsx';
import layout from './main-layout.module.css';
import rooms from './rooms-place.module.css';

/** What the server sends of the page of a chat: it is there before any code has run. */
export function ChatOutline() {
  return (
    <div className={layout.layout} data-full="" aria-hidden="true">
      <div className={layout.places}>
        <nav className={rooms.rooms} />
        <div className={layout.content}>
          <ChatFrame />
        </div>
      </div>
    </div>
  );
}
