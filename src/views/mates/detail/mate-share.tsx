import type { MateDetail } from '../../../../contract/mates/mate-detail.ts';
import { useMessages } from '../../../locales/messages.ts';
import type { MateDetailActor } from '../../../machines/mates/mate-detail.machine.ts';
import { IconButton } from '../../components/icons/icon-button.tsx';
import { Icon } from '../../components/icons/icon.tsx';
import { detailPath } from '../../components/paths.ts';
import { usePart } from '../../use-part.ts';

/** The button that shares the link of a mate. */
export function MateShare({ mate, actor }: { readonly mate: MateDetail; readonly actor: MateDetailActor }) {
  const t = useMessages('mateDetail');
  const share = usePart(actor, ({ children }) => children.share);
  const content = { kind: 'page', title: mate.name, path: detailPath(mate.mateId) } as const;
  return (
    <IconButton label={t.share} onClick={() => share?.send({ type: 'share.request', content })}>
      <Icon name="share-2" />
    </IconButton>
  );
}
