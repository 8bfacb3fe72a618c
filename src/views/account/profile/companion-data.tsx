import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import type { AccountDataActor } from '../../../machines/account/account-data.machine.ts';
import { ExportFile } from '../../companion-file/export-file.tsx';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icons/icon.tsx';
import sheet from '../../components/dialogs/sheet.module.css';

/** Downloads all companions as one file that another server reads. */
export function CompanionData({ actor }: { readonly actor: AccountDataActor }) {
  const t = useMessages('companionFile');
  const exporting = useSelector(actor, ({ children }) => children.exportFile);
  return (
    <section className={sheet.section}>
      <h2>{t.title}</h2>
      <p className={sheet.muted}>{t.text}</p>
      <div className={sheet.row}>
        <Button onClick={() => actor.send({ type: 'file.request' })}>
          <Icon name="download" />
          {t.open}
        </Button>
      </div>
      {exporting === undefined ? null : <ExportFile actor={exporting} title={t.title} />}
    </section>
  );
}
