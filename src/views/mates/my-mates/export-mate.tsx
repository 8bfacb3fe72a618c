import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import { selectSelected, type MyMatesActor } from '../../../machines/mates/editor/my-mates.machine.ts';
import { ExportFile } from '../../companion-file/export-file.tsx';

/** Downloads a mate with all its chats. */
export function ExportMate({ actor }: { readonly actor: MyMatesActor }) {
  const { titleOf } = useMessages('companionFile');
  const exporting = useSelector(actor, ({ children }) => children.exportFile);
  const mate = useSelector(actor, selectSelected);
  if (exporting === undefined || mate === null) return null;
  return <ExportFile actor={exporting} title={titleOf(mate.name)} />;
}
