import type { OwnMate } from '../../../../contract/mates/own-mate.ts';
import { useMessages } from '../../../locales/messages.ts';
import type { MyMatesActor } from '../../../machines/mates/editor/my-mates.machine.ts';
import type { CardFormat } from '../../../machines/mates/editor/my-mates.reducers.ts';
import { Menu, MenuItem } from '../../components/dialogs/menu.tsx';

/** The element that the download button of a mate opens. */
export const cardMenuId = ({ mateId }: Pick<OwnMate, 'mateId'>): string => `card-${mateId}`;

const formats = ['png', 'json', 'charx'] as const satisfies readonly CardFormat[];

/** The files in which a mate can be downloaded: as a card, or with all its chats. */
export function CardMenu({ mate, actor }: { readonly mate: OwnMate; readonly actor: MyMatesActor }) {
  const t = useMessages('mateEditor').mates;
  const { menu } = useMessages('companionFile');
  return (
    <Menu id={cardMenuId(mate)} label={t.take(mate.name)}>
      {formats.map((format) => (
        <MenuItem
          key={format}
          icon="download"
          onPick={() => actor.send({ type: 'card.export', mateId: mate.mateId, format })}
        >
          {t.formats[format]}
        </MenuItem>
      ))}
      <MenuItem icon="download" onPick={() => actor.send({ type: 'file.request', mateId: mate.mateId })}>
        {menu}
      </MenuItem>
    </Menu>
  );
}
