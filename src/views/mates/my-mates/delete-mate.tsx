import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import { selectSelected, type MyMatesActor } from '../../../machines/mates/editor/my-mates.machine.ts';
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog.tsx';

/** Asks before a mate is deleted. Also shown where the list is not. */
export function DeleteMate({ actor }: { readonly actor: MyMatesActor }) {
  const { title, text, confirm } = useMessages('mateEditor').confirm;
  const deletion = useSelector(actor, ({ children }) => children.deleteMate);
  const mate = useSelector(actor, selectSelected);
  if (deletion === undefined || mate === null) return null;
  return <ConfirmDialog actor={deletion} title={title(mate.name)} text={text} confirm={confirm} />;
}
