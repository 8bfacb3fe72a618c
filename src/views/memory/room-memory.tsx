import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import type { MateMemoryActor } from '../../machines/memory/mate-memory.machine.ts';
import { selectIsUnsupported } from '../../machines/shared/request.ts';
import sheet from '../components/dialogs/sheet.module.css';
import { useRequest } from '../use-request.ts';
import { MateMemory } from './mate-memory.tsx';

/** The memory of a conversation's mate, among its settings; nothing where the host remembers nothing. */
export function RoomMemory({ actor }: { readonly actor: MateMemoryActor }) {
  const t = useMessages('memory');
  const mateName = useSelector(actor, ({ context }) => context.mateName);
  const isUnsupported = useSelector(useRequest(actor), selectIsUnsupported);
  if (isUnsupported) return null;
  return (
    <section className={sheet.section}>
      <h2>{mateName === null ? t.titleOfDeleted : t.title(mateName)}</h2>
      <MateMemory actor={actor} isFolded />
    </section>
  );
}
