import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import type { AppSettingsActor } from '../../../machines/account/app-settings.machine.ts';
import sheet from '../../components/dialogs/sheet.module.css';

/** How to dictate here, or why that is not possible. */
export function DictationSettings({ actor }: { readonly actor: AppSettingsActor }) {
  const t = useMessages('installation').dictation;
  const { transcribes } = useMessages('site');
  const dictation = useSelector(actor, ({ context }) => context.dictation);
  return (
    <section className={sheet.section}>
      <h2>{t.title}</h2>
      <p>{t[dictation]}</p>
      {dictation === 'offered' && transcribes === true ? <p className={sheet.muted}>{t.server}</p> : null}
    </section>
  );
}
