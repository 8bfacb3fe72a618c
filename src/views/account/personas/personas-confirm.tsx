import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import {
  selectSelected,
  type PersonaListActor,
} from '../../../machines/account/personas/persona-list.machine.ts';
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog.tsx';

/** Asks before a persona is deleted: that cannot be undone. */
export function PersonasConfirm({ actor }: { readonly actor: PersonaListActor }) {
  const { title, text, confirm } = useMessages('personas').confirm;
  const deletion = useSelector(actor, ({ children }) => children.deletePersona);
  const persona = useSelector(actor, selectSelected);
  if (deletion === undefined || persona === null) return null;
  return <ConfirmDialog actor={deletion} title={title(persona.name)} text={text} confirm={confirm} />;
}
