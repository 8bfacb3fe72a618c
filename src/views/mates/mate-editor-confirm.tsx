import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import { selectDeletion, selectSubject } from '../../machines/mates/mate-editor.selectors.ts';
import { ConfirmDialog } from '../components/confirm-dialog.tsx';
import type { MateEditorActor } from './mate-editor.tsx';

/** Asks before a mate is deleted: that cannot be undone. */
export function MateEditorConfirm({ actor }: { readonly actor: MateEditorActor }) {
  const { title, text, confirm } = useMessages('generate').confirm;
  const deletion = useSelector(actor, selectDeletion);
  const mate = useSelector(actor, selectSubject);
  if (deletion === undefined || mate === null) return null;
  return <ConfirmDialog actor={deletion} title={title(mate.name)} text={text} confirm={confirm} />;
}
