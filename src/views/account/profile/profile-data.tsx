import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import type { AccountDataActor } from '../../../machines/account/account-data.machine.ts';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icons/icon.tsx';
import sheet from '../../components/dialogs/sheet.module.css';

/** Exports all data that is stored about the user as a file. */
export function ProfileData({ actor }: { readonly actor: AccountDataActor }) {
  const t = useMessages('profile').data;
  const { preparing, stop } = useMessages('components');
  const isExporting = useSelector(actor, (snapshot) => snapshot.hasTag('exporting'));
  return (
    <section className={sheet.section}>
      <h2>{t.title}</h2>
      <p className={sheet.muted}>{t.text}</p>
      <div className={sheet.row}>
        <Button onClick={() => actor.send({ type: 'export.request' })} aria-disabled={isExporting}>
          <Icon name="download" />
          {isExporting ? preparing : t.download}
        </Button>
        {isExporting ? (
          <Button look="quiet" onClick={() => actor.send({ type: 'load.cancel' })}>
            {stop}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
