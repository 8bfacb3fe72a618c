import { useSelector } from '@xstate/react';
import { ownNameOf } from '../../../../contract/rooms/room-name.ts';
import { useMessages } from '../../../locales/messages.ts';
import type { ConversationActor } from '../../../machines/chat/conversation.machine.ts';
import { selectIsTemporary } from '../../../machines/chat/conversation.selectors.ts';
import { Icon } from '../../components/icons/icon.tsx';
import { usePart } from '../../use-part.ts';
import styles from './chat-names.module.css';
import { TitleField } from './title-field.tsx';

/** The name of the mate and that of the conversation; pressing one of them gives the conversation another. */
export function ChatNames({ conversation }: { readonly conversation: ConversationActor }) {
  const { rename } = useMessages('chat');
  const name = useSelector(conversation, ({ context }) => context.room.mate.name);
  const stored = useSelector(conversation, ({ context }) => ownNameOf(context.room));
  const isTemporary = useSelector(conversation, selectIsTemporary);
  const roomTitle = usePart(conversation, ({ children }) => children.roomTitle);
  const isEditing = useSelector(roomTitle, (snapshot) => snapshot?.hasTag('editing') === true);
  const typed = useSelector(roomTitle, (snapshot) =>
    snapshot?.hasTag('saving') === true ? snapshot.context.text : undefined,
  );
  const title = typed ?? stored ?? '';
  const edit = () => roomTitle?.send({ type: 'title.edit', title: stored ?? '' });
  const isClosed = useSelector(roomTitle, (snapshot) => snapshot?.matches('closed') === true);
  const toButton = (text: string) => (
    <button
      type="button"
      className={styles.rename}
      title={rename}
      aria-disabled={!isClosed}
      data-rename=""
      onClick={edit}
    >
      {text}
      <Icon name="pencil" />
    </button>
  );
  const isFixed = isTemporary || isEditing || roomTitle === undefined;
  return (
    <>
      <h1 tabIndex={-1} dir="auto" className={styles.mate}>
        {isFixed ? name : toButton(name)}
      </h1>
      {isEditing && roomTitle !== undefined ? <TitleField actor={roomTitle} /> : null}
      {isEditing || title === '' ? null : (
        <p className={styles.title} dir="auto">
          {isFixed ? title : toButton(title)}
        </p>
      )}
    </>
  );
}
