import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import { selectIsExporting, type ProfileActor } from '../../machines/account/profile.selectors.ts';
import { Button } from '../components/button.tsx';
import { Icon } from '../components/icon.tsx';
import sheet from '../components/sheet.module.css';

/** Exports all data that is stored about the user as a file. */
export function ProfileData({ actor }: { readonly actor: ProfileActor }) {
  const words = useMessages('profile').data;
  const isExporting = useSelector(actor, selectIsExporting);
  return (
    <section className={sheet.section}>
      <h2>{words.title}</h2>
      <p className={sheet.muted}>{words.text}</p>
      <div className={sheet.row}>
        <Button onClick={() => actor.send({ type: 'export.request' })} aria-disabled={isExporting}>
          <Icon name="download" />
          {isExporting ? words.busy : words.download}
        </Button>
        {isExporting ? (
          <Button look="quiet" onClick={() => actor.send({ type: 'load.cancel' })}>
            {words.stop}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
